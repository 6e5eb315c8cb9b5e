import { expect, test } from 'vitest';
import { readSearch } from './search-query.ts';

test('words are folded and parted', () => {
  expect(readSearch('  Hala   MANSOUR ').words).toEqual(['hala', 'mansour']);
  expect(readSearch('هالة أحمد').words).toEqual(['هاله', 'احمد']);
  expect(readSearch('   ')).toEqual({ words: [], code: null, phone: null, tail: null });
});

test.each([
  ['10234', { number: 10_234, kind: null }],
  ['U-10234', { number: 10_234, kind: 'ushers' }],
  ['u10234', { number: 10_234, kind: 'ushers' }],
  ['t 100001', { number: 100_001, kind: 'transfers' }],
  ['E#1001', { number: 1_001, kind: 'events' }],
  ['L1001', { number: 1_001, kind: 'leaders' }],
  ['٢٠٤١٨', { number: 20_418, kind: null }],
  ['x10', null],
  ['hala', null],
  ['12 34', null],
  ['1234567890123456', null],
])('the number in %s', (text, code) => {
  expect(readSearch(text).code).toEqual(code);
});

test.each([
  ['+966 50 123 4567', '966501234567'],
  ['00966501234567', '966501234567'],
  ['050-123-4567', '501234567'],
  ['(050) 1234567', '501234567'],
  ['٠٥٠١٢٣', '50123'],
  ['123', null],
  ['hala 1234', null],
])('the phone number in %s', (text, phone) => {
  expect(readSearch(text).phone).toEqual(phone);
});
