import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { emailProblem } from '../../lib/form/email-problem.ts';
import { newPasswordProblem, passwordProblem } from '../../lib/form/password-problem.ts';

/** Text key of what is wrong in each field of the sign-in form. */
export const checkLogin = ({ email, password }: { email: string; password: string }) => ({
  email: emailProblem(email),
  password: passwordProblem(password),
});

/** Text key of what is wrong with a first password. */
export const checkFirstPassword = ({ password }: { password: string }) => ({ password: newPasswordProblem(password) });

/** Text key of what is wrong with the code of the second step. */
export const checkCode = ({ otp }: { otp: string }) => ({
  otp: readOneTimeCode(otp) === null ? ('code_invalid' as const) : undefined,
});
