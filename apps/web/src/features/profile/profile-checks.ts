import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { newPasswordProblem, passwordProblem } from '../../lib/form/password-problem.ts';

/** Text key of what is wrong with a name. */
export const nameProblem = (name: string): 'name_required' | 'name_too_long' | 'name_characters' | undefined => {
  const composed = name.normalize('NFC').trim();
  if (composed === '') return 'name_required';
  if (composed.length > ADMIN_NAME_MAX_LENGTH) return 'name_too_long';
  return isPlainLine(composed) ? undefined : 'name_characters';
};

export const checkPasswordChange = (values: { current_password: string; new_password: string }) => ({
  current_password: passwordProblem(values.current_password),
  new_password: newPasswordProblem(values.new_password),
});
