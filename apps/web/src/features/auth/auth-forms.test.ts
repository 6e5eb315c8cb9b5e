import { expect, test } from 'vitest';
import { firstPasswordForm, signInForm } from './auth.forms.ts';

test('what the sign-in form asks for', () => {
  const { check } = signInForm;
  expect(check({ email: '', password: '' })).toEqual({ email: 'email_required', password: 'password_required' });
  expect(check({ email: 'sara', password: 'x' })).toEqual({ email: 'email_invalid', password: undefined });
  expect(check({ email: 'sara@proline.test', password: 'x' })).toEqual({ email: undefined, password: undefined });
});

test('what a first password needs', () => {
  const problemOf = (password: string) => firstPasswordForm.check({ password }).password;
  expect(problemOf('')).toBe('password_required');
  expect(problemOf('seven77')).toBe('password_too_short');
  expect(problemOf('eight888')).toBeUndefined();
  expect(problemOf('x'.repeat(129))).toBe('password_too_long');
  expect(problemOf('bell\u0007bell')).toBe('password_characters');
});
