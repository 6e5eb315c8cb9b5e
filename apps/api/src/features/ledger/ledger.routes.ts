import { getLedgerBalances, getLedgerProof, proveLedger } from '@proline/contract/ledger/ledger';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { ledgerSource } from './ledger.queries.ts';
import { showBalances } from './ledger.service.ts';
import { proveNow, showProof } from './proof.service.ts';

export const ledgerRoutes = [
  ...listRoutes(ledgerSource),
  route(getLedgerBalances, showBalances),
  route(getLedgerProof, showProof),
  route(proveLedger, proveNow),
];
