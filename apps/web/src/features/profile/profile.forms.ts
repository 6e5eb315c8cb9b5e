import { changePassword, changeProfile } from '@proline/contract/profile/profile';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { defineForm } from '../../lib/form/define-form.ts';
import { newPasswordProblem, passwordProblem } from '../../lib/form/password-problem.ts';
import { requiredLineProblem } from '../../lib/form/text-problem.ts';

export const ownNameForm = defineForm({
  initial: { name: '' },
  check: ({ name }) => ({ name: requiredLineProblem(name, ADMIN_NAME_MAX_LENGTH, 'name_required') }),
  sentTo: [{ endpoint: changeProfile, bodyOf: ({ name }) => ({ version: 1, name }) }],
});

export const passwordForm = defineForm({
  initial: { current_password: '', new_password: '' },
  check: ({ current_password, new_password }) => ({
    current_password: passwordProblem(current_password),
    new_password: newPasswordProblem(new_password),
  }),
  sentTo: [{ endpoint: changePassword }],
});
