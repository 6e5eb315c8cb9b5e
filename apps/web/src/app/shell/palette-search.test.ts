import { expect, test } from 'vitest';
import { matching } from './palette-search.ts';

const actions = [
  { key: '/ushers', label: 'المنظّمون' },
  { key: '/leaders', label: 'Team Leaders' },
  { key: '/categories', label: 'الفئات' },
];
const found = (query: string) => matching(actions, query).map(({ key }) => key);

test('an empty search shows everything', () => {
  expect(found('  ')).toEqual(['/ushers', '/leaders', '/categories']);
});

test('every word must match, in any order and case', () => {
  expect(found('LEAD team')).toEqual(['/leaders']);
  expect(found('lead usher')).toEqual([]);
});

test('Arabic is found without its marks, and by the address too', () => {
  expect(found('المنظمون')).toEqual(['/ushers']);
  expect(found('categ')).toEqual(['/categories']);
});
