import { releaseAssignment } from '@proline/contract/assignment/assignment';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const releaseForm = reasonForm(REASON_LENGTH, [
  { endpoint: releaseAssignment, bodyOf: ({ reason }) => ({ version: 1, reason }) },
]);
