import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { passText, signedPart } from '@proline/domain/pass/pass-format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { boardKey } from '../board/board-cache.ts';
import { forgetMarks, readMarks } from '../offline/device-store.ts';
import { loadKept, showOffline, showOnline } from '../offline/use-kept.ts';
import { DANA, NOUR, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { useScan } from './use-scan.ts';

const sent: Readonly<Record<string, unknown>>[] = [];
let refusal: string | null = null;
let board: EventBoard = SAMPLE_BOARD;
let closed = 0;
let offline = false;
let answers: Promise<unknown> = Promise.resolve();

const arrived = (person: BoardPerson): BoardPerson => ({
  ...person,
  state: 'in',
  checked_in_at: '2026-11-18T05:45:00.000Z',
  method: 'scanner',
  version: 1,
});

beforeEach(() => {
  sent.length = 0;
  refusal = null;
  closed = 0;
  offline = false;
  answers = Promise.resolve();
  board = SAMPLE_BOARD;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (offline) throw new TypeError('Failed to fetch');
    if (request.method === 'GET') return Response.json({ data: board });
    sent.push(await request.json());
    await answers;
    if (refusal !== null) return Response.json({ code: refusal, message: 'This pass was revoked.' }, { status: 409 });
    return Response.json({ data: { result: 'done', person: arrived(NOUR) } });
  });
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
  await forgetMarks(OPS.id);
  await loadKept();
  showOnline();
  endSession();
});

/** As a hardware scanner does: the keys of a code and Enter, wherever the focus is. */
const type = (text: string) => {
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  [...text].forEach(press);
  press('Enter');
};

const show = async (language: 'en' | 'ar' = 'en') => {
  await loadTexts(language, ['attendance', 'mark-history']);
  queryClient.setQueryData(boardKey(board.event.id), board);
  return renderIn(language, <ScanDialog board={board} day="2026-11-18" onClose={() => (closed += 1)} />);
};

/** Passes by a key that the board knows. */
const signedPasses = async (...people: readonly BoardPerson[]): Promise<string[]> => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  board = { ...SAMPLE_BOARD, pass_key: { x, y } };
  const expires_at = new Date('2026-11-18T18:00:00Z');
  return Promise.all(
    people.map(async ({ id }) => {
      const signed = signedPart({ assignment_id: id, event_id: board.event.id, number: 1, expires_at });
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, signed);
      return passText(signed, new Uint8Array(signature));
    }),
  );
};
const signedPass = async (): Promise<string> => (await signedPasses(NOUR))[0] ?? '';

test('a scanner types a pass without a field: the person comes in, in large letters, once', async () => {
  const pass = await signedPass();
  const screen = await show();
  await expect.element(screen.getByText(/The camera is blocked/)).toBeVisible();
  type(pass);
  const result = screen.getByRole('status');
  await expect.element(result.getByText(/Nour Saleh/)).toBeVisible();
  await expect.element(result.getByText(/in 08:45 · 15 min early/)).toBeVisible();
  // the same pass, still before the scanner, and its Enter on the button that has the focus
  type(pass);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ pass, kind: 'check_in', method: 'scanner', shift_id: null });
  expect(closed).toBe(0);
});

/** A camera and a scanner at one gate. */
const Gate = ({ shown, typed }: { readonly shown: string; readonly typed: string }) => {
  const { read, scanned } = useScan(board);
  const scan = (kind: 'check_in' | 'check_out', method: 'qr' | 'scanner') => () =>
    void read({ kind, method, shift_id: null, pass: method === 'qr' ? shown : typed });
  return (
    <>
      <button onClick={scan('check_in', 'qr')}>camera</button>
      <button onClick={scan('check_in', 'scanner')}>scanner</button>
      <button onClick={scan('check_out', 'scanner')}>leaves</button>
      <p>{scanned?.result}</p>
    </>
  );
};

test('a pass that stays before the camera is meant once, also when a scanner reads another one meanwhile', async () => {
  const [shown = '', typed = ''] = await signedPasses(NOUR, DANA);
  await loadTexts('en', ['attendance']);
  const screen = await renderIn('en', <Gate shown={shown} typed={typed} />);
  const camera = screen.getByRole('button', { name: 'camera' });
  await camera.click();
  await expect.element(screen.getByText('done')).toBeVisible();
  await screen.getByRole('button', { name: 'scanner' }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await camera.click();
  await screen.getByRole('button', { name: 'leaves' }).click();
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ kind: 'check_out' }));
  expect(sent.map(({ pass }) => pass)).toEqual([shown, typed, typed]);
});

test('whoever comes while an answer is on its way is sent next, and nobody is lost', async () => {
  const [one = '', two = ''] = await signedPasses(NOUR, DANA);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answers = promise;
  const screen = await show();
  type(one);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  type(two);
  type(one);
  await expect.element(screen.getByRole('status').getByText('1 waiting')).toBeVisible();
  expect(sent).toHaveLength(1);
  resolve(undefined);
  await vi.waitFor(() => expect(sent.map(({ pass }) => pass)).toEqual([one, two]));
  await expect.element(screen.getByText('1 waiting')).not.toBeInTheDocument();
});

test('who leaves is checked out, and a refusal stands where the result does', async () => {
  refusal = 'pass_revoked';
  const pass = await signedPass();
  const screen = await show();
  await screen.getByRole('radio', { name: 'Leaving' }).click({ force: true });
  type(pass);
  await expect.element(screen.getByRole('status').getByText(/This pass was revoked\./)).toBeVisible();
  expect(sent[0]).toMatchObject({ kind: 'check_out' });
});

test('without a network a pass is checked here: a forged one is refused, a genuine one kept', async () => {
  vi.useFakeTimers({ now: Date.parse(SAMPLE_BOARD.now), toFake: ['Date'] });
  const pass = await signedPass();
  const screen = await show();
  offline = true;
  showOffline();
  const result = screen.getByRole('status');
  type(pass.slice(0, -1) + String((Number(pass.at(-1)) + 1) % 10));
  await expect.element(result.getByText(/This pass is forged\./)).toBeVisible();
  type('https://proline.test');
  await expect.element(result.getByText(/This isn’t a pass\./)).toBeVisible();
  type(pass);
  await expect.element(result.getByText(/Nour Saleh/)).toBeVisible();
  expect(await readMarks(OPS.id)).toMatchObject([{ assignment_id: NOUR.id, kind: 'check_in', method: 'scanner' }]);
});
