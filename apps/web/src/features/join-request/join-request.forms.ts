import { moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const rejectionForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveUsher, bodyOf: ({ reason }) => ({ to: 'rejected', version: 1, reason }) },
  { endpoint: moveLeader, bodyOf: ({ reason }) => ({ step: 'turn_down', version: 1, reason }) },
]);
