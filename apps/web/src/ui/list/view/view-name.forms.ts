import { changeSavedView, createSavedView, VIEW_NAME_MAX_LENGTH } from '@proline/contract/saved-view/saved-view';
import { defineForm } from '../../../lib/form/define-form.ts';
import { requiredLineProblem } from '../../../lib/form/text-problem.ts';

/** The name of a new view, or a new name for an existing one. */
export const viewNameForm = defineForm({
  initial: { name: '', shared: false },
  check: ({ name }) => ({ name: requiredLineProblem(name, VIEW_NAME_MAX_LENGTH, 'view_name_required') }),
  maxLength: { name: VIEW_NAME_MAX_LENGTH },
  sentTo: [
    { endpoint: createSavedView, bodyOf: (values) => ({ ...values, list: 'ushers', query: '' }) },
    { endpoint: changeSavedView, bodyOf: ({ name }) => ({ name, version: 1 }) },
  ],
});
