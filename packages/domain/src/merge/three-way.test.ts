import { expect, test } from 'vitest';
import { changedFields, sameValue, threeWay } from './three-way.ts';

const base = { name: 'A', colour: 'red', size: 1, tags: ['x'] };

test('mine are laid over theirs; a field that only they changed stays theirs', () => {
  const mine = { ...base, name: 'B' };
  const theirs = { ...base, colour: 'blue' };
  const { merged, differences } = threeWay(base, mine, theirs);
  expect(merged).toEqual({ ...base, name: 'B', colour: 'blue' });
  expect(differences.map(({ name, clash }) => [name, clash])).toEqual([
    ['name', false],
    ['colour', false],
  ]);
});

test('a field that both changed, and not to the same, is a clash; mine wins only if asked for', () => {
  const { merged, differences } = threeWay(base, { ...base, size: 2 }, { ...base, size: 3 });
  expect(merged.size).toBe(2);
  expect(differences).toEqual([{ name: 'size', base: 1, mine: 2, theirs: 3, clash: true }]);
  expect(threeWay(base, { ...base, size: 2 }, { ...base, size: 2 }).differences[0]?.clash).toBe(false);
});

test('values are compared by content, whatever the order of their keys', () => {
  expect(sameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue({ a: undefined }, {})).toBe(true);
  expect(sameValue(null, {})).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(changedFields(base, { ...base, tags: ['x'] })).toEqual([]);
});
