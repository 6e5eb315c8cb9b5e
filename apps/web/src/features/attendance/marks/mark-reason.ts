import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../../lib/form/reason-form.ts';

/** Why somebody did not come, or why a record is changed. */
export const markReason = reasonForm(REASON_LENGTH, []);
