import type { getTransfer } from '@proline/contract/transfer/transfer';
import { mayDo } from '@proline/domain/account/permission';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findTransfer } from './transfer.queries.ts';

export const showTransfer: Handler<typeof getTransfer> = async ({ params }, { pool, admin }) => {
  const transfer = await findTransfer(pool, params.id);
  if (!transfer) throw new Refusal('not_found');
  const maySeeAccount = mayDo(admin.permission_set, 'bank.reveal');
  return { data: { ...transfer, iban_last4: maySeeAccount ? transfer.iban_last4 : null } };
};
