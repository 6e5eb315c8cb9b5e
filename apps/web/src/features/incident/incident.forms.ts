import { handleIncident } from '@proline/contract/incident/incident';
import { HANDLING_NOTE_MAX_LENGTH } from '@proline/domain/incident/incident';
import { defineForm } from '../../lib/form/define-form.ts';
import { paragraphProblem } from '../../lib/form/text-problem.ts';

export const handleForm = defineForm({
  initial: { note: '' },
  check: ({ note }) => ({ note: paragraphProblem(note, HANDLING_NOTE_MAX_LENGTH) }),
  sentTo: [{ endpoint: handleIncident, bodyOf: (values) => ({ version: 1, ...values }) }],
});
