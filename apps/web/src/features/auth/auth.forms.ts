import { login, recoverPassword, setFirstPassword } from '@proline/contract/auth/auth';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { CODE_BOX_LENGTH, codeProblem } from '../../lib/form/code-problem.ts';
import { emailProblem } from '../../lib/form/email-problem.ts';
import { defineForm } from '../../lib/form/define-form.ts';
import { newPasswordProblem, passwordProblem } from '../../lib/form/password-problem.ts';

export const signInForm = defineForm({
  initial: { email: '', password: '' },
  check: ({ email, password }) => ({ email: emailProblem(email), password: passwordProblem(password) }),
  sentTo: [{ endpoint: login }],
});

/** The form of the second sign-in step. */
export const signInCodeForm = defineForm({
  initial: { otp: '' },
  check: ({ otp }) => ({ otp: codeProblem(otp) }),
  maxLength: { otp: CODE_BOX_LENGTH },
  sentTo: [
    {
      endpoint: login,
      bodyOf: ({ otp }) => ({ email: 'sara@example.com', password: 'x', otp: readOneTimeCode(otp) ?? '' }),
    },
  ],
});

export const forgottenForm = defineForm({
  initial: { email: '' },
  check: ({ email }) => ({ email: emailProblem(email) }),
  sentTo: [{ endpoint: recoverPassword }],
});

export const firstPasswordForm = defineForm({
  initial: { password: '' },
  check: ({ password }) => ({ password: newPasswordProblem(password) }),
  sentTo: [{ endpoint: setFirstPassword }],
});
