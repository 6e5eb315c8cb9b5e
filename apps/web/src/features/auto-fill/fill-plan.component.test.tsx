import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { FillPlan } from './fill-plan.tsx';
import type { SolvedFill } from './fill-words.ts';

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
  contributions: [{ part: 'reliability', tenths: 288, most_tenths: 300 }],
  result: null,
  code: null,
  message: null,
});
const fill: SolvedFill = {
  event: { id: idOf(5), title_en: 'Lantern', title_ar: 'الفوانيس', status: 'published', time_zone: 'Asia/Riyadh' },
  run: {
    id: idOf(6),
    state: 'proposed',
    code: null,
    message: null,
    may_move: true,
    started_by: 'Rana',
    created_at: '2026-11-18T08:00:00Z',
    solved_at: '2026-11-18T08:00:01Z',
    saved_at: null,
    figures: {
      people: 14,
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
      milliseconds: 30_000,
    },
    positions: [position],
    rows: [row(7, 'Layla'), row(8, 'Judy')],
  },
};

const sent: unknown[] = [];
beforeEach(async () => {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method !== 'POST') return new Promise(() => undefined);
    sent.push(await request.json());
    return Response.json({ data: { given: 1, refused: 0, left_out: 1, people_told: 1 } });
  });
  await loadTexts('en', ['auto-fill', 'event-move', 'form']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('what is not proven says so; an empty place says why in numbers; a row that is left out is not saved', async () => {
  const screen = await renderIn('en', <FillPlan {...fill} />);
  await expect.element(screen.getByText(/At most 1 more place could be filled/)).toBeVisible();
  await expect.element(screen.getByText(/One by one would have filled 1/)).toBeVisible();
  await expect.element(screen.getByText('Riyadh Expo')).toBeVisible();
  await expect.element(screen.getByText('Languages as a Flag: 1 would fit, best 77.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: /Layla/ }));
  await expect.element(screen.getByText('28.8')).toBeVisible();
  await userEvent.click(screen.getByText('2 people are told when you save'));
  const judy = screen.getByRole('checkbox', { name: 'Include Judy' }).element();
  if (judy instanceof HTMLElement) judy.click();
  await expect.element(screen.getByText('1 person is told when you save')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save plan' }));
  await userEvent.click(
    screen.getByRole('alertdialog').or(screen.getByRole('dialog')).getByRole('button', { name: 'Save plan' }),
  );
  await vi.waitFor(() => expect(sent).toEqual([{ left_out: [idOf(8)], invite_until: null }]));
});
