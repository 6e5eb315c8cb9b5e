import type { getLedgerBalances } from '@proline/contract/ledger/ledger';
import { LEDGER_CODES } from '@proline/domain/pay/ledger-accounts';
import type { Handler } from '../../platform/http/handler.ts';
import { readBalances } from './ledger.queries.ts';

export const showBalances: Handler<typeof getLedgerBalances> = async ({ query }, { pool }) => ({
  data: await readBalances(pool, query),
  codes: LEDGER_CODES,
});
