import pg from 'pg';
import { expect, test } from 'vitest';
import { sharedRead } from './shared-read.ts';

/** Never connected: it only stands for one app. */
const somePool = () => new pg.Pool();

test('who asks together shares one read, which starts after all asked', async () => {
  const events: string[] = [];
  const read = sharedRead(async () => {
    events.push('read');
    return events.length;
  });
  const pool = somePool();
  const ask = (name: string) => {
    events.push(name);
    return read(pool);
  };
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([4, 4, 4]);
  expect(events).toEqual(['a', 'b', 'c', 'read']);
  await ask('d');
  expect(events).toEqual(['a', 'b', 'c', 'read', 'd', 'read']);
});

test('who asks while a read runs shares the next one, which starts when it has ended', async () => {
  const answers: ((value: string) => void)[] = [];
  const read = sharedRead(() => new Promise<string>((resolve) => answers.push(resolve)));
  const pool = somePool();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const early = read(pool);
  await turn();
  const late = [read(pool), read(pool)];
  await turn();
  expect(answers).toHaveLength(1);
  answers[0]?.('before');
  expect(await early).toBe('before');
  await turn();
  expect(answers).toHaveLength(2);
  answers[1]?.('after');
  expect(await Promise.all(late)).toEqual(['after', 'after']);
  const last = read(pool);
  await turn();
  answers[2]?.('alone');
  expect(await last).toBe('alone');
});

test('a read that fails does not keep who waits from the next one', async () => {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const read = sharedRead(() => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })));
  const pool = somePool();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const early = read(pool);
  await turn();
  const late = read(pool);
  answers[0]?.reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  await turn();
  answers[1]?.resolve('back');
  expect(await late).toBe('back');
});

test('a failure reaches all who asked, and nobody later', async () => {
  let reads = 0;
  const read = sharedRead(async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return 'back';
  });
  const pool = somePool();
  const asked = await Promise.allSettled([read(pool), read(pool)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(pool)).toBe('back');
});

test('each database has its own answer', async () => {
  const [one, two] = [somePool(), somePool()];
  const read = sharedRead(async (pool) => pool);
  expect(await Promise.all([read(one), read(two)])).toEqual([one, two]);
});

test('who asks for something else gets a read of his own', async () => {
  const reads: string[] = [];
  const read = sharedRead(
    async (_pool, name: string) => {
      reads.push(name);
      return name.toUpperCase();
    },
    (name) => name,
  );
  const pool = somePool();
  expect(await Promise.all([read(pool, 'a'), read(pool, 'b'), read(pool, 'a')])).toEqual(['A', 'B', 'A']);
  expect(reads).toEqual(['a', 'b']);
});
