import { expect, test } from 'vitest';
import { documentState } from './document.ts';

test('a document counts on its last day, and is renewed from 30 days before', () => {
  expect([null, 31, 30, 1, 0, -1].map(documentState)).toEqual([
    'valid',
    'valid',
    'expires_soon',
    'expires_soon',
    'expires_soon',
    'expired',
  ]);
});
