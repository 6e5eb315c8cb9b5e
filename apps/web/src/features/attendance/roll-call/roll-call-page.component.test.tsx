import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { forgetMarks, forgetPeople, readMarks } from '../offline/device-store.ts';
import { loadKept, showOffline, showOnline } from '../offline/use-kept.ts';
import { DANA, NOUR, SAMPLE_BOARD, samplePerson, ZIAD } from '../testing/sample-board.ts';
import { RollCall } from './roll-call-page.tsx';

const MANY = Array.from({ length: 1_000 }, (_, n) =>
  samplePerson(100 + n, `Person ${String(n).padStart(4, '0')}`, `شخص ${n}`),
);

const PREVIEW = {
  ...{ people: 5, checks_in: 0, here_already: 2, no_shows: 2, on_the_way: 0, missing_already: 1 },
  ...{ fingerprint: 'a'.repeat(64), absent: [NOUR.id, DANA.id] },
};

let online = true;
let board: EventBoard;
const sent: string[] = [];

beforeEach(() => {
  online = true;
  board = SAMPLE_BOARD;
  sent.length = 0;
  setUser(OPS);
  vi.useFakeTimers({ now: Date.parse(SAMPLE_BOARD.now), toFake: ['Date'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'GET') return Response.json({ data: board });
    const call = new URL(request.url).pathname;
    sent.push(call);
    if (call.endsWith('/preview')) return Response.json({ data: PREVIEW });
    if (call.startsWith('/api/admin/files')) return Response.json({ data: { id: NOUR.id } });
    const person: BoardPerson = { ...NOUR, state: 'in', checked_in_at: SAMPLE_BOARD.now, version: 1 };
    return Response.json({ data: { result: 'done', person } });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
  await forgetMarks(OPS.id);
  await forgetPeople();
  await loadKept();
  showOnline();
  endSession();
});

const show = async () => {
  await loadTexts('en', ['attendance', 'mark-history', 'replacement']);
  return renderIn('en', <RollCall eventId={SAMPLE_BOARD.event.id} />);
};
const stateOf = ({ id }: BoardPerson) => document.querySelector<HTMLElement>(`[data-person="${id}"]`)?.dataset['state'];

test('who is here is ticked one by one, and goes to those who are here, the latest first', async () => {
  const screen = await show();
  await expect.element(screen.getByRole('heading', { name: 'Roll-call' })).toBeVisible();
  await expect.element(screen.getByText('2 of 5 in')).toBeVisible();
  const missing = screen.getByRole('region', { name: 'Not here yet' });
  await missing.getByRole('listitem').filter({ hasText: 'Nour Saleh' }).getByRole('button', { name: 'Here' }).click();
  await expect.poll(() => stateOf(NOUR)).toBe('in');
  const here = document.querySelectorAll<HTMLElement>('[data-state="in"] [data-person]');
  expect([...here].map(({ dataset }) => dataset['person'])[0]).toBe(NOUR.id);
  await expect.element(screen.getByText('3 of 5 in')).toBeVisible();
});

test('without a network closing restates the numbers of this device, and keeps a mark for each', async () => {
  const screen = await show();
  await expect.element(screen.getByText('2 of 5 in')).toBeVisible();
  online = false;
  showOffline();
  await screen.getByRole('button', { name: 'Close roll-call, 2 no-shows' }).click();
  await expect.element(screen.getByText('2 people become no-shows')).toBeVisible();
  await screen.getByRole('dialog').getByRole('combobox', { name: 'Reason' }).selectOptions('Sick');
  await screen.getByRole('dialog').getByRole('button', { name: 'Close roll-call' }).click();
  await expect.poll(() => [stateOf(NOUR), stateOf(DANA)]).toEqual(['no_show', 'no_show']);
  expect(await readMarks(OPS.id)).toMatchObject([
    { assignment_id: NOUR.id, kind: 'no_show', method: 'roll_call', reason: 'Sick' },
    { assignment_id: DANA.id, kind: 'no_show', method: 'roll_call', reason: 'Sick' },
  ]);
});

test('a network that goes between the numbers and closing closes nothing by halves: it is said, and kept the second time', async () => {
  const screen = await show();
  const close = () => screen.getByRole('button', { name: 'Close roll-call, 2 no-shows' }).click();
  const confirm = () => screen.getByRole('dialog').getByRole('button', { name: 'Close roll-call' }).click();
  const restated = screen.getByText('2 people become no-shows');
  await close();
  await expect.element(restated).toBeVisible();
  online = false;
  await confirm();
  await expect.element(restated).not.toBeInTheDocument();
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^No answer came/));
  expect(await readMarks(OPS.id)).toEqual([]);
  await close();
  await confirm();
  await expect.poll(async () => (await readMarks(OPS.id)).map(({ kind }) => kind)).toEqual(['no_show', 'no_show']);
});

test('the search finds somebody among a thousand, of whom those near the screen are drawn; closing concerns all', async () => {
  board = { ...SAMPLE_BOARD, people: [...SAMPLE_BOARD.people, ...MANY] };
  const screen = await show();
  await expect.element(screen.getByRole('link', { name: '1,005 All' })).toBeVisible();
  const rows = () => document.querySelectorAll('[data-person]').length;
  await expect.poll(rows).toBeGreaterThan(0);
  expect(rows()).toBeLessThan(200);
  await screen.getByRole('searchbox', { name: 'Find somebody' }).fill('person 0777');
  await expect.poll(rows).toBe(1);
  await expect.element(screen.getByRole('button', { name: 'Close roll-call, 1,002 no-shows' })).toBeVisible();
});

test('whoever is on the way is not counted among the no-shows', async () => {
  const people = SAMPLE_BOARD.people.map((person) =>
    person.id === DANA.id ? { ...person, expected_at: '2026-11-18T07:00:00.000Z' } : person,
  );
  board = { ...SAMPLE_BOARD, people };
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: 'Close roll-call, 1 no-show' })).toBeVisible();
});

test('a no-show says since when, and why, once that is known', async () => {
  const screen = await show();
  const row = screen.getByRole('region', { name: 'No-show' }).getByRole('listitem');
  await expect.element(row.getByText('09:10')).toBeVisible();
  await row.getByRole('button', { name: 'Add reason' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Why did Ziad Naguib not come?' });
  await dialog.getByRole('button', { name: 'Sick' }).click();
  await dialog.getByRole('button', { name: 'Add reason' }).click();
  await expect.poll(() => sent).toEqual([`/api/admin/assignments/${ZIAD.id}/no-show`]);
});

test('somebody is looked for in the place of a no-show', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Find a replacement' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Find a replacement' })).toBeVisible();
});

test('an excuse is shown with its document, which is sent first', async () => {
  const screen = await show();
  const row = screen.getByRole('listitem').filter({ hasText: 'Nour Saleh' });
  await row.getByRole('button', { name: 'Excuse' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog
    .getByLabelText('Document')
    .last()
    .upload(new File(['%PDF-'], 'note.pdf', { type: 'application/pdf' }));
  await expect.element(dialog.getByText('note.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sick' }).click();
  const uploads: string[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(
    (_method, address) => void uploads.push(String(address)),
  );
  vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation(() => undefined);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: `{"data":{"id":"${NOUR.id}"}}` } });
    this.dispatchEvent(new Event('load'));
  });
  await dialog.getByRole('button', { name: 'Excuse' }).click();
  await expect.poll(() => sent).toEqual([`/api/admin/assignments/${NOUR.id}/excuse`]);
  expect(uploads[0]).toContain('purpose=excuse_document');
});
