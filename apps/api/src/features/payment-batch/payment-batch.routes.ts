import {
  checkBankAnswer,
  downloadBatchFile,
  importBankAnswer,
  recordLineFailed,
  recordLinePaid,
} from '@proline/contract/payment-batch/batch-answer';
import {
  addBatchLines,
  cancelPaymentBatch,
  createPaymentBatch,
  exportPaymentBatch,
  getPaymentBatch,
  listBatchLines,
  previewPaymentBatch,
  removeBatchLines,
} from '@proline/contract/payment-batch/payment-batch';
import { bytesRoute, route, streamRoute } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { checkAnswer, importAnswer } from './bank-answer.service.ts';
import { cancelBatch, makeBatch, putLinesIn, takeLinesOut } from './batch-draft.service.ts';
import { exportBatch, sendFile } from './batch-export.service.ts';
import { batchSource } from './batch-list.queries.ts';
import { previewBatch, showBatch, showLines } from './batch-read.service.ts';
import { failLine, payLine } from './batch-result.service.ts';

export const paymentBatchRoutes = [
  ...listRoutes(batchSource),
  route(previewPaymentBatch, previewBatch),
  route(createPaymentBatch, makeBatch),
  route(getPaymentBatch, showBatch),
  route(listBatchLines, showLines),
  route(addBatchLines, putLinesIn),
  route(removeBatchLines, takeLinesOut),
  route(exportPaymentBatch, exportBatch),
  route(cancelPaymentBatch, cancelBatch),
  streamRoute(downloadBatchFile, sendFile),
  route(recordLinePaid, payLine),
  route(recordLineFailed, failLine),
  bytesRoute(checkBankAnswer, checkAnswer),
  bytesRoute(importBankAnswer, importAnswer),
];
