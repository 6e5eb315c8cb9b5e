import { categoryCatalogue } from '@proline/contract/category/category';
import { defineForm } from '../../lib/form/define-form.ts';
import { BLANK_ENTRY, checkEntry, ENTRY_BOXES } from '../catalogue/entry-fields.parts.ts';

export const newCategoryForm = defineForm({
  initial: BLANK_ENTRY,
  check: checkEntry,
  maxLength: ENTRY_BOXES,
  sentTo: [{ endpoint: categoryCatalogue.create }],
});
