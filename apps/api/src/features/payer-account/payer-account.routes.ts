import { addPayerAccount, archivePayerAccount, listPayerAccounts } from '@proline/contract/payer-account/payer-account';
import { route } from '../../platform/http/handler.ts';
import { archiveAccount, savePayerAccount, showPayerAccounts } from './payer-account.service.ts';

export const payerAccountRoutes = [
  route(listPayerAccounts, showPayerAccounts),
  route(addPayerAccount, savePayerAccount),
  route(archivePayerAccount, archiveAccount),
];
