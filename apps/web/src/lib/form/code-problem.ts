import { readOneTimeCode } from '@proline/domain/account/one-time-code';

/** Room for a recovery code and the spaces that people put into it. */
export const CODE_BOX_LENGTH = 20;

/** Returns the text key of what is wrong with a code of the authenticator app, or with a recovery code. */
export const codeProblem = (otp: string): 'code_invalid' | undefined =>
  readOneTimeCode(otp) === null ? 'code_invalid' : undefined;
