import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/account/account-limits';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { characterCount } from '@proline/domain/text/tidy-text';

type PasswordProblem = 'password_required' | 'password_too_long' | 'password_characters';

/** Returns the text key of what is wrong with an existing password. */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password === '') return 'password_required';
  if (characterCount(password) > PASSWORD_MAX_LENGTH) return 'password_too_long';
  return isPlainLine(password) ? undefined : 'password_characters';
};

/** Returns the text key of what is wrong with a newly chosen password. */
export const newPasswordProblem = (password: string): PasswordProblem | 'password_too_short' | undefined =>
  passwordProblem(password) ?? (characterCount(password) < PASSWORD_MIN_LENGTH ? 'password_too_short' : undefined);
