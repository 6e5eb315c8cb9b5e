import { confirmTwoFactor, renewRecoveryCodes, turnOffTwoFactor } from '@proline/contract/two-factor/two-factor';
import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { CODE_BOX_LENGTH, codeProblem } from '../../lib/form/code-problem.ts';
import { defineForm } from '../../lib/form/define-form.ts';
import { passwordProblem } from '../../lib/form/password-problem.ts';

const bodyOf = ({ otp }: { readonly otp: string }) => ({ otp: readOneTimeCode(otp) ?? '' });

/** A code of the app, or a recovery code if the app is lost. */
export const codeForm = defineForm({
  initial: { otp: '' },
  check: ({ otp }) => ({ otp: codeProblem(otp) }),
  maxLength: { otp: CODE_BOX_LENGTH },
  sentTo: [{ endpoint: renewRecoveryCodes, bodyOf }],
});

/** Asks for the password, too, so that a stranger at an unlocked screen can neither take nor give the second factor. */
export const passwordAndCodeForm = defineForm({
  initial: { current_password: '', otp: '' },
  check: ({ current_password, otp }) => ({
    current_password: passwordProblem(current_password),
    otp: codeProblem(otp),
  }),
  maxLength: { otp: CODE_BOX_LENGTH },
  sentTo: [
    { endpoint: confirmTwoFactor, bodyOf: (values) => ({ ...values, ...bodyOf(values) }) },
    { endpoint: turnOffTwoFactor, bodyOf: (values) => ({ ...values, ...bodyOf(values) }) },
  ],
});
