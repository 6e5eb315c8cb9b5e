import { expect, test } from 'vitest';
import { nextSort, sortTerms, sortText } from './list-sort.ts';

const SORTS = ['name', 'age', 'city', 'created_at'];
const click = (from: string, by: string, further = false, descendingFirst = false) =>
  sortText(nextSort(sortTerms(from, SORTS), by, { further, descendingFirst }));

test('a title is clicked once, twice, three times', () => {
  expect([click('', 'name'), click('name', 'name'), click('-name', 'name')]).toEqual(['name', '-name', '']);
});

test('times begin with the newest', () => {
  expect([click('', 'created_at', false, true), click('-created_at', 'created_at', false, true)]).toEqual([
    '-created_at',
    'created_at',
  ]);
});

test('a plain click forgets the other keys, a further one adds, turns and removes', () => {
  expect(click('city,-age', 'name')).toBe('name');
  expect(click('city', 'name', true)).toBe('city,name');
  expect(click('city,name', 'city', true)).toBe('-city,name');
  expect(click('-city,name', 'city', true)).toBe('name');
});

test('a fourth key pushes the first one out', () => {
  expect(click('name,age,city', 'created_at', true, true)).toBe('age,city,-created_at');
});

test('what the list does not sort by is ignored', () => {
  expect(sortText(sortTerms('-iban,name,-name,age', SORTS))).toBe('name,age');
});
