import type { BoardPerson } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { LiveBoard } from '../board/live-board.parts.tsx';
import { DANA, NOUR, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { forgetMarks, forgetPeople, keepBoard, readBoard, readMarks } from './device-store.ts';
import type { SentMark } from './kept-mark.ts';
import { loadKept, showOffline, showOnline } from './use-kept.ts';

/** What reached the server, and how it answers. */
const sent: SentMark[] = [];
let online = true;
/** The right was taken away meanwhile. */
let forbidden = false;
/** Whom somebody else has marked meanwhile. */
let overtaken: BoardPerson | null = null;

const answerMarks = (marks: readonly SentMark[]) => {
  sent.push(...marks);
  const results = marks.map(({ id, assignment_id, kind }) =>
    assignment_id === overtaken?.id && kind !== 'correct'
      ? { id, result: 'conflict', code: 'attendance_changed' }
      : { id, result: 'done', code: null },
  );
  return { results, people: overtaken ? [overtaken] : [] };
};

beforeEach(() => {
  sent.length = 0;
  online = true;
  forbidden = false;
  overtaken = null;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'GET') return Response.json({ data: SAMPLE_BOARD });
    if (forbidden) return Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 });
    const body: { readonly marks: readonly SentMark[] } = await request.json();
    return Response.json({ data: answerMarks(body.marks) });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  queryClient.clear();
  await forgetMarks(OPS.id);
  await forgetPeople();
  await loadKept();
  showOnline();
  endSession();
});

const show = async () => {
  await loadTexts('en', ['attendance', 'mark-history']);
  const screen = await renderIn('en', <LiveBoard eventId={SAMPLE_BOARD.event.id} />);
  await expect.element(screen.getByRole('table')).toBeVisible();
  return screen;
};
const goOffline = () => {
  online = false;
  showOffline();
};
const goOnline = () => {
  online = true;
  dispatchEvent(new Event('online'));
};
const chip = (person: BoardPerson) => document.querySelector<HTMLElement>(`[data-chip="${person.id}"]`);
const checkIn = async (person: BoardPerson) => {
  chip(person)?.focus();
  await userEvent.keyboard('i');
  await expect.poll(() => chip(person)?.dataset['state']).toBe('in');
};
/** Within the shift, whenever the test runs. */
const onTime = () => vi.useFakeTimers({ now: Date.parse(SAMPLE_BOARD.now), toFake: ['Date'] });

test('without a network marks are kept, shown, and sent once, in their order, when it is back', async () => {
  onTime();
  const screen = await show();
  goOffline();
  await expect.element(screen.getByText('Offline since 09:30.')).toBeVisible();
  await checkIn(NOUR);
  await checkIn(DANA);
  await expect.element(screen.getByText('2 waiting')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Nour Saleh .*Kept here/ })).toBeVisible();
  expect(sent).toEqual([]);
  goOnline();
  await expect.poll(() => sent.map(({ assignment_id }) => assignment_id)).toEqual([NOUR.id, DANA.id]);
  await expect.poll(() => screen.getByText('2 waiting').query()).toBeNull();
  expect(sent[0]).toMatchObject({ kind: 'check_in', version: 0, at: SAMPLE_BOARD.now });
  expect(await readMarks(OPS.id)).toEqual([]);
  vi.useRealTimers();
});

test('a board that was kept opens without a network, with what was marked', async () => {
  onTime();
  await show();
  await expect.poll(async () => (await readBoard(SAMPLE_BOARD.event.id))?.board.people.length).toBe(7);
  goOffline();
  await checkIn(NOUR);
  // as a new tab would: nothing is known but what the device has
  queryClient.clear();
  await show();
  await expect.poll(() => chip(NOUR)?.dataset['state']).toBe('in');
  vi.useRealTimers();
});

test('a board that an earlier build has kept lacks nothing', async () => {
  const people = SAMPLE_BOARD.people.map((person) => {
    const earlier = { ...person };
    Reflect.deleteProperty(earlier, 'absent_at');
    return earlier;
  });
  const shifts = SAMPLE_BOARD.shifts.map((shift) => {
    const earlier = { ...shift };
    Reflect.deleteProperty(earlier, 'planned_minutes');
    return earlier;
  });
  const { id } = SAMPLE_BOARD.event;
  const board = { ...SAMPLE_BOARD, people, shifts };
  await keepBoard({ event_id: id, admin_id: OPS.id, board, updated_at: Date.now() }, OPS);
  const kept = await readBoard(id);
  expect(kept?.board.shifts.map(({ planned_minutes }) => planned_minutes)).toEqual([360, 360, 360]);
  expect(kept?.board.people.map(({ absent_at }) => absent_at)).toEqual(people.map(() => null));
});

test('a mark that somebody else was faster with is shown and decided', async () => {
  onTime();
  const screen = await show();
  goOffline();
  await checkIn(NOUR);
  overtaken = { ...NOUR, state: 'no_show', version: 1 };
  goOnline();
  await expect.element(screen.getByText('1 person to decide on.')).toBeVisible();
  await screen.getByRole('button', { name: 'Decide' }).click();
  const row = screen.getByRole('dialog').getByRole('listitem');
  await expect.element(row.getByText('in 09:30')).toBeVisible();
  await expect.element(row.getByText('no-show')).toBeVisible();
  await row.getByRole('button', { name: 'Use what was marked here' }).click();
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({
      kind: 'correct',
      version: 1,
      reason: 'Marked at the gate without a connection',
      to: { checked_in_at: SAMPLE_BOARD.now, absence: null },
    });
  await expect.element(screen.getByText('Nothing is left to decide.')).toBeVisible();
  vi.useRealTimers();
});

test('what the rules are against is refused at once, and nothing is kept', async () => {
  onTime();
  const screen = await show();
  goOffline();
  chip(NOUR)?.focus();
  await userEvent.keyboard('o');
  await expect
    .element(screen.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('This person hasn’t checked in.');
  expect(await readMarks(OPS.id)).toEqual([]);
  vi.useRealTimers();
});

test('who may not mark keeps nothing here', async () => {
  setUser({ ...OPS, permission_set: 'viewer' });
  const screen = await show();
  await expect.element(screen.getByText('2 of 4 in')).toBeVisible();
  expect(await readBoard(SAMPLE_BOARD.event.id)).toBeUndefined();
});

test('a right that was taken away takes the kept names along; what was marked is shown with why, copied, and sent once it is back', async () => {
  setUser({ ...OPS });
  onTime();
  const screen = await show();
  await expect.poll(async () => (await readBoard(SAMPLE_BOARD.event.id))?.board.people.length).toBe(7);
  goOffline();
  await checkIn(NOUR);
  await expect.element(screen.getByText('1 waiting')).toBeVisible();
  const [kept] = await readMarks(OPS.id);
  forbidden = true;
  goOnline();
  await expect.poll(async () => (await readMarks(OPS.id)).map(({ code }) => code)).toEqual(['forbidden']);
  expect(await readBoard(SAMPLE_BOARD.event.id)).toBeUndefined();

  // the profile says so, too: what was marked stays in sight, and can be handed to somebody who may
  setUser({ ...OPS, permission_set: 'viewer' });
  await expect.element(screen.getByText('Marks of 1 person have no effect.')).toBeVisible();
  await screen.getByRole('button', { name: 'See them' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('You can no longer mark attendance.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send again' }).query()).toBeNull();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  expect(copied.mock.calls).toEqual([
    [
      `${SAMPLE_BOARD.event.title_en}\nNour Saleh (U-${NOUR.usher.code}) · 18 Nov · in 09:30 · You can no longer mark attendance.`,
    ],
  ]);
  expect(await readMarks(OPS.id)).toHaveLength(1);

  // whoever may again sends them again
  setUser({ ...OPS });
  forbidden = false;
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => readMarks(OPS.id)).toEqual([]);
  expect(sent.map(({ assignment_id, at }) => [assignment_id, at])).toEqual([[NOUR.id, kept?.at]]);
  vi.useRealTimers();
});
