import { isEmail } from '@proline/domain/account/email-address';
import type { PermissionSet } from '@proline/domain/account/permission';

export type InviteForm = { readonly name: string; readonly email: string; readonly permission_set: PermissionSet | '' };

/** Each field's problem as a key of the texts. */
export const checkInvite = ({ name, email, permission_set }: InviteForm) => ({
  name: name.trim() === '' ? ('name_required' as const) : undefined,
  email: email.trim() === '' ? ('email_required' as const) : isEmail(email) ? undefined : ('email_invalid' as const),
  permission_set: permission_set === '' ? ('set_required' as const) : undefined,
});
