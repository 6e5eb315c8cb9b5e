export const PERMISSIONS = [
  'dashboard.read',
  'events.read',
  'events.write',
  'ushers.read',
  'ushers.write',
  'leaders.read',
  'leaders.write',
  'applications.read',
  'applications.write',
  'assignments.write',
  'attendance.write',
  'join_requests.read',
  'join_requests.write',
  'transfers.read',
  'transfers.write',
  'ledger.read',
  'bank.reveal',
  'id_number.reveal',
  'documents.read',
  'messages.send',
  'reports.read',
  'settings.read',
  'settings.write',
  'admins.read',
  'admins.write',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const PERMISSION_SETS = ['owner', 'ops', 'recruiter', 'finance', 'viewer'] as const;
export type PermissionSet = (typeof PERMISSION_SETS)[number];

const READS = [
  'dashboard.read',
  'events.read',
  'ushers.read',
  'leaders.read',
  'applications.read',
  'join_requests.read',
  'transfers.read',
  'reports.read',
] as const satisfies readonly Permission[];

/** What each permission set may do; the header's label stays Admin for all of them. */
const GRANTS: Readonly<Record<PermissionSet, readonly Permission[]>> = {
  owner: PERMISSIONS,
  ops: [
    ...READS,
    'events.write',
    'applications.write',
    'assignments.write',
    'attendance.write',
    'messages.send',
    'settings.read',
  ],
  recruiter: [
    ...READS,
    'ushers.write',
    'leaders.write',
    'join_requests.write',
    'id_number.reveal',
    'documents.read',
    'messages.send',
  ],
  finance: [
    ...READS,
    'transfers.write',
    'ledger.read',
    'bank.reveal',
    'id_number.reveal',
    'documents.read',
    'settings.read',
  ],
  viewer: READS,
};

export const mayDo = (set: PermissionSet, permission: Permission): boolean => GRANTS[set].includes(permission);
