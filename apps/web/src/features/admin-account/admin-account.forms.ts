import {
  bulkDeactivateAdmins,
  deactivateAdmin,
  inviteAdmin,
  type INVITE_LANGUAGES,
} from '@proline/contract/admin-account/admin-account';
import { resetTwoFactor } from '@proline/contract/two-factor/two-factor';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { EMAIL_MAX_LENGTH } from '@proline/domain/account/email-address';
import type { PermissionSet } from '@proline/domain/account/permission';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { defineForm } from '../../lib/form/define-form.ts';
import { emailProblem } from '../../lib/form/email-problem.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { requiredLineProblem } from '../../lib/form/text-problem.ts';

type Invite = {
  readonly name: string;
  readonly email: string;
  /** Empty until it is chosen. */
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

/** The reason why somebody is locked out, or may sign in with their password alone. */
export const accountReasonForm = reasonForm(REASON_LENGTH, [
  { endpoint: deactivateAdmin, bodyOf: ({ reason }) => ({ version: 1, reason }) },
  { endpoint: resetTwoFactor, bodyOf: ({ reason }) => ({ version: 1, reason }) },
  { endpoint: bulkDeactivateAdmins, bodyOf: ({ reason }) => ({ selection: { all: true, query: {} }, reason }) },
]);
