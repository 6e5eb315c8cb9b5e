import { mayDo, PERMISSIONS, type PermissionSet } from './permission.ts';

export const ADMIN_STATUSES = ['active', 'invited', 'disabled'] as const;
export type AdminStatus = (typeof ADMIN_STATUSES)[number];

/** Deactivated comes first; an account without a password is invited. */
export const adminStatus = (admin: { readonly disabled: boolean; readonly has_password: boolean }): AdminStatus => {
  if (admin.disabled) return 'disabled';
  return admin.has_password ? 'active' : 'invited';
};

/** Whether everything that `set` allows is allowed by `own`, too. */
export const holdsAllOf = (own: PermissionSet, set: PermissionSet): boolean =>
  PERMISSIONS.every((permission) => !mayDo(set, permission) || mayDo(own, permission));

export type AdminGuard = 'not_yourself' | 'more_than_yours' | 'last_owner';

type Account = { readonly id: string; readonly permission_set: PermissionSet; readonly status: AdminStatus };

type AdminChange = {
  readonly actor: Pick<Account, 'id' | 'permission_set'>;
  readonly target: Account;
  /** what the target may do afterwards; null: nothing, the account is deactivated */
  readonly becomes: PermissionSet | null;
  /** owners besides the target who can sign in */
  readonly other_owners: number;
};

/** Why this admin may not change that account; null when they may. */
export const refuseAdminChange = ({ actor, target, becomes, other_owners }: AdminChange): AdminGuard | null => {
  if (actor.id === target.id) return 'not_yourself';
  if (!holdsAllOf(actor.permission_set, target.permission_set)) return 'more_than_yours';
  if (becomes !== null && !holdsAllOf(actor.permission_set, becomes)) return 'more_than_yours';
  const loses_owner = target.status === 'active' && target.permission_set === 'owner' && becomes !== 'owner';
  return loses_owner && other_owners === 0 ? 'last_owner' : null;
};
