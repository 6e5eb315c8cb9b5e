import { CHUNK_LOAD_TIMEOUT_MS } from './spec-constants.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => new Error('too late');
const never = new Promise<never>(() => {});

test('a screen that has not arrived after 120000 ms fails, not a moment earlier', async () => {
  const failed = vi.fn();
  withTimeLimit(never, CHUNK_LOAD_TIMEOUT_MS, late).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(late());
});

test('what arrives in time is passed on, and so is its own failure', async () => {
  await expect(withTimeLimit(Promise.resolve('screen'), CHUNK_LOAD_TIMEOUT_MS, late)).resolves.toBe('screen');
  await expect(withTimeLimit(Promise.reject(new Error('gone')), CHUNK_LOAD_TIMEOUT_MS, late)).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
