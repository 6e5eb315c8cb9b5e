import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password.ts';

const EMAIL = 'sara.alfahad@agency.example';

test.each([
  '12345678',
  '87654321',
  'abcdefgh',
  '        ',
  'aaaaaaaa',
  '12121212',
  'Password1!',
  'qwertyuiop',
  'SARA.ALFAHAD@agency.example',
  'sara.alfahad',
])('%j is weak', (password) => {
  expect(isWeakPassword(password, EMAIL)).toBe(true);
});

test.each(['eight888', 'correct horse battery', 'كلمة سر طويلة', 'proline-demo', '29 palms road'])(
  '%j is not',
  (password) => {
    expect(isWeakPassword(password, EMAIL)).toBe(false);
  },
);
