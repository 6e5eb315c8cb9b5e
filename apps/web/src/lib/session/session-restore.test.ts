import { SESSION_RESTORE_TIMEOUT_MS } from '../screen/spec-constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreWithin } from './session-restore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const storage = (answer: string, afterMs: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(answer), afterMs));

test('a storage that answers in time gives the session back', async () => {
  const restored = restoreWithin(storage('sara', SESSION_RESTORE_TIMEOUT_MS - 1));
  await vi.advanceTimersByTimeAsync(SESSION_RESTORE_TIMEOUT_MS - 1);
  expect(await restored).toBe('sara');
});

test('after 5000 ms the app goes on without it, not a moment earlier', async () => {
  let restored: string | null | undefined;
  void restoreWithin(storage('sara', 60_000)).then((kept) => {
    restored = kept;
  });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(restored).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(restored).toBeNull();
});

test('a storage that fails is as good as an empty one', async () => {
  expect(await restoreWithin(() => Promise.reject(new Error('denied')))).toBeNull();
});
