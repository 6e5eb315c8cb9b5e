import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';

/** Who may call: anybody, any signed-in admin, or those whose permission set has the permission. */
export type Access = 'public' | 'signed_in' | Permission;

export const mayCall = (access: Access, set: PermissionSet | null): boolean => {
  if (access === 'public') return true;
  if (set === null) return false;
  return access === 'signed_in' || mayDo(set, access);
};
