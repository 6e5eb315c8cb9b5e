import { isEmail } from '@proline/domain/account/email-address';

/** Returns the text key of what is wrong with a required email address. */
export const emailProblem = (email: string): 'email_required' | 'email_invalid' | undefined => {
  if (email.trim() === '') return 'email_required';
  return isEmail(email) ? undefined : 'email_invalid';
};
