import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { organisationQuery } from '../../../lib/preferences/organisation.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { OPS, setsWithout } from '../../../testing/signed-in.ts';
import { answerWrites, type Told } from '../testing/desk-server.ts';
import { candidateOf, reasonOf } from '../testing/sample-candidates.ts';
import { GATE_TUE, HALL_TUE, HALL_WED, PLACES } from '../testing/sample-places.ts';
import { CandidatePanel } from './candidate-panel.tsx';

const LAYLA = candidateOf(31, 'Layla Al-Harbi');
const JUDY = candidateOf(32, 'Judy Kassem', {
  application: {
    ...{ id: '018f0000-0000-7000-8000-000000000777', status: 'pending', version: 2 },
    ...{ created_at: '2029-12-01T08:00:00Z', asked_for: [], message: 'I know the hall.', by_hand: false },
  },
});
const FARAH = candidateOf(33, 'Farah Idris', {
  hand_only: [reasonOf('not_near', { found: 140 }), reasonOf('unavailable')],
});

let sent: Told[] = [];
beforeEach(async () => {
  setUser(OPS);
  const assignments = [{ id: LAYLA.usher.id, position_id: HALL_TUE.id, version: 1 }];
  const decided = { id: JUDY.application?.id, status: 'waitlisted', version: 3, shifts: [] };
  sent = answerWrites(() => Response.json({ data: { assignments, invitations_ended: 0, ...decided } }));
  await loadTexts('en', ['hiring', 'hiring-offers', 'status']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

type Shown = Partial<Parameters<typeof CandidatePanel>[0]>;
const panel = (rows: readonly CandidateRow[], known: Shown = {}) => (
  <CandidatePanel
    places={PLACES}
    chosen={[HALL_TUE]}
    tab="recommended"
    searched={false}
    planned={new Set()}
    pages={{ rows, failed: false, retry: () => undefined, more: undefined }}
    {...known}
  />
);
const press = (code: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
const marked = () => document.querySelector('[aria-expanded="true"]')?.textContent;

test.each(LANGUAGES)('the marked one shows what the score is made of, and J and K move on (%s)', async (language) => {
  await loadTexts(language, ['hiring', 'hiring-offers', 'status']);
  const screen = await renderIn(language, panel([LAYLA, JUDY, FARAH]));
  await expect.poll(marked).toContain('Layla');
  await expect.element(screen.getByText('28.8')).toBeVisible();
  const fact = language === 'en' ? '96 of 100; 76 shifts attended' : '96 من 100؛ حضور 76 وردية';
  await expect.element(screen.getByText(fact)).toBeVisible();
  press('KeyJ');
  await expect.poll(marked).toContain('Judy');
  await expect.element(screen.getByText('I know the hall.')).toHaveAttribute('dir', 'auto');
  press('KeyK');
  await expect.poll(marked).toContain('Layla');
  // how far recent work counts is a setting
  queryClient.setQueryData(
    organisationQuery.queryKey,
    (house) => house && { ...house, days: { ...house.days, fairness_days: 7 } },
  );
  const line = () => document.querySelector('ol > li')?.textContent;
  await expect.poll(line).toContain(language === 'en' ? 'h in 7 days' : '(7)');
  await expect.poll(line).not.toContain('14');
});

test('whom the plan of auto-fill has for the place is marked', async () => {
  const screen = await renderIn('en', panel([LAYLA, JUDY], { planned: new Set([JUDY.usher.id]) }));
  await expect.element(screen.getByText('in the plan')).toBeVisible();
  const [layla, judy] = [...document.querySelectorAll('ol > li')].map((line) => line.textContent);
  expect([layla?.includes('in the plan'), judy?.includes('in the plan')]).toEqual([false, true]);
});

test('A assigns to all chosen shifts; undo takes the places back', async () => {
  await renderIn('en', panel([LAYLA, JUDY], { chosen: [HALL_TUE, HALL_WED] }));
  await expect.poll(marked).toContain('Layla');
  press('KeyA');
  const wanted = { usher_id: LAYLA.usher.id, position_ids: [HALL_TUE.id, HALL_WED.id], reserve: false, anyway: false };
  await expect.poll(() => sent).toEqual([['assignments', wanted]]);
  await expect.poll(() => useToasts.getState().toasts[0]?.text).toBe('Layla Al-Harbi is assigned.');
  // whoever comes next is not decided about by a second press of the same key
  await expect.poll(marked).toContain('Judy');
  press('KeyA');
  expect(sent.length).toBe(1);
  useToasts.getState().toasts[0]?.action?.run();
  await expect.poll(() => sent.at(-1)?.[0]).toBe('release');
});

test('whom the program would not choose is asked about, with the reasons', async () => {
  const screen = await renderIn('en', panel([FARAH], { tab: 'by_hand' }));
  await expect.poll(marked).toContain('Farah');
  await expect
    .poll(() => {
      press('KeyA');
      return document.querySelectorAll('[role="dialog"]').length;
    })
    .toBe(1);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('140 km away')).toBeVisible();
  await expect.element(dialog.getByText('Not available then')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Assign anyway' }).click();
  await expect.poll(() => sent[0]?.[1]).toMatchObject({ usher_id: FARAH.usher.id, anyway: true });
});

test('I invites until a time that is chosen', async () => {
  const screen = await renderIn('en', panel([LAYLA]));
  await expect.poll(marked).toContain('Layla');
  await expect
    .poll(() => {
      // whoever comes after a decision of the test before is seen a moment later
      press('KeyI');
      return document.querySelectorAll('[role="dialog"]').length;
    })
    .toBe(1);
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox').selectOptions('At another time…');
  // the shift begins at 15:00 in Riyadh
  await dialog.getByRole('textbox', { name: 'Time' }).fill('16:00');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect.element(dialog.getByText('Choose a time before the shift begins.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Time' }).fill('14:00');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      [
        'invitations',
        {
          ...{ usher_id: LAYLA.usher.id, position_ids: [HALL_TUE.id], reserve: false, anyway: false },
          expires_at: '2030-01-01T11:00:00.000Z',
        },
      ],
    ]);
});

test('W puts whoever is marked on the waitlist: an applicant by a decision, anybody else by hand', async () => {
  await renderIn('en', panel([LAYLA, JUDY]));
  await expect.poll(marked).toContain('Layla');
  const added = { usher_id: LAYLA.usher.id, type_id: HALL_TUE.role.id, shift_ids: [HALL_TUE.shift.id], anyway: false };
  // whoever comes by a decision is decided about only after a moment in which they can be seen
  const waitlisted = (n: number) => {
    press('KeyW');
    return sent[n];
  };
  await expect.poll(() => waitlisted(0)).toEqual(['waitlist', added]);
  await expect.poll(marked).toContain('Judy');
  await expect.poll(() => waitlisted(1)).toEqual(['decision', { to: 'waitlisted', version: 2 }]);
});

const choose = async (screen: Awaited<ReturnType<typeof renderIn>>, name: string, item: RegExp) => {
  await screen.getByRole('button', { name: `More for ${name}` }).click();
  await screen.getByRole('menuitem', { name: item }).click();
};

test('somebody who has not applied is put on the waitlist for the chosen shifts, after a question where there are doubts', async () => {
  const screen = await renderIn('en', panel([JUDY, LAYLA, FARAH], { chosen: [HALL_TUE, HALL_WED] }));
  await choose(screen, 'Layla Al-Harbi', /Put on the waitlist/);
  const type_id = HALL_TUE.role.id;
  const shift_ids = [HALL_TUE.shift.id, HALL_WED.shift.id];
  const added = { usher_id: LAYLA.usher.id, type_id, shift_ids, anyway: false };
  await expect.poll(() => sent).toEqual([['waitlist', added]]);
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toBe('Layla Al-Harbi is on the waitlist.');
  useToasts.getState().toasts.at(-1)?.action?.run();
  await expect.poll(() => sent.at(-1)).toEqual(['off-waitlist', { version: 3 }]);

  const dialog = screen.getByRole('dialog');
  await expect.poll(marked).toContain('Farah');
  await expect
    .poll(() => {
      press('KeyW');
      return document.querySelectorAll('[role="dialog"]').length;
    })
    .toBe(1);
  await expect.element(dialog.getByText('140 km away')).toBeVisible();
  expect(sent.length).toBe(2);
  await dialog.getByRole('button', { name: 'Put on the waitlist' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['waitlist', { ...added, usher_id: FARAH.usher.id, anyway: true }]);
});

test('whoever waits is taken off the waitlist', async () => {
  const application = JUDY.application && { ...JUDY.application, status: 'waitlisted' as const, by_hand: true };
  const screen = await renderIn('en', panel([{ ...JUDY, application }], { tab: 'waitlist' }));
  await expect.element(screen.getByText('Put here by hand')).toBeVisible();
  await choose(screen, 'Judy Kassem', /Take off the waitlist/);
  await expect.poll(() => sent).toEqual([['off-waitlist', { version: 2 }]]);
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toBe('Judy Kassem is off the waitlist.');
});

test('where no place is open assigning stays in its place, shut, with the reason', async () => {
  const screen = await renderIn('en', panel([LAYLA], { chosen: [GATE_TUE] }));
  const assign = screen.getByRole('button', { name: 'Assign Layla Al-Harbi' });
  await expect.element(assign).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('No open place: all are taken or held by invitations.')).toBeVisible();
  press('KeyA');
  press('KeyI');
  expect(sent).toEqual([]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Works at Al Noor at that time', '6.5 h rest from Al Noor; 8 h needed'],
  ['ar', 'عمل في النور في ذلك الوقت', 'راحة 6.5 س من النور؛ المطلوب 8 س'],
] as const)('who cannot have the place says why, each rule by itself (%s)', async (language, ...words) => {
  await loadTexts(language, ['hiring', 'hiring-offers', 'status']);
  const event = { id: LAYLA.usher.id, title_en: 'Al Noor', title_ar: 'النور' };
  const unsuitable = [reasonOf('overlap', { event }), reasonOf('rest', { event, found: 6.5, asked: 8 })];
  const screen = await renderIn(language, panel([candidateOf(40, 'Rana', { unsuitable })], { tab: 'unsuitable' }));
  for (const text of words) await expect.element(screen.getByText(text)).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[aria-keyshortcuts]').length).toBe(0);
  press('KeyA');
  expect(sent).toEqual([]);
});

test.each(setsWithout('assignments.write'))('who may not assign is offered nothing (%s)', async (permission_set) => {
  setUser({ ...OPS, permission_set });
  const screen = await renderIn('en', panel([LAYLA, JUDY]));
  await expect.poll(marked).toContain('Layla');
  await expect.element(screen.getByRole('button', { name: /Assign|Invite|Waitlist|More/ })).not.toBeInTheDocument();
});
