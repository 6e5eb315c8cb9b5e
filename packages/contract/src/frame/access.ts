import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';

/**
 * Who may call: anybody, any signed-in admin, or those whose permission set has the permission. `staff`: ushers and team leaders
 * for themselves; `joiner`: somebody who wants to join and has proved a phone. These two have credentials of their own, which open
 * nothing else; no admin may.
 */
export type Access = 'public' | 'signed_in' | 'staff' | 'joiner' | Permission;

/** Kinds of callers who are no admins. */
export const isOfApp = (access: Access): access is 'staff' | 'joiner' => access === 'staff' || access === 'joiner';

/** Whether an admin may. */
export const mayCall = (access: Access, set: PermissionSet | null): boolean => {
  if (access === 'public') return true;
  if (set === null || isOfApp(access)) return false;
  return access === 'signed_in' || mayDo(set, access);
};
