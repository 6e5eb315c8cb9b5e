import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import type { SentMark } from '../offline/kept-mark.ts';
import { DANA, NOUR, SAMPLE_BOARD, YOUSEF } from '../testing/sample-board.ts';
import { OpenPeopleDialog } from './open-people-dialog.tsx';

const [SHIFT] = SAMPLE_BOARD.shifts;
if (!SHIFT) throw new Error('The sample has a shift');
const { starts_at, ends_at } = SHIFT;
const role = { name_en: 'Usher', name_ar: 'منظم' };
const late = { starts_at, ends_at, role, zone: null };
const OPEN = [
  { ...YOUSEF, ...late, why: 'still_in' },
  { ...NOUR, ...late, why: 'no_record' },
  { ...DANA, ...late, why: 'no_record', due_at: '2026-11-18T07:00:00.000Z' },
] as const;

const sent: SentMark[] = [];
/** Who cannot be settled. */
let refused: string | null = null;
let open: readonly (typeof OPEN)[number][] = OPEN;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(ends_at) + 60_000, toFake: ['Date'] });
  sent.length = 0;
  refused = null;
  open = OPEN;
  setUser(OPS);
  useToasts.setState({ toasts: [] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'GET') {
      const counts = { still_in: 1, no_record: 2, not_over: 0 };
      return Response.json({ data: open, meta: { total: open.length, counts, ends_at } });
    }
    const { marks }: { readonly marks: readonly SentMark[] } = await request.json();
    sent.push(...marks);
    const of = (id: string) => marks.some(({ assignment_id }) => assignment_id === id);
    if (refused === null) open = open.filter(({ id }) => !of(id));
    const results = marks.map(({ id, assignment_id }) =>
      assignment_id === refused
        ? { id, result: 'conflict', code: 'attendance_changed' }
        : { id, result: 'done', code: null },
    );
    const people = OPEN.filter(({ id }) => of(id)).map((one) => ({ ...one, last_mark: one.id }));
    return Response.json({ data: { results, people } });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
  endSession();
});

const show = async (mayMark = true) => {
  await loadTexts('en', ['attendance', 'open-people']);
  const screen = await renderIn('en', <OpenPeopleDialog board={SAMPLE_BOARD} mayMark={mayMark} onClose={vi.fn()} />);
  await expect.element(screen.getByText('3 people to settle before completing')).toBeVisible();
  return screen;
};

test('each is settled with one click: left, came as planned, did not come and why', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Left at 15:00' }).click();
  await screen.getByRole('button', { name: 'Came 10:00–15:00' }).click();
  await screen.getByRole('group', { name: 'Nour Saleh' }).getByRole('button', { name: 'No-show' }).click();
  await screen.getByRole('menuitem', { name: 'Sick' }).click();
  await expect.element(screen.getByText('Nobody is open. The event can be completed.')).toBeVisible();
  expect(sent).toMatchObject([
    { kind: 'check_out', assignment_id: YOUSEF.id, at: ends_at, version: 1 },
    // who was called in came when that was agreed
    { kind: 'correct', assignment_id: DANA.id, to: { checked_in_at: OPEN[2].due_at, checked_out_at: ends_at } },
    { kind: 'no_show', assignment_id: NOUR.id, reason: 'Sick', version: 0 },
  ]);
});

test('many are answered for at once, each with what is an answer for them; it can be taken back', async () => {
  const screen = await show();
  await screen.getByRole('checkbox', { name: 'Choose all' }).click({ force: true });
  await screen.getByRole('button', { name: 'Excused (2)' }).click();
  await screen.getByRole('menuitem', { name: 'Sick' }).click();
  await expect.poll(() => sent.map(({ kind }) => kind)).toEqual(['excuse', 'excuse']);
  await expect.element(screen.getByText('1 person to settle before completing')).toBeVisible();
  useToasts.getState().toasts[0]?.action?.run();
  await expect.poll(() => sent.slice(2)).toMatchObject([{ kind: 'undo', undoes: NOUR.id }, { undoes: DANA.id }]);
});

test('who was marked otherwise meanwhile stays, with the reason beside them', async () => {
  refused = NOUR.id;
  const screen = await show();
  await screen.getByRole('checkbox', { name: 'Choose all' }).click({ force: true });
  await screen.getByRole('button', { name: 'As planned (3)' }).click();
  const row = screen.getByRole('listitem').filter({ hasText: 'Nour Saleh' });
  await expect.element(row.getByRole('alert')).toBeVisible();
  expect(useToasts.getState().toasts[0]?.text).toBe('2 people settled');
});

test('other times, and a reason of one’s own, are asked for', async () => {
  const screen = await show();
  const row = screen.getByRole('group', { name: 'Nour Saleh' });
  await row.getByRole('button', { name: 'Other times' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Correct the attendance of Nour Saleh' });
  await expect.element(dialog.getByRole('textbox', { name: 'Check-out' })).toHaveValue('15:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: 'Excused' }).click();
  await screen.getByRole('menuitem', { name: 'Another reason or a document' }).click();
  await expect.element(screen.getByRole('button', { name: 'Add document' })).toBeVisible();
});

test('who may not mark sees who is open, and answers nothing', async () => {
  const screen = await show(false);
  expect(screen.getByRole('checkbox').query()).toBeNull();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
  expect(screen.getByRole('listitem').getByRole('button').elements()).toEqual([]);
});
