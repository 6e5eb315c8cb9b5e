import { expect, test } from 'vitest';
import { readPhone } from './phone.service.ts';

test.each([
  ['+966 50 123 4567', '+966501234567'],
  ['0501234567', '+966501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['501234567', '+966501234567'],
  ['00971 50 123 4567', '+971501234567'],
  ['\u202a+20 101 234 5678\u202c', '+201012345678'],
  ['+44 7400 123456', '+447400123456'],
])('in Riyadh %s is %s', (typed, dialed) => {
  expect(readPhone(typed, 'Asia/Riyadh')).toBe(dialed);
});

test.each([
  ['a digit too few', '+96650123456'],
  ['a digit too many', '+9665012345678'],
  ['no such prefix', '+966911234567'],
  ['no such country', '+999501234567'],
  ['an extension', '+966501234567 ext. 4'],
  ['words', 'ask Huda'],
  ['words around it', 'call 0501234567 please'],
  ['nothing', ''],
])('%s is refused', (_, typed) => {
  expect(readPhone(typed, 'Asia/Riyadh')).toBeNull();
});

test('a local number belongs to the organization’s country, and to none where that has no code', () => {
  expect(readPhone('01012345678', 'Africa/Cairo')).toBe('+201012345678');
  expect(readPhone('0501234567', 'Asia/Dubai')).toBe('+971501234567');
  expect(readPhone('0501234567', 'UTC')).toBeNull();
});
