import { blockTime } from '@proline/contract/blocked-time/blocked-time';
import { BLOCK_REASON_MAX_LENGTH } from '@proline/domain/recruiting/blocked-time';
import { defineForm } from '../../lib/form/define-form.ts';
import { requiredLineProblem } from '../../lib/form/text-problem.ts';

const A_TIME = {
  interviewer_id: '018f0000-0000-7000-8000-000000000001',
  starts_at: '2027-05-04T08:00:00Z',
  ends_at: '2027-05-04T10:00:00Z',
};

/** Why time is blocked. Whose and which is chosen beside it, so that there is always a time. */
export const blockTimeForm = defineForm({
  initial: { reason: '' },
  check: ({ reason }) => ({ reason: requiredLineProblem(reason, BLOCK_REASON_MAX_LENGTH, 'required') }),
  maxLength: { reason: BLOCK_REASON_MAX_LENGTH },
  sentTo: [{ endpoint: blockTime, bodyOf: ({ reason }) => ({ ...A_TIME, reason }) }],
});
