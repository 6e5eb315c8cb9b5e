import { type INVITE_LANGUAGES, inviteAdmin } from '@proline/contract/admin-account/admin-account';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { EMAIL_MAX_LENGTH } from '@proline/domain/account/email-address';
import type { PermissionSet } from '@proline/domain/account/permission';
import { defineForm } from '../../lib/form/define-form.ts';
import { emailProblem } from '../../lib/form/email-problem.ts';
import { requiredLineProblem } from '../../lib/form/text-problem.ts';

type Invite = {
  readonly name: string;
  readonly email: string;
  /** empty: not chosen yet */
  readonly permission_set: PermissionSet | '';
  readonly language: (typeof INVITE_LANGUAGES)[number];
};

const NOBODY: Invite = { name: '', email: '', permission_set: '', language: 'en' };

export const inviteForm = defineForm({
  initial: NOBODY,
  check: ({ name, email, permission_set }) => ({
    name: requiredLineProblem(name, ADMIN_NAME_MAX_LENGTH, 'name_required'),
    email: emailProblem(email),
    permission_set: permission_set === '' ? 'set_required' : undefined,
  }),
  maxLength: { name: ADMIN_NAME_MAX_LENGTH, email: EMAIL_MAX_LENGTH },
  sentTo: [{ endpoint: inviteAdmin }],
});
