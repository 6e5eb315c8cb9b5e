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

/** Reads that wait until the test answers them. */
function held() {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const read = sharedRead(() => new Promise<string>((resolve, reject) => answers.push({ resolve, reject })));
  const pool = somePool();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const ask = async () => {
    const answer = read(pool);
    await turn();
    return { answer };
  };
  return { answers, ask, turn };
}

test('who asks while two reads run shares the next one, which starts when one of them has ended', async () => {
  const { answers, ask, turn } = held();
  const [first, second, third, fourth] = [await ask(), await ask(), await ask(), await ask()];
  expect(answers).toHaveLength(2);
  answers[0]?.resolve('one');
  expect(await first.answer).toBe('one');
  await turn();
  expect(answers).toHaveLength(3);
  answers[1]?.resolve('two');
  answers[2]?.resolve('next');
  expect(await Promise.all([second.answer, third.answer, fourth.answer])).toEqual(['two', 'next', 'next']);
  const { answer } = await ask();
  answers[3]?.resolve('alone');
  expect(await answer).toBe('alone');
});

test('a read that fails does not keep who waits from the next one', async () => {
  const { answers, ask, turn } = held();
  const [first, , third] = [await ask(), await ask(), await ask()];
  answers[0]?.reject(new Error('away'));
  await expect(first.answer).rejects.toThrow('away');
  await turn();
  answers[2]?.resolve('back');
  expect(await third.answer).toBe('back');
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
