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
import { endSession, setUser, storeToken } from '../../lib/session/session-store.ts';
import { useToasts } from '../../lib/screen/toast.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { OPS } from '../../testing/signed-in.ts';
import { applyPreferences } from '../../lib/preferences/preferences.ts';
import { logout } from './logout.ts';

let online = true;
const asked: string[] = [];
const EVENT = SAMPLE_BOARD.event.id;

beforeEach(async () => {
  online = true;
  asked.length = 0;
  useToasts.setState({ toasts: [] });
  await applyPreferences({ language: 'en' });
  await loadTexts('en', ['shell', 'error-screen']);
  storeToken('Bearer x');
  setUser(OPS);
  await keepBoard(
    {
      event_id: EVENT,
      admin_id: OPS.id,
      board: { ...SAMPLE_BOARD, event: { ...SAMPLE_BOARD.event, ends_at: '2099-01-01T00:00:00.000Z' } },
      updated_at: 1,
    },
    OPS,
  );
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
