import { DELETION_MESSAGE_MAX } from '@proline/contract/deletion-request/deletion-request';
import { isPlainText } from '@proline/domain/text/plain-text';
import { emailProblem } from '../../lib/form/email-problem.ts';

export type DeletionForm = { readonly email: string; readonly message: string };

const messageProblem = (message: string): 'message_too_long' | 'message_characters' | undefined => {
  if (message.normalize('NFC').trim().length > DELETION_MESSAGE_MAX) return 'message_too_long';
  return isPlainText(message) ? undefined : 'message_characters';
};

/** Text key of what is wrong in each field. */
export const checkDeletion = ({ email, message }: DeletionForm) => ({
  email: emailProblem(email),
  message: messageProblem(message),
});
