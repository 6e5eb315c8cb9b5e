import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addMarks,
  forgetMarks,
  keepBoard,
  readBoard,
  readMarks,
  readProfile,
} from '../../features/attendance/offline/device-store.ts';
import { SAMPLE_BOARD } from '../../features/attendance/testing/sample-board.ts';
import { keptMark } from '../../features/attendance/testing/sample-mark.ts';
import { keepTellingLeftSessions } from '../../lib/session/left-session.ts';
import { currentUser, endSession, setUser, storedToken, storeToken } from '../../lib/session/session-store.ts';
import { useToasts } from '../../lib/screen/toast.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { OPS } from '../../testing/signed-in.ts';
import { applyPreferences } from '../../lib/preferences/preferences.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { useKeptSent } from './kept-on-device.ts';
import { logout } from './logout.ts';

let online = true;
const asked: string[] = [];
const LEFT = '/api/admin/auth/left-sessions';
const EVENT = SAMPLE_BOARD.event.id;

const keep = () =>
  keepBoard(
    {
      event_id: EVENT,
      admin_id: OPS.id,
      board: { ...SAMPLE_BOARD, event: { ...SAMPLE_BOARD.event, ends_at: '2099-01-01T00:00:00.000Z' } },
      updated_at: 1,
    },
    OPS,
  );

beforeEach(async () => {
  online = true;
  asked.length = 0;
  useToasts.setState({ toasts: [] });
  await applyPreferences({ language: 'en' });
  await loadTexts('en', ['shell', 'error-screen']);
  storeToken('Bearer x');
  setUser(OPS);
  await keep();
  const { seq: _seq, ...mark } = keptMark(1, 'a');
  await addMarks([mark]);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.origin).pathname;
    asked.push(address);
    if (!online) return Promise.reject(new TypeError('Failed to fetch'));
    const results = [{ id: mark.id, result: 'done', code: null }];
    return Promise.resolve(Response.json({ data: address.endsWith('/marks') ? { results, people: [] } : null }));
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await forgetMarks(OPS.id);
  await caches.delete('left-sessions');
  endSession();
});

test('a session that ends takes along what tells about people, and leaves what was not sent', async () => {
  expect((await readProfile())?.id).toBe(OPS.id);
  endSession();
  await expect.poll(() => readBoard(EVENT)).toBeUndefined();
  expect(await readProfile()).toBeUndefined();
  expect(await readMarks(OPS.id)).toHaveLength(1);
});

test('signing out sends first, and leaves nothing', async () => {
  await logout();
  expect(asked).toEqual([`/api/admin/events/${EVENT}/marks`, '/api/admin/auth/logout']);
  expect(await readMarks(OPS.id)).toEqual([]);
  await expect.poll(() => readBoard(EVENT)).toBeUndefined();
});

test('what cannot be sent is not lost by signing out, unless somebody says so', async () => {
  online = false;
  await logout();
  expect(await readMarks(OPS.id)).toHaveLength(1);
  const [told] = useToasts.getState().toasts;
  expect([told?.text, told?.action?.label]).toEqual([
    '1 mark made without a connection hasn’t been sent yet. Signing out would lose it.',
    'Sign out anyway',
  ]);
  online = true;
  told?.action?.run();
  await expect.poll(() => readMarks(OPS.id)).toEqual([]);
  expect(asked.at(-1)).toBe('/api/admin/auth/logout');
});

test('signing out without a network leaves nothing on the device, and the server is told when it is back', async () => {
  await forgetMarks(OPS.id);
  online = false;
  await logout();
  expect([storedToken(), currentUser(), localStorage.length, sessionStorage.length]).toEqual([null, null, 0, 0]);
  expect([await readBoard(EVENT), await readProfile()]).toEqual([undefined, undefined]);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    'Signed out on this device. The server is told when the connection is back.',
  ]);
  // what is kept of the session is no token
  const kept = await (await caches.open('left-sessions')).keys();
  expect(kept.map(({ url }) => new URL(url).pathname)).toEqual([
    '/left-sessions/2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
  ]);
  const stop = keepTellingLeftSessions();
  await expect.poll(() => asked.at(-1)).toBe(LEFT);
  expect(await caches.has('left-sessions')).toBe(true);
  online = true;
  dispatchEvent(new Event('online'));
  await expect.poll(() => caches.has('left-sessions')).toBe(false);
  stop();
  const before = asked.length;
  keepTellingLeftSessions()();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.slice(before)).toEqual([]);
});

test('a server that says no keeps the session', async () => {
  await forgetMarks(OPS.id);
  vi.mocked(fetch).mockImplementation(() =>
    Promise.resolve(Response.json({ message: 'Not now.', code: 'unavailable' }, { status: 503 })),
  );
  await logout();
  expect([storedToken(), currentUser()?.id]).toEqual(['Bearer x', OPS.id]);
});

test('what was given up goes at once, too', async () => {
  online = false;
  await logout({ anyway: true });
  expect([await readMarks(OPS.id), await readBoard(EVENT)]).toEqual([[], undefined]);
});

const Shell = () => {
  useKeptSent();
  return null;
};

test('whoever may mark no longer keeps nobody’s names, but what was not sent', async () => {
  online = false;
  await renderIn('en', <Shell />);
  // the end of the session before may come late, and take it along
  await expect.poll(async () => (await readBoard(EVENT)) ?? keep()).toBeDefined();
  setUser({ ...OPS, permission_set: 'finance' });
  await expect.poll(() => readBoard(EVENT)).toBeUndefined();
  expect(await readMarks(OPS.id)).toHaveLength(1);
});
