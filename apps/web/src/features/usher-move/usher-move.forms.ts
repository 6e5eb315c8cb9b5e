import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const blockForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveUsher, bodyOf: ({ reason }) => ({ to: 'blocked', version: 1, reason }) },
]);
/** A block ends with a note. */
export const unblockForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveUsher, bodyOf: ({ reason }) => ({ to: 'approved', version: 1, reason }) },
]);
