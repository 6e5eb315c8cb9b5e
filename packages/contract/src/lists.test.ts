import { expect, test } from 'vitest';
import { LIST_NAMES } from './facts.ts';
import { ENDPOINTS, LISTS } from './slices.ts';

const lists = [...LISTS];

test('every list is known by its own name', () => {
  expect([...LISTS.keys()].sort()).toEqual([...LIST_NAMES].sort());
});

test.each(lists)('%s has all its calls declared', (name, list) => {
  expect(list.name).toBe(name);
  for (const call of [list.rows, list.counts, list.values, list.export]) expect(ENDPOINTS).toContain(call);
});

test.each(lists)('%s sorts by what it declares, and its tabs are choices', (_, list) => {
  expect(list.sorts).toContain(list.defaultSort.replace(/^-/, ''));
  if (list.tabs !== undefined) expect(list.filters[list.tabs]?.kind).toBe('choices');
});

test.each(lists)('no filter of %s is called as the list’s own words are', (_, list) => {
  const own = ['page', 'per_page', 'after', 'before', 'sort', 'q', 'cols', 'open', 'format', 'columns', 'job'];
  expect(Object.keys(list.filters).filter((name) => own.includes(name))).toEqual([]);
});

test.each(lists)('%s has a word for every value that it offers as a choice', (_, list) => {
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.kind !== 'choices') continue;
    expect([name, filter.values.filter((value) => !Object.hasOwn(filter.words, value))]).toEqual([name, []]);
  }
});

test.each(lists)('%s has all its titles and words in both languages', (_, list) => {
  const columns = Object.values(list.columns).flatMap(({ title, parts = [], words = {} }) => [
    title,
    ...parts,
    ...Object.values(words),
  ]);
  const all = [...columns, ...Object.values(list.filters).map(({ title }) => title)];
  expect(all.filter(({ en, ar }) => en.trim() === '' || !/\p{Script=Arabic}/u.test(ar))).toEqual([]);
});
