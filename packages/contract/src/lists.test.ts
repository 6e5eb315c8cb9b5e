import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import type { Endpoint } from './frame/endpoint.ts';
import type { List } from './frame/list.ts';
import { LISTS } from './lists.ts';

const lists: [string, List][] = Object.entries(LISTS);
const endpoints: readonly Endpoint[] = ENDPOINTS;

test.each(lists)('%s is known by its own name, and all its calls are declared', (name, list) => {
  expect(list.name).toBe(name);
  for (const call of [list.rows, list.counts, list.values, list.export]) expect(endpoints).toContain(call);
});

test.each(lists)('%s sorts by what it declares, and its tabs are choices', (_, list) => {
  expect(list.sorts).toContain(list.defaultSort.replace(/^-/, ''));
  if (list.tabs !== undefined) expect(list.filters[list.tabs]?.kind).toBe('choices');
});

test.each(lists)('no filter of %s is called as the list’s own words are', (_, list) => {
  const own = ['page', 'per_page', 'after', 'before', 'sort', 'q', 'cols', 'open', 'format', 'columns', 'job'];
  expect(Object.keys(list.filters).filter((name) => own.includes(name))).toEqual([]);
});
