import { moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const turnDownForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveLeader, bodyOf: ({ reason }) => ({ step: 'turn_down', version: 1, reason }) },
]);
