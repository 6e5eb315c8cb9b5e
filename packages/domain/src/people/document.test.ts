import { expect, test } from 'vitest';
import { documentState, isExpiryDay } from './document.ts';

test('a document counts on its last day, and is renewed from 30 days before', () => {
  expect([null, 31, 30, 1, 0, -1].map((left) => documentState(left, 30))).toEqual([
    'valid',
    'valid',
    'expires_soon',
    'expires_soon',
    'expires_soon',
    'expired',
  ]);
});

test('a document ends at most 50 years ago or 100 years ahead', () => {
  const today = '2026-11-18';
  expect(['1976-11-18', '2026-11-17', '2126-11-18'].every((day) => isExpiryDay(day, today))).toBe(true);
  expect(['1900-01-01', '1976-11-17', '2126-11-19'].some((day) => isExpiryDay(day, today))).toBe(false);
});
