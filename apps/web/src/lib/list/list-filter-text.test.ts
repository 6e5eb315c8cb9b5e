import type { FilterRule } from '@proline/contract/frame/list-filters';
import { expect, test } from 'vitest';
import { fittingFilterText } from './list-filter-text.ts';

const status: FilterRule = { kind: 'choices', values: ['pending', 'approved'] };
const age: FilterRule = { kind: 'numbers', min: 0, max: 120 };
const ID = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';

test.each<[string, FilterRule, string, string | undefined]>([
  ['known values stay', status, 'approved,pending', 'approved,pending'],
  ['a value named twice stays once', status, 'pending,pending', 'pending'],
  ['unknown values go', status, 'pending,owner', 'pending'],
  ['nothing is left of what is all unknown', status, 'owner', undefined],
  ['texts are free', { kind: 'texts' }, 'Riyadh,Al Ain', 'Riyadh,Al Ain'],
  ['but not deceptive', { kind: 'texts' }, 'Riyadh\u202e', undefined],
  ['records are ids', { kind: 'records', of: 'admin' }, `${ID},7`, ID],
  ['a range of days', { kind: 'days' }, '2026-01-01..2026-02-01', '2026-01-01..2026-02-01'],
  ['open at the end', { kind: 'days' }, '2026-01-01..', '2026-01-01..'],
  ['open at the start', { kind: 'days' }, '..2026-02-01', '..2026-02-01'],
  ['backwards is turned', { kind: 'days' }, '2026-03-01..2026-02-01', '2026-02-01..2026-03-01'],
  ['a day that no calendar has goes', { kind: 'days' }, '2026-02-30..2026-03-01', '..2026-03-01'],
  ['a range of nothing', { kind: 'days' }, '..', undefined],
  ['numbers are compared as numbers', age, '9..18', '9..18'],
  ['numbers within bounds', age, '18..999', '18..'],
  ['a flag', { kind: 'flag' }, 'yes', 'yes'],
  ['no flag', { kind: 'flag' }, 'true', undefined],
])('%s', (_, filter, text, expected) => {
  expect(fittingFilterText(filter, text)).toBe(expected);
});
