import { expect, test } from 'vitest';
import { batchLookups } from './batch.ts';

const recorded = () => {
  const queries: string[][] = [];
  const lookup = batchLookups(async (keys) => {
    queries.push([...keys]);
    if (keys.includes('broken')) throw new Error('no answer');
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()]));
  });
  return { queries, lookup };
};

test('lookups of one turn share one query, each with its own answer', async () => {
  const { queries, lookup } = recorded();
  expect(await Promise.all([lookup('a'), lookup('b'), lookup('a'), lookup('unknown')])).toEqual([
    'A',
    'B',
    'A',
    undefined,
  ]);
  expect(queries).toEqual([['a', 'b', 'unknown']]);
});

test('a later lookup never gets an earlier answer', async () => {
  const { queries, lookup } = recorded();
  await lookup('a');
  await lookup('a');
  expect(queries).toEqual([['a'], ['a']]);
});

test('a failed query fails its own lookups only', async () => {
  const { lookup } = recorded();
  const failed = await Promise.allSettled([lookup('broken'), lookup('a')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lookup('a')).toBe('A');
});
