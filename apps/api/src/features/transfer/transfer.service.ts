import type { getTransfer, getTransferSums } from '@proline/contract/transfer/transfer';
import { mayDo } from '@proline/domain/account/permission';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readApprovalLimits } from './approval-limit.service.ts';
import { findTransfer } from './transfer-page.queries.ts';
import { readSums } from './transfer-sums.queries.ts';

export const showTransfer: Handler<typeof getTransfer> = async ({ params }, { db, pool, admin }) => {
  const transfer = await findTransfer(pool, params.id);
  if (!transfer) throw new Refusal('not_found');
  const limits = await readApprovalLimits(db);
  const maySeeAccount = mayDo(admin.permission_set, 'bank.reveal');
  return {
    data: {
      ...transfer,
      second_approver_above: limits.get(transfer.currency) ?? null,
      ...(!maySeeAccount && { iban_last4: null, account: null }),
    },
  };
};

export const showSums: Handler<typeof getTransferSums> = async (_input, { pool }) => {
  const sums = await readSums(pool);
  if (!sums) throw new Error('The database gave no sums.');
  return { data: sums };
};
