import { expect, test } from 'vitest';
import { isOptionalNotification, mayBeNotified, NOTIFICATION_KINDS } from './notification-kind.ts';
import { PERMISSION_SETS } from '../account/permission.ts';

test('who can be told of what, and what cannot be declined', () => {
  const told = NOTIFICATION_KINDS.map((kind) => {
    const sets = PERMISSION_SETS.filter((set) => mayBeNotified(kind, set));
    const who = sets.length === PERMISSION_SETS.length ? 'everybody' : sets.join(', ');
    return `${kind}: ${who}${isOptionalNotification(kind) ? '' : ', always'}`;
  });
  expect(told).toEqual([
    'job_finished: everybody',
    'admin_joined: owner',
    'deletion_request: owner, recruiter',
    'new_sign_in: everybody, always',
    'permission_changed: everybody, always',
    'two_factor_changed: everybody, always',
  ]);
});
