import type { BoardPerson } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { forgetMarks, forgetPeople, readMarks } from '../offline/device-store.ts';
import { loadKept, showOffline, showOnline } from '../offline/use-kept.ts';
import { DANA, NOUR, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { RollCall } from './roll-call-page.tsx';

let online = true;
const sent: string[] = [];

beforeEach(() => {
  online = true;
  sent.length = 0;
  setUser(OPS);
  vi.useFakeTimers({ now: Date.parse(SAMPLE_BOARD.now), toFake: ['Date'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'GET') return Response.json({ data: SAMPLE_BOARD });
    const call = new URL(request.url).pathname;
    sent.push(call);
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
  await loadTexts('en', ['attendance', 'mark-history']);
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
