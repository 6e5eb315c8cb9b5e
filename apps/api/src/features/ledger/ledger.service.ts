import type { getLedgerBalances } from '@proline/contract/ledger/ledger';
import type { Handler } from '../../platform/http/handler.ts';
import { readPayments } from '../settings/settings.service.ts';
import { readBalances } from './ledger.queries.ts';

export const showBalances: Handler<typeof getLedgerBalances> = async ({ query }, { db, pool }) => {
  const { code_cost, code_owed, code_payable, code_bank, code_recoverable } = await readPayments(db);
  return {
    data: await readBalances(pool, query),
    codes: { cost: code_cost, owed: code_owed, payable: code_payable, bank: code_bank, recoverable: code_recoverable },
  };
};
