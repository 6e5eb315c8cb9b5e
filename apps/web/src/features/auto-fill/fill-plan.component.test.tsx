import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import { planOf } from './proposed-plan.parts.ts';
import { FillPlan } from './fill-plan.tsx';
import { FillStart } from './fill-start.tsx';
import type { SolvedFill } from './fill-words.ts';
import { PlanBar } from './plan-bar.parts.tsx';

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const usher = (number: number, name_en: string) => ({ id: idOf(number), name_en, name_ar: 'ليلى', photo: null });
const position: SolvedFill['run']['positions'][number] = {
  id: idOf(1),
  shift: { id: idOf(2), starts_at: '2030-01-01T14:00:00Z', ends_at: '2030-01-01T20:00:00Z' },
  role: { id: idOf(3), name_en: 'Hostess', name_ar: 'مضيفة' },
  zone: null,
  headcount: 3,
  before: 0,
  after: 2,
  gap: {
    open: 1,
    considered: 12,
    because: [
      { code: 'overlap', people: 11, event: { id: idOf(4), title_en: 'Riyadh Expo', title_ar: 'معرض الرياض' } },
      { code: 'languages', people: 1, event: null },
    ],
    if_flagged: { code: 'languages', people: 1, best_tenths: 770 },
  },
  next_best: null,
};
const row = (number: number, name: string): SolvedFill['run']['rows'][number] => ({
  id: idOf(number),
  usher: usher(number, name),
  position_id: position.id,
  from_position_id: null,
  tenths: 900,
  from_tenths: null,
  contributions: [
    { part: 'reliability', tenths: 288, most_tenths: 300 },
    { part: 'rest', tenths: 100, most_tenths: 100 },
  ],
  result: null,
  code: null,
  message: null,
  reserve: false,
});
const fill: SolvedFill = {
  event: {
    id: idOf(5),
    title_en: 'Lantern',
    title_ar: 'الفوانيس',
    status: 'published',
    time_zone: 'Asia/Riyadh',
    version: 1,
  },
  open: 1,
  reserves_open: 0,
  blocking: ['languages'],
  locked: [],
  run: {
    id: idOf(6),
    state: 'proposed',
    code: null,
    message: null,
    may_move: true,
    reserves: false,
    started_by: 'Rana',
    created_at: '2026-11-18T08:00:00Z',
    solved_at: '2026-11-18T08:00:01Z',
    saved_at: null,
    figures: {
      people: 14,
      near: 14,
      places: 3,
      filled_before: 0,
      filled_after: 2,
      before: { places: 0, tenths: 0 },
      after: { places: 2, tenths: 1_800 },
      lowest_tenths: 900,
      locked: 0,
      one_by_one: 1,
      places_short: 1,
      tenths_short: null,
      reserves: null,
      milliseconds: 30_000,
    },
    positions: [position],
    rows: [row(7, 'Layla'), row(8, 'Judy')],
  },
};

const sent: unknown[] = [];
let addresses: string[] = [];
beforeEach(async () => {
  sent.length = 0;
  addresses = [];
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method !== 'POST') return new Promise(() => undefined);
    sent.push(await request.json());
    addresses.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return Response.json({ data: { given: 1, refused: 0, left_out: 1, people_told: 1 } });
  });
  await loadTexts('en', ['auto-fill', 'event-move', 'form']);
});
afterEach(() => {
  endSession();
  vi.restoreAllMocks();
  queryClient.clear();
});

test('what is not proven says so; an empty place says why in numbers; a row that is left out is not saved', async () => {
  const screen = await renderIn('en', <FillPlan {...fill} />);
  await expect.element(screen.getByText(/At most 1 more place could be filled/)).toBeVisible();
  await expect.element(screen.getByText(/One by one would have filled 1/)).toBeVisible();
  await expect.element(screen.getByText('Riyadh Expo')).toBeVisible();
  await expect.element(screen.getByText(/17:00–23:00.* · 1 open/)).toBeVisible();
  await expect.element(screen.getByText('Languages as preferred, not required: 1 would fit, best 77.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /^Layla/ }));
  await expect.element(screen.getByText('28.8')).toBeVisible();
  await expect.element(screen.getByText('10.0', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByText('2 people are told when you save'));
  const judy = screen.getByRole('checkbox', { name: 'Include Judy' }).element();
  if (judy instanceof HTMLElement) judy.click();
  await expect.element(screen.getByText('1 person is told when you save')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  await userEvent.click(
    screen.getByRole('alertdialog').or(screen.getByRole('dialog')).getByRole('button', { name: 'Save plan' }),
  );
  await vi.waitFor(() => expect(sent).toEqual([{ left_out: [idOf(8)], locked: [], invite_until: null }]));
});

test('where not everybody nearby could be judged, the proof is of those who were', async () => {
  const figures = { ...fill.run.figures, people: 5_000, near: 21_300, places_short: 0, tenths_short: 0 };
  const screen = await renderIn('en', <FillPlan {...fill} run={{ ...fill.run, figures }} />);
  await expect.element(screen.getByText('Proven optimal among 5,000 of 21,300')).toBeVisible();
  await expect.element(screen.getByText(/the 5,000 best of 21,300 people nearby/)).toBeVisible();
});

test('the desk says in a bar what is proposed, leads to the changes, and saves all of it', async () => {
  const screen = await renderIn('en', <PlanBar eventId={fill.event.id} plan={planOf(fill.run)} />);
  await expect.element(screen.getByText('Auto-fill proposes 2 of 3 places')).toBeVisible();
  await expect.element(screen.getByText(/mean match – → 90 · not saved yet/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See changes' }))
    .toHaveAttribute('href', `/hiringUshers/${fill.event.id}/auto-fill`);
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  const dialog = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
  await vi.waitFor(() => expect(sent).toEqual([{ left_out: [], locked: [], invite_until: null }]));
});

test('reserves stand beside the plan: counted by themselves, saved with it, in nobody’s place', async () => {
  const standBy = { ...row(8, 'Judy'), reserve: true };
  const figures = { ...fill.run.figures, reserves: { before: 1, after: 2, places: 2 } };
  const run = { ...fill.run, reserves: true, figures, rows: [row(7, 'Layla'), standBy] };
  expect(planOf(run).coming.get(position.id)).toHaveLength(1);
  const screen = await renderIn('en', <FillPlan {...fill} run={run} />);
  await expect.element(screen.getByText('Reserves: 1 → 2 of 2')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Judy.*Reserve/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lock Judy here' })).not.toBeInTheDocument();
  const take = screen.getByRole('checkbox', { name: 'Include Layla' }).element();
  if (take instanceof HTMLElement) take.click();
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  const dialog = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect.element(dialog.getByText('1 reserve stands by')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
  await vi.waitFor(() => expect(sent).toEqual([{ left_out: [idOf(7)], locked: [], invite_until: null }]));
});

test.each([
  ['is offered where the plan wants more', 3, { may_move: true, reserves: true }],
  ['is not asked where nobody more is wanted', 0, { may_move: true, reserves: false }],
])('whether reserves are found, too, %s', async (_name, reserves_open, body) => {
  const start = { ...fill, run: null, places: 3, open: 1, reserves_open };
  const screen = await renderIn('en', <FillStart fill={start} again={false} onStarted={() => undefined} />);
  const choice = screen.getByRole('switch', { name: 'Also reserves' });
  if (reserves_open > 0) await expect.element(choice).toBeChecked();
  else await expect.element(choice).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Find the best plan' }));
  await vi.waitFor(() => expect(sent).toEqual([body]));
});

test('whoever moves away leaves a place that somebody else gets', () => {
  const { coming, more } = planOf(moving.run);
  expect([coming.get(GATE.id)?.map(({ usher: { name_en } }) => name_en), more.get(GATE.id)]).toEqual([['Farah'], 0]);
  expect(more.get(position.id)).toBe(1);
});

test('a requirement that leaves places empty is made preferred by whoever may, and the plan is made anew', async () => {
  const screen = await renderIn('en', <FillPlan {...fill} />);
  await userEvent.click(screen.getByRole('button', { name: 'Make it preferred' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make it preferred and run again' }));
  await vi.waitFor(() => expect(addresses).toEqual(['flagged-requirement', 'auto-fill']));
  expect(sent).toEqual([
    { kind: 'languages', version: 1 },
    { may_move: true, reserves: false },
  ]);
});

test.each([
  ['somebody who may not change events', { permission_set: 'viewer' as const }, fill],
  ['what is preferred already', {}, { ...fill, blocking: [] }],
])('it is not offered for %s', async (_name, user, shown) => {
  setUser({ ...OPS, ...user });
  const screen = await renderIn('en', <FillPlan {...shown} />);
  await expect.element(screen.getByText(/Languages as preferred/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Make it preferred' })).not.toBeInTheDocument();
});

const GATE = { ...position, id: idOf(9), gap: null, headcount: 1, before: 1, after: 1 };
const moving: SolvedFill = {
  ...fill,
  locked: [{ id: idOf(4), version: 3, usher: usher(4, 'Wafa'), position_id: GATE.id }],
  run: {
    ...fill.run,
    positions: [position, GATE],
    rows: [
      { ...row(7, 'Ibrahim'), from_position_id: GATE.id, from_tenths: 860 },
      { ...row(8, 'Farah'), position_id: GATE.id },
    ],
  },
};

test('a move says for whom it frees a place and what it gains; the two are left out together, and can be locked', async () => {
  const screen = await renderIn('en', <FillPlan {...moving} />);
  await expect.element(screen.getByRole('button', { name: /Ibrahim.*frees a place for Farah.*\+4/ })).toBeVisible();
  const take = (name: string) => screen.getByRole('checkbox', { name: `Include ${name}` });
  const click = (name: string) => {
    const box = take(name).element();
    if (box instanceof HTMLElement) box.click();
  };
  click('Ibrahim');
  await expect.element(take('Farah')).not.toBeChecked();
  click('Farah');
  await expect.element(take('Ibrahim')).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Lock Farah here' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  const dialog = screen.getByRole('alertdialog').or(screen.getByRole('dialog'));
  await expect.element(dialog.getByText('1 place is locked: no later plan moves it')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save plan' }));
  await vi.waitFor(() => expect(sent).toEqual([{ left_out: [], locked: [idOf(8)], invite_until: null }]));
});

test('those who are locked are counted with their shift, and listed to be unlocked', async () => {
  const screen = await renderIn('en', <FillPlan {...moving} />);
  await expect.element(screen.getByText('1 locked, not touched')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'See all who are locked' }));
  await expect.element(screen.getByText('Wafa')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Farah/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Unlock Wafa' }));
  await vi.waitFor(() => expect(sent).toEqual([{ version: 3, locked: false }]));
});
