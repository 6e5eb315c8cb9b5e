import type { PermissionSet } from '@proline/domain/account/permission';
import { selectedRows, type Selection } from '../../platform/list/list-selection.ts';
import { transferSource } from './transfer.queries.ts';

/** A statement of the selected transfers, whole. */
export const selectedTransfers = (selection: Selection, set: PermissionSet) =>
  selectedRows(transferSource, selection, 'transfers.*', set);
