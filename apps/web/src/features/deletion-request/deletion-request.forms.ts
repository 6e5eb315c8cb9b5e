import { DELETION_MESSAGE_MAX, requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { defineForm } from '../../lib/form/define-form.ts';
import { emailProblem } from '../../lib/form/email-problem.ts';
import { paragraphProblem } from '../../lib/form/text-problem.ts';

const messageProblem = (message: string) => {
  const problem = paragraphProblem(message, DELETION_MESSAGE_MAX);
  return problem && (`message_${problem}` as const);
};

export const deletionForm = defineForm({
  initial: { email: '', message: '' },
  check: ({ email, message }) => ({ email: emailProblem(email), message: messageProblem(message) }),
  sentTo: [{ endpoint: requestAccountDeletion }],
});
export type Deletion = (typeof deletionForm)['initial'];
