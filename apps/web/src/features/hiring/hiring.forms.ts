import { lockAssignment, releaseAssignment } from '@proline/contract/assignment/assignment';
import { LOCK_NOTE_MAX_LENGTH } from '@proline/domain/assignment/assignment-status';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { defineForm } from '../../lib/form/define-form.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { lineProblem } from '../../lib/form/text-problem.ts';

export const releaseForm = reasonForm(REASON_LENGTH, [
  { endpoint: releaseAssignment, bodyOf: ({ reason }) => ({ version: 1, reason }) },
]);

export const lockForm = defineForm({
  initial: { note: '' },
  check: ({ note }) => ({ note: lineProblem(note, LOCK_NOTE_MAX_LENGTH) }),
  maxLength: { note: LOCK_NOTE_MAX_LENGTH },
  sentTo: [{ endpoint: lockAssignment, bodyOf: ({ note }) => ({ version: 1, locked: true, note }) }],
});
