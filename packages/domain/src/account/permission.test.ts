import { expect, test } from 'vitest';
import { mayDo, PERMISSION_SETS, PERMISSIONS } from './permission.ts';

test('what each permission set may do', () => {
  const table = PERMISSIONS.map(
    (permission) => `${permission}: ${PERMISSION_SETS.filter((set) => mayDo(set, permission)).join(' ')}`,
  );
  expect(table).toEqual([
    'dashboard.read: owner ops recruiter finance viewer',
    'events.read: owner ops recruiter finance viewer',
    'events.write: owner ops',
    'ushers.read: owner ops recruiter finance viewer',
    'ushers.write: owner recruiter',
    'leaders.read: owner ops recruiter finance viewer',
    'leaders.write: owner recruiter',
    'applications.read: owner ops recruiter finance viewer',
    'applications.write: owner ops',
    'assignments.write: owner ops',
    'attendance.write: owner ops',
    'join_requests.read: owner ops recruiter finance viewer',
    'join_requests.write: owner recruiter',
    'transfers.read: owner ops recruiter finance viewer',
    'transfers.write: owner finance',
    'ledger.read: owner finance',
    'bank.reveal: owner finance',
    'id_number.reveal: owner recruiter finance',
    'documents.read: owner recruiter finance',
    'messages.send: owner ops recruiter',
    'reports.read: owner ops recruiter finance viewer',
    'settings.read: owner ops finance',
    'settings.write: owner',
    'admins.read: owner',
    'admins.write: owner',
  ]);
});
