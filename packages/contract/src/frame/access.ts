import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';

/**
 * Who may call: anybody, any signed-in admin, or those whose permission set has the permission. `staff`: ushers and team leaders
 * for themselves, with a credential of their own, which opens nothing else; no admin may.
 */
export type Access = 'public' | 'signed_in' | 'staff' | Permission;

/** Whether an admin may. */
export const mayCall = (access: Access, set: PermissionSet | null): boolean => {
  if (access === 'public') return true;
  if (set === null || access === 'staff') return false;
  return access === 'signed_in' || mayDo(set, access);
};
