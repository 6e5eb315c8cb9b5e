import { addNote, changeNote } from '@proline/contract/note/note';
import { NOTE_MAX_LENGTH } from '@proline/domain/people/note';
import { defineForm } from '../../../lib/form/define-form.ts';
import { isShorter, paragraphProblem } from '../../../lib/form/text-problem.ts';

export const noteForm = defineForm({
  initial: { text: '' },
  check: ({ text }) => ({
    text: isShorter(text, 1) ? ('note_required' as const) : paragraphProblem(text, NOTE_MAX_LENGTH),
  }),
  sentTo: [{ endpoint: addNote }, { endpoint: changeNote, bodyOf: (values) => ({ version: 1, ...values }) }],
});
