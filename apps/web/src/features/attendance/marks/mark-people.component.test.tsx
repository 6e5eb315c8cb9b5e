import type { BoardPerson } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { LiveBoard } from '../board/live-board.parts.tsx';
import { forgetPeople } from '../offline/device-store.ts';
import { DANA, NOUR, SAMPLE_BOARD } from '../testing/sample-board.ts';

type Sent = { readonly call: string; readonly body: Readonly<Record<string, unknown>> };
const sent: Sent[] = [];
let refused: string | null = null;
const MARK = '00000000-0000-4000-8000-000000009001';

const marked = (person: BoardPerson): BoardPerson => ({
  ...person,
  state: 'in',
  checked_in_at: SAMPLE_BOARD.now,
  method: 'manual',
  version: person.version + 1,
  last_mark: MARK,
  undo_until: '2099-01-01T00:00:00.000Z',
});
const NUMBERS = { people: 5, checks_in: 1, here_already: 2, no_shows: 1, missing_already: 1 };

const answerOf = (call: string): unknown => {
  switch (call) {
    case 'check-in':
      return { result: 'done', person: marked(NOUR) };
    case 'undo-mark':
      return { result: 'done', person: { ...NOUR, version: 2 } };
    case 'preview':
      return { ...NUMBERS, fingerprint: 'a'.repeat(64), absent: [DANA.id] };
    case 'roll-call':
      return { ...NUMBERS, marked: [{ ...DANA, state: 'no_show', version: 1 }] };
    default:
      return { ...SAMPLE_BOARD, complete: false, people: [] };
  }
};

beforeEach(() => {
  sent.length = 0;
  refused = null;
  setUser(OPS);
  let isFirst = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (request.method === 'GET') {
      const data = isFirst ? SAMPLE_BOARD : answerOf(call);
      isFirst = false;
      return Response.json({ data });
    }
    const body: Sent['body'] = await request.json();
    sent.push({ call, body });
    if (refused !== null) return Response.json({ code: refused, message: 'Too early.' }, { status: 409 });
    return Response.json({ data: answerOf(call) });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  queryClient.clear();
  await forgetPeople();
  endSession();
});

const show = async () => {
  await loadTexts('en', ['attendance', 'mark-history']);
  const screen = await renderIn('en', <LiveBoard eventId={SAMPLE_BOARD.event.id} />);
  await expect.element(screen.getByRole('table')).toBeVisible();
  return screen;
};
const chip = (person: BoardPerson) => document.querySelector<HTMLElement>(`[data-chip="${person.id}"]`);

test('the key I checks in with what was seen, and Undo takes that very mark back', async () => {
  const screen = await show();
  chip(NOUR)?.focus();
  await userEvent.keyboard('i');
  await expect.poll(() => chip(NOUR)?.dataset['state']).toBe('in');
  expect(sent[0]).toMatchObject({ call: 'check-in', body: { version: 0 } });
  chip(NOUR)?.click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => chip(NOUR)?.dataset['state']).toBe('late');
  expect(sent[1]).toMatchObject({ call: 'undo-mark', body: { undoes: MARK } });
});

test('who is checked in beside the chip keeps the focus there, and Escape closes it', async () => {
  const screen = await show();
  chip(NOUR)?.click();
  const panel = screen.getByRole('dialog');
  // nothing is on record yet, and that can be set right, too
  await expect.element(panel.getByRole('button', { name: 'Correct' })).toBeVisible();
  await panel.getByRole('button', { name: 'Check in' }).click();
  await expect.element(panel.getByRole('button', { name: 'Check out' })).toBeVisible();
  await expect.poll(() => panel.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('a refusal stands beside the person', async () => {
  refused = 'too_early';
  const screen = await show();
  chip(NOUR)?.focus();
  await userEvent.keyboard('i');
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toHaveTextContent('Too early.');
  expect(chip(NOUR)?.dataset['state']).toBe('late');
});

test('a roll-call restates its numbers before it is closed', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Roll-call' }).click();
  await screen.getByRole('checkbox', { name: 'Nour Saleh' }).click({ force: true });
  await screen.getByRole('button', { name: 'Close roll-call, 1 no-show' }).click();
  await expect.element(screen.getByText('1 person becomes a no-show')).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['preview']);
  await screen.getByRole('button', { name: 'Close roll-call' }).click();
  await expect.poll(() => sent.map(({ call }) => call)).toEqual(['preview', 'roll-call']);
  expect(sent[1]?.body['present']).toContain(NOUR.id);
  expect(sent[1]?.body['present']).not.toContain(DANA.id);
  await expect.poll(() => chip(DANA)?.dataset['state']).toBe('no_show');
});

test('who may not mark sees no actions', async () => {
  setUser({ ...OPS, permission_set: 'viewer' });
  const screen = await show();
  expect(screen.getByRole('button', { name: 'Roll-call' }).query()).toBeNull();
  chip(NOUR)?.click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check in' }).query()).toBeNull();
});
