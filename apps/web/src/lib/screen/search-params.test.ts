import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('what is written is read back, whatever it looks like', () => {
  for (const text of ['2', 'true', '"x"', 'a,b', '2026-01-01..', 'نورة', 'a&b=c+d %', '{"x":1}']) {
    expect(parseSearch(stringifySearch({ q: text }))).toEqual({ q: text });
  }
});

test('addresses stay readable', () => {
  expect(stringifySearch({ status: 'pending,approved', age: '18..30', page: 2 })).toBe(
    '?status=pending,approved&age=18..30&page=2',
  );
});

test('what has no value is left out', () => {
  expect(stringifySearch({ open: undefined, q: '' })).toBe('?q=');
  expect(stringifySearch({})).toBe('');
});
