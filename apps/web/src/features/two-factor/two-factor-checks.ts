import { readOneTimeCode } from '@proline/domain/account/one-time-code';
import { passwordProblem } from '../../lib/form/password-problem.ts';

const codeProblem = (otp: string) => (readOneTimeCode(otp) === null ? ('code_invalid' as const) : undefined);

export const checkCode = ({ otp }: { otp: string }) => ({ otp: codeProblem(otp) });

export const checkTurnOff = ({ current_password, otp }: { current_password: string; otp: string }) => ({
  current_password: passwordProblem(current_password),
  otp: codeProblem(otp),
});
