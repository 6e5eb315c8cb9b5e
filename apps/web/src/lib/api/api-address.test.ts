import { expect, test } from 'vitest';
import { apiAddress } from './api-address.ts';

test('every address is under the fixed base path', () => {
  expect(apiAddress('/admin')).toBe('/api/admin');
});

test('parameters fill their places and cannot leave them', () => {
  expect(apiAddress('/admin/events/:id/status', { params: { id: 'a/../b?c' } })).toBe(
    '/api/admin/events/a%2F..%2Fb%3Fc/status',
  );
});

test('a missing parameter is a mistake of the caller', () => {
  expect(() => apiAddress('/admin/events/:id')).toThrow('needs id');
});

test('the query is encoded, and what is undefined is left out', () => {
  expect(apiAddress('/admin/trend', { query: { range: '4_weeks', q: 'أ & b', none: undefined } })).toBe(
    '/api/admin/trend?range=4_weeks&q=%D8%A3+%26+b',
  );
});
