import { expect, test } from 'vitest';
import { login, setFirstPassword } from './auth.ts';
import { getTrend } from '../dashboard/dashboard.ts';
import { requestAccountDeletion } from '../deletion-request/deletion-request.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } } | undefined, value: unknown) =>
  schema?.safeParse(value).success;

test.each([
  ['email and password', { email: 'owner@proline.test', password: 'x' }, true],
  ['no email', { password: 'x' }, false],
  ['not an email', { email: 'owner', password: 'x' }, false],
  ['no password', { email: 'owner@proline.test' }, false],
  ['an empty password', { email: 'owner@proline.test', password: '' }, false],
  ['a password of 129 characters', { email: 'owner@proline.test', password: 'x'.repeat(129) }, false],
  ['a field too many', { email: 'owner@proline.test', password: 'x', admin: true }, false],
  ['a list', [], false],
  ['nothing', undefined, false],
])('sign in with %s', (_, body, accepted) => {
  expect(accepts(login.body, body)).toBe(accepted);
});

test.each([
  ['short', false],
  ['eight888', true],
  ['كلمة سر طويلة', true],
  ['x'.repeat(129), false],
  ['NUL\u0000inside', false],
])('first password %j', (password, accepted) => {
  expect(accepts(setFirstPassword.body, { password })).toBe(accepted);
});

test.each([
  ['A'.repeat(43), true],
  ['A'.repeat(42), false],
  [`${'A'.repeat(42)}/`, false],
  ['../../etc/passwd', false],
])('link token %j', (token, accepted) => {
  expect(accepts(setFirstPassword.params, { token })).toBe(accepted);
});

test('a deletion request needs an address, not a message', () => {
  expect(requestAccountDeletion.body?.parse({ email: 'A@b.co' })).toEqual({ email: 'a@b.co', message: '' });
  expect(accepts(requestAccountDeletion.body, { email: 'a@b.co', message: 'x'.repeat(2001) })).toBe(false);
});

test('the trend shows twelve weeks unless asked', () => {
  expect(getTrend.query?.parse({})).toEqual({ range: '12_weeks' });
  expect(accepts(getTrend.query, { range: '13_weeks' })).toBe(false);
});
