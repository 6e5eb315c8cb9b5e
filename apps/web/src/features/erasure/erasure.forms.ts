import { refuseDeletion } from '@proline/contract/erasure/erasure';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const refusalForm = reasonForm(REASON_LENGTH, [
  { endpoint: refuseDeletion, bodyOf: ({ reason }) => ({ reason }) },
]);
