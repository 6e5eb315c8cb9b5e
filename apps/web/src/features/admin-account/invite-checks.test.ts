import { expect, test } from 'vitest';
import { checkInvite } from './invite-checks.ts';

test('what an invitation needs', () => {
  expect(checkInvite({ name: ' ', email: '', permission_set: '' })).toEqual({
    name: 'name_required',
    email: 'email_required',
    permission_set: 'set_required',
  });
  expect(checkInvite({ name: 'Sara', email: 'sara@', permission_set: 'ops' })).toEqual({
    name: undefined,
    email: 'email_invalid',
    permission_set: undefined,
  });
  expect(Object.values(checkInvite({ name: 'سارة', email: ' sara@example.com ', permission_set: 'ops' }))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
