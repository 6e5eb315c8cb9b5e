import {
  confirmBankAccount,
  getBankAccount,
  revealIban,
  setBankAccount,
} from '@proline/contract/bank-account/bank-account';
import { route } from '../../platform/http/handler.ts';
import { checkBankAccount, saveBankAccount, showBankAccount, showIban } from './bank-account.service.ts';

export const bankAccountRoutes = [
  route(getBankAccount, showBankAccount),
  route(setBankAccount, saveBankAccount),
  route(confirmBankAccount, checkBankAccount),
  route(revealIban, showIban, { neverReplayed: true }),
];
