import { decideApplication } from '@proline/contract/event-application/event-application';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const rejectForm = reasonForm(REASON_LENGTH, [
  { endpoint: decideApplication, bodyOf: ({ reason }) => ({ to: 'rejected', version: 1, reason }) },
]);
