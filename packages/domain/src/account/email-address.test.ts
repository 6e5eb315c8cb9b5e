import { expect, test } from 'vitest';
import { EMAIL_MAX_LENGTH, isEmail } from './email-address.ts';

test.each(['sara@proline.test', ' Sara@Proline.Test ', "o'hara+jobs@mail.example.com", 'a_b-c.d@x1.co'])(
  '%j is an email address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  '',
  'sara',
  'sara@',
  '@proline.test',
  'sara@proline',
  'sa ra@proline.test',
  '.sara@proline.test',
  'sara.@proline.test',
  'sa..ra@proline.test',
  'sara@-proline.test',
  'sara@proline-.test',
  'sara@proline.t',
  'سارة@proline.test',
  'sara@pro\nline.test',
])('%j is not', (text) => expect(isEmail(text)).toBe(false));

test('an address has its longest length', () => {
  const domain = '@proline.test';
  expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - domain.length + 1) + domain)).toBe(false);
});
