import { describe, expect, test } from 'vitest';
import { adminStatus, holdsAllOf, refuseAdminChange } from './admin-guard.ts';
import { PERMISSION_SETS, type PermissionSet } from './permission.ts';

test('the status of an account', () => {
  expect(adminStatus({ disabled: false, has_password: true })).toBe('active');
  expect(adminStatus({ disabled: false, has_password: false })).toBe('invited');
  expect(adminStatus({ disabled: true, has_password: true })).toBe('disabled');
  expect(adminStatus({ disabled: true, has_password: false })).toBe('disabled');
});

test('which permission sets each one covers', () => {
  const table = PERMISSION_SETS.map(
    (own) => `${own}: ${PERMISSION_SETS.filter((set) => holdsAllOf(own, set)).join(' ')}`,
  );
  expect(table).toEqual([
    'owner: owner ops recruiter finance viewer',
    'ops: ops viewer',
    'recruiter: recruiter viewer',
    'finance: finance viewer',
    'viewer: viewer',
  ]);
});

describe('changing an account', () => {
  const account = (id: string, permission_set: PermissionSet) => ({ id, permission_set, status: 'active' as const });
  const owner = account('1', 'owner');
  const other = account('2', 'owner');
  const ops = account('3', 'ops');
  const viewer = account('4', 'viewer');

  test('never one’s own', () => {
    expect(refuseAdminChange({ actor: owner, target: owner, becomes: null, other_owners: 5 })).toBe('not_yourself');
    expect(refuseAdminChange({ actor: owner, target: owner, becomes: 'viewer', other_owners: 5 })).toBe('not_yourself');
  });

  test('never the last owner, unless he stays one', () => {
    expect(refuseAdminChange({ actor: owner, target: other, becomes: null, other_owners: 0 })).toBe('last_owner');
    expect(refuseAdminChange({ actor: owner, target: other, becomes: 'ops', other_owners: 0 })).toBe('last_owner');
    expect(refuseAdminChange({ actor: owner, target: other, becomes: 'owner', other_owners: 0 })).toBeNull();
    expect(refuseAdminChange({ actor: owner, target: other, becomes: null, other_owners: 1 })).toBeNull();
  });

  test('an owner who was only invited, or is deactivated, is no last owner', () => {
    for (const status of ['invited', 'disabled'] as const) {
      const target = { ...other, status };
      expect(refuseAdminChange({ actor: owner, target, becomes: null, other_owners: 0 })).toBeNull();
    }
  });

  test('nobody touches who has more, and nobody grants more than he has', () => {
    expect(refuseAdminChange({ actor: ops, target: owner, becomes: null, other_owners: 3 })).toBe('more_than_yours');
    expect(refuseAdminChange({ actor: ops, target: viewer, becomes: 'finance', other_owners: 3 })).toBe(
      'more_than_yours',
    );
    expect(refuseAdminChange({ actor: ops, target: viewer, becomes: 'ops', other_owners: 3 })).toBeNull();
    expect(refuseAdminChange({ actor: owner, target: viewer, becomes: 'owner', other_owners: 1 })).toBeNull();
  });
});
