import { hash as argon2Hash, parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('is argon2id with 19 MiB, two passes, one lane, and a salt of its own', async () => {
  const [a, b] = await Promise.all([hashPassword('same'), hashPassword('same')]);
  expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(a)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(a).not.toBe(b);
});

test('only the right password fits, and none fits nobody', async () => {
  const hash = await hashPassword('right');
  expect(await verifyPassword(hash, 'right')).toBe(true);
  expect(await verifyPassword(hash, 'wrong')).toBe(false);
  expect(await verifyPassword(null, 'right')).toBe(false);
});

test('more than can wait are refused at once, and the others are served', async () => {
  // the cheapest there is: only the order of things matters here
  const hash = await argon2Hash('right', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword(hash, 'right')));
  const served = results.filter((result) => result.status === 'fulfilled' && result.value);
  const refused = results.filter((result) => result.status === 'rejected');
  expect([served.length, refused.length]).toEqual([66, 14]);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', status: 503, details: { retryAfterSeconds: 1 } } });
  expect(await verifyPassword(hash, 'right')).toBe(true);
});
