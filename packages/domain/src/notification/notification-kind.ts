import { mayDo, type Permission, type PermissionSet } from '../account/permission.ts';

export const NOTIFICATION_KINDS = [
  'job_finished',
  'admin_joined',
  'deletion_request',
  'new_sign_in',
  'permission_changed',
  'two_factor_changed',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Who can be told at all; null: everybody, about himself. */
const CONCERNS: Readonly<Record<NotificationKind, Permission | null>> = {
  job_finished: null,
  admin_joined: 'admins.read',
  deletion_request: 'join_requests.write',
  new_sign_in: null,
  permission_changed: null,
  two_factor_changed: null,
};

/** What one may decline. What touches the own account is always told. */
export const OPTIONAL_NOTIFICATIONS = ['job_finished', 'admin_joined', 'deletion_request'] as const;
export type OptionalNotification = (typeof OPTIONAL_NOTIFICATIONS)[number];

export const isOptionalNotification = (kind: NotificationKind): kind is OptionalNotification =>
  OPTIONAL_NOTIFICATIONS.some((optional) => optional === kind);

export const mayBeNotified = (kind: NotificationKind, set: PermissionSet): boolean => {
  const permission = CONCERNS[kind];
  return permission === null || mayDo(set, permission);
};
