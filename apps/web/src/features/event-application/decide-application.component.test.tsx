import type { AdminProfile } from '@proline/contract/auth/admin';
import type { ApplicationDetail } from '@proline/contract/event-application/event-application';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { useToasts } from '../../lib/screen/toast.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { setsWithout } from '../../testing/signed-in.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { DecideApplication } from './decide-application.tsx';
import { applicationOf, ID, shift } from './testing/sample-application.ts';

const OPS: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'ops', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};
/** What the server was told. */
const sent: unknown[] = [];
beforeEach(async () => {
  sent.length = 0;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method !== 'POST') return new Promise(() => undefined);
    const body = (await request.json()) as { to: string; reserve?: boolean };
    sent.push(body);
    const shifts = applicationOf().shifts.map(({ shift_id, refusal }) => ({
      shift_id,
      refusal,
      reserve: body.reserve === true,
    }));
    return Response.json({ data: { id: ID, status: body.to, version: 5, shifts } });
  });
  await loadTexts('en', ['event-application', 'person', 'status']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const press = (code: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));

test('A accepts, says what was booked of what was asked for, and offers to undo', async () => {
  const onDecided = vi.fn();
  await renderIn('en', <DecideApplication application={applicationOf()} onDecided={onDecided} compare={undefined} />);
  press('KeyA');
  await expect.poll(() => onDecided.mock.calls.length).toBe(1);
  expect(sent).toEqual([{ to: 'accepted', version: 4 }]);
  const [toast] = useToasts.getState().toasts;
  expect(toast?.text).toBe('Layla Al-Harbi is booked for 1 of 2 shifts.');
  expect(toast?.detail).toBe('Not booked: Wed 2 Jan 2030 09:00 (Booked at that time)');
  toast?.action?.run();
  await expect.poll(() => sent.at(-1)).toEqual({ to: 'pending', version: 5 });
});

test('C compares, W puts on the waitlist; R asks why first', async () => {
  const compare = vi.fn();
  const screen = await renderIn(
    'en',
    <DecideApplication application={applicationOf()} onDecided={() => undefined} compare={compare} />,
  );
  await expect.element(screen.getByRole('button', { name: 'Waitlist' })).toBeVisible();
  press('KeyC');
  expect(compare).toHaveBeenCalledOnce();
  await expect
    .poll(() => {
      if (sent.length === 0) press('KeyW');
      return sent;
    })
    .toEqual([{ to: 'waitlisted', version: 4 }]);
  await expect
    .poll(() => {
      press('KeyR');
      return document.querySelectorAll('[role="alertdialog"], [role="dialog"]').length;
    })
    .toBe(1);
});

test('S accepts as a reserve where no place is left and somebody may stand by', async () => {
  const application = applicationOf({ shifts: [shift(1, 'place_taken')] });
  const screen = await renderIn(
    'en',
    <DecideApplication application={application} onDecided={() => undefined} compare={undefined} />,
  );
  await expect.element(screen.getByText('No place is left, but a reserve is wanted.')).toBeVisible();
  await expect
    .poll(() => {
      if (sent.length === 0) for (const key of ['KeyA', 'KeyS']) press(key);
      return sent;
    })
    .toEqual([{ to: 'accepted', version: 4, reserve: true }]);
});

test('where nothing fits accepting stays in its place, shut, with the reason', async () => {
  const application = applicationOf({ shifts: [shift(1, 'already_booked')] });
  const screen = await renderIn(
    'en',
    <DecideApplication application={application} onDecided={() => undefined} compare={undefined} />,
  );
  await expect.element(screen.getByText('None of these shifts can be booked.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true');
  press('KeyA');
  expect(sent).toEqual([]);
});

test.each(setsWithout('applications.write'))('who may not decide is offered nothing (%s)', async (permission_set) => {
  setUser({ ...OPS, permission_set });
  const screen = await renderIn(
    'en',
    <DecideApplication application={applicationOf()} onDecided={() => undefined} compare={undefined} />,
  );
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

const none = { shift_id: null, event: null, leading: false, found: null, asked: null, missing: [] };
const reason = { ...none, gender: null, status: null, until: null };
const FIT: ApplicationDetail['fit'] = {
  match: {
    tenths: 919,
    parts: [
      { part: 'reliability', tenths: 288, most_tenths: 300 },
      { part: 'rest', tenths: 100, most_tenths: 100 },
    ],
    facts: {
      ...{ reliability: 96, attended: 76, rating: 4.8, ratings: 52, in_role: 7, in_category: 7, for_client: 2 },
      ...{ in_city: true, distance_km: 6, near_km: 60, rest_hours: 19, least_rest_hours: 8 },
      ...{ recent_hours: 12, median_hours: 18 },
    },
  },
  unsuitable: [],
  hand_only: [],
  // of two shifts that share a day
  flags: [1, 2].map((number) => ({ ...reason, code: 'unavailable', shift_id: shift(number, null).shift_id })),
  met: [{ kind: 'rating', mode: 'block', least: 4.2 }],
  week: { minutes: 1_800, most: 2_880 },
};

const WORDS = {
  en: {
    shut: 'Booked at that time',
    rated: 'Rated 4.2 or better',
    part: '96 of 100; 76 shifts attended',
    flags: '1 flag',
  },
  ar: {
    ...{ shut: 'عمل آخر في ذلك الوقت', rated: 'تقييم 4.2 أو أعلى', part: '96 من 100؛ حضور 76 وردية' },
    flags: 'ملاحظة واحدة',
  },
} as const;

test.each(['en', 'ar'] as const)(
  'each shift says whether it would be booked, and every part of the match and of the fit is said (%s)',
  async (language) => {
    await loadTexts(language, ['event-application', 'hiring', 'status', 'person']);
    const screen = await renderIn(language, <ApplicantFacts application={applicationOf({ fit: FIT })} />);
    const words = WORDS[language];
    for (const text of [words.shut, words.rated, words.part, words.flags])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('I know the site.')).toHaveAttribute('dir', 'auto');
  },
);
