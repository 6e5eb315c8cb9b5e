import {
  approveTransfer,
  bulkApproveTransfers,
  createTransfer,
  editTransfer,
  holdTransfer,
  payTransfer,
  previewBulkApproval,
  releaseTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { route } from '../../platform/http/handler.ts';
import { addTransfer } from './adjustment.service.ts';
import { approve } from './approval.service.ts';
import { approveMany, previewMany } from './bulk-approval.service.ts';
import { annul, edit, giveBack, hold, pay, release } from './transfer-move.service.ts';

export const transferMoveRoutes = [
  route(approveTransfer, approve),
  route(returnTransfer, giveBack),
  route(voidTransfer, annul),
  route(holdTransfer, hold),
  route(releaseTransfer, release),
  route(editTransfer, edit),
  route(payTransfer, pay),
  route(createTransfer, addTransfer),
  route(previewBulkApproval, previewMany),
  route(bulkApproveTransfers, approveMany),
];
