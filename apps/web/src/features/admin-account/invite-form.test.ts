import { expect, test } from 'vitest';
import { inviteForm } from './admin-account.forms.ts';

test('what an invitation needs', () => {
  expect(inviteForm.check({ name: ' ', email: '', permission_set: '', language: 'en' })).toEqual({
    name: 'name_required',
    email: 'email_required',
    permission_set: 'set_required',
  });
  expect(inviteForm.check({ name: 'Sara', email: 'sara@', permission_set: 'ops', language: 'en' })).toEqual({
    name: undefined,
    email: 'email_invalid',
    permission_set: undefined,
  });
  expect(
    Object.values(
      inviteForm.check({ name: 'سارة', email: ' sara@example.com ', permission_set: 'ops', language: 'en' }),
    ),
  ).toEqual([undefined, undefined, undefined]);
});
