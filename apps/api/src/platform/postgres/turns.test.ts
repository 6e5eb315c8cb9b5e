import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to, and notes when it begins. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      // the handing over takes a few turns of the event loop's microtasks
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('so much runs at once, in the order in which it came, and the rest is refused', async () => {
  const inTurn = createTurns({ atOnce: 2, longestQueue: 1 });
  const { begun, work, end } = workshop();
  const all = ['a', 'b', 'c'].map((name) => inTurn(work(name)));
  await expect(inTurn(work('d'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('b');
  await end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('one person has one at a time, and others pass by', async () => {
  const inTurn = createTurns({ atOnce: 2, longestQueue: 9 });
  const { begun, work, end } = workshop();
  for (const name of ['mine 1', 'mine 2', 'mine 3']) void inTurn(work(name), 'me');
  void inTurn(work('yours'), 'you');
  expect(begun).toEqual(['mine 1', 'yours']);
  await end('mine 1');
  expect(begun).toEqual(['mine 1', 'yours', 'mine 2']);
  await end('yours');
  expect(begun).toHaveLength(3);
  await end('mine 2');
  expect(begun.at(-1)).toBe('mine 3');
});
