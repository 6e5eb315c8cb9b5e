import { expect, test } from 'vitest';
import { sessionStays, whileSessionEnds } from './session-ending.ts';

/** Whether the promise is resolved after all other pending work has run. */
const settledSoon = (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test('without an end under way nobody waits', async () => {
  expect(await settledSoon(sessionStays())).toBe(true);
});

test('while it ends everybody waits; after its end nobody goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const ended = whileSessionEnds(() => promise);
  const waiting = sessionStays();
  expect(await settledSoon(waiting)).toBe(false);
  resolve(undefined);
  await ended;
  expect(await settledSoon(waiting)).toBe(false);
  expect(await settledSoon(sessionStays())).toBe(true);
});

test('an end that failed lets everybody go on', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>();
  const failed = whileSessionEnds(() => promise);
  const waiting = sessionStays();
  reject(new Error('no answer'));
  await expect(failed).rejects.toThrow('no answer');
  expect(await settledSoon(waiting)).toBe(true);
});
