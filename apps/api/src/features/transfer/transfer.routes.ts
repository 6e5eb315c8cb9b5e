import { getTransfer, getTransferSums } from '@proline/contract/transfer/transfer';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { transferSource } from './transfer.queries.ts';
import { showSums, showTransfer } from './transfer.service.ts';

export const transferRoutes = [
  ...listRoutes(transferSource),
  route(getTransfer, showTransfer),
  route(getTransferSums, showSums),
];
