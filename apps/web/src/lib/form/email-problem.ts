import { isEmail } from '@proline/domain/account/email-address';

/** Text key of what is wrong with an address that is required. */
export const emailProblem = (email: string): 'email_required' | 'email_invalid' | undefined => {
  if (email.trim() === '') return 'email_required';
  return isEmail(email) ? undefined : 'email_invalid';
};
