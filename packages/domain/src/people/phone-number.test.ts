import { expect, test } from 'vitest';
import { tidyPhone } from './phone-number.ts';

test.each([
  ['+966 50 123 4567', '+966501234567'],
  ['(00966) 50-1234567', '+966501234567'],
  ['٠٠٩٦٦٥٠١٢٣٤٥٦٧', '+966501234567'],
  ['\u202a+971 50 123 4567\u202c', '+971501234567'],
  ['0501234567', '0501234567'],
])('%s is dialled as %s', (written, dialled) => {
  expect(tidyPhone(written)).toBe(dialled);
  expect(tidyPhone(dialled)).toBe(dialled);
});

test('what is no number stays as it was written', () => {
  for (const text of ['', 'ask Huda', '+966 50 123 4567 ext. 4']) expect(tidyPhone(text)).toBe(text);
});

test('a local number gets the code of its country, where that is known', () => {
  const typed = ['055 123 4567', '٠٥٥١٢٣٤٥٦٧', '551234567', '+971551234567', '00971551234567', '055', 'call me'];
  expect(typed.map((text) => tidyPhone(text, '966'))).toEqual([
    ...['+966551234567', '+966551234567', '+966551234567', '+971551234567', '+971551234567', '055', 'call me'],
  ]);
  expect(tidyPhone('055 123 4567')).toBe('0551234567');
});
