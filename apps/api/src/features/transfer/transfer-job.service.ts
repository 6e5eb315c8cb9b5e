import type { PermissionSet } from '@proline/domain/account/permission';
import { selectedRows, type Selection } from '../../platform/list/list-selection.ts';
import { transferSource } from './transfer.queries.ts';

/** Items of a job over the selected transfers, by their codes: nobody's name stands in a job. */
export const transferItems = (selection: Selection, set: PermissionSet) =>
  selectedRows(
    transferSource,
    selection,
    `transfers.id as record_id, 'T-' || transfers.code as label_en, 'T-' || transfers.code as label_ar`,
    set,
  );
