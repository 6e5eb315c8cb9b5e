import { expect, test } from 'vitest';
import { readOneTimeCode } from './one-time-code.ts';

test('codes as people type them', () => {
  expect(['123456', ' 123 456 ', '١٢٣٤٥٦', '۱۲۳-۴۵۶'].map(readOneTimeCode)).toEqual(Array(4).fill('123456'));
  expect(['k3f9a-0zq2m', 'K3F9A 0ZQ2M', 'k3f9a0zq2m'].map(readOneTimeCode)).toEqual(Array(3).fill('k3f9a-0zq2m'));
  expect(['', '12345', '1234567', 'k3f9a-0zq2', 'k3f9a_0zq2m', 'رمز'].map(readOneTimeCode)).toEqual(
    Array(6).fill(null),
  );
});
