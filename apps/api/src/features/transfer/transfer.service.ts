import type { getTransfer, getTransferSums } from '@proline/contract/transfer/transfer';
import { mayDo } from '@proline/domain/account/permission';
import { limitOf } from '@proline/domain/pay/payment-settings';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPayments } from '../settings/settings.service.ts';
import { findTransfer } from './transfer-page.queries.ts';
import { readSums } from './transfer-sums.queries.ts';

export const showTransfer: Handler<typeof getTransfer> = async ({ params }, { db, pool, admin }) => {
  const transfer = await findTransfer(pool, params.id);
  if (!transfer) throw new Refusal('not_found');
  const { second_approver_above } = await readPayments(db);
  const maySeeAccount = mayDo(admin.permission_set, 'bank.reveal');
  return {
    data: {
      ...transfer,
      second_approver_above: limitOf(second_approver_above, transfer.currency),
      ...(!maySeeAccount && { iban_last4: null, account: null }),
    },
  };
};

export const showSums: Handler<typeof getTransferSums> = async (_input, { pool }) => {
  const sums = await readSums(pool);
  if (!sums) throw new Error('The database gave no sums.');
  return { data: sums };
};
