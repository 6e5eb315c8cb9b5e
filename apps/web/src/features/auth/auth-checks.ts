import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@proline/domain/limits';
import { isPlainLine } from '@proline/domain/plain-text';
import { emailProblem } from '../../lib/email-problem.ts';

type PasswordProblem = 'password_required' | 'password_too_long' | 'password_characters';

const passwordProblem = (password: string): PasswordProblem | undefined => {
  if (password === '') return 'password_required';
  if (password.length > PASSWORD_MAX_LENGTH) return 'password_too_long';
  return isPlainLine(password) ? undefined : 'password_characters';
};

/** Text key of what is wrong in each field of the sign-in form. */
export const checkLogin = ({ email, password }: { email: string; password: string }) => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});

/** Text key of what is wrong with a first password. */
export const checkFirstPassword = ({ password }: { password: string }) => ({
  password:
    passwordProblem(password) ?? (password.length < PASSWORD_MIN_LENGTH ? ('password_too_short' as const) : undefined),
});
