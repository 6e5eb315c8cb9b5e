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

/** The permission to receive a kind; null: every admin, about their own account. */
const CONCERNS: Readonly<Record<NotificationKind, Permission | null>> = {
  job_finished: null,
  admin_joined: 'admins.read',
  deletion_request: 'join_requests.write',
  new_sign_in: null,
  permission_changed: null,
  two_factor_changed: null,
};

/** The kinds that an admin can turn off. Notifications about one's own account cannot be. */
export const OPTIONAL_NOTIFICATIONS = ['job_finished', 'admin_joined', 'deletion_request'] as const;
export type OptionalNotification = (typeof OPTIONAL_NOTIFICATIONS)[number];

export const isOptionalNotification = (kind: NotificationKind): kind is OptionalNotification =>
  OPTIONAL_NOTIFICATIONS.some((optional) => optional === kind);

export const mayBeNotified = (kind: NotificationKind, set: PermissionSet): boolean => {
  const permission = CONCERNS[kind];
  return permission === null || mayDo(set, permission);
};
