import type { TransferRow } from '@proline/contract/transfer/transfer';
import type { TransferFacts } from '@proline/domain/pay/transfer-move';

/** What a row says about itself, in the form that the rule asks for. */
export const factsOf = (row: TransferRow, voided = false): TransferFacts => ({
  status: row.status,
  voided,
  held: row.hold_reason !== null,
  batch: row.batch?.status ?? null,
  has_bank_account: row.has_bank_account,
  net_minor: row.net_minor,
  recovered_minor: row.recovered_minor,
  created_by: row.created_by?.id ?? null,
  last_edited_by: row.last_edited_by,
  first_approved_by: row.first_approved_by,
});
