import { expect, test } from 'vitest';
import { login, setFirstPassword } from '@proline/contract/auth/auth';
import { checkFirstPassword, checkLogin } from './auth-checks.ts';

test('what the sign-in form asks for', () => {
  expect(checkLogin({ email: '', password: '' })).toEqual({ email: 'email_required', password: 'password_required' });
  expect(checkLogin({ email: 'sara', password: 'x' })).toEqual({ email: 'email_invalid', password: undefined });
  expect(checkLogin({ email: 'sara@proline.test', password: 'x' })).toEqual({ email: undefined, password: undefined });
});

test('what a first password needs', () => {
  expect(checkFirstPassword({ password: '' }).password).toBe('password_required');
  expect(checkFirstPassword({ password: 'seven77' }).password).toBe('password_too_short');
  expect(checkFirstPassword({ password: 'eight888' }).password).toBeUndefined();
  expect(checkFirstPassword({ password: 'x'.repeat(129) }).password).toBe('password_too_long');
  expect(checkFirstPassword({ password: 'bell\u0007bell' }).password).toBe('password_characters');
});

const EMAILS = [
  '',
  ' ',
  'sara',
  'sara@proline',
  ' Sara@Proline.test ',
  'a..b@proline.test',
  `${'a'.repeat(250)}@proline.test`,
];
const PASSWORDS = [
  '',
  ' ',
  'short',
  ' '.repeat(8),
  'eight888',
  'x'.repeat(128),
  'x'.repeat(129),
  'line\nbreak',
  'a\u202Ebcdefgh',
];

test('the forms refuse exactly what the server would refuse', () => {
  for (const email of EMAILS) {
    for (const password of PASSWORDS) {
      const problems = Object.values(checkLogin({ email, password })).filter((problem) => problem !== undefined);
      expect([email, password, problems.length === 0]).toEqual([
        email,
        password,
        login.body?.safeParse({ email, password }).success,
      ]);
    }
  }
  for (const password of PASSWORDS) {
    const accepted = checkFirstPassword({ password }).password === undefined;
    expect([password, accepted]).toEqual([password, setFirstPassword.body?.safeParse({ password }).success]);
  }
});
