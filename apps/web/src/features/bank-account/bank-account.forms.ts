import { setBankAccount } from '@proline/contract/bank-account/bank-account';
import { defineForm } from '../../lib/form/define-form.ts';
import { BANK_BOXES, BLANK_ACCOUNT, checkAccount } from './account-values.parts.ts';

export const bankAccountForm = defineForm({
  initial: BLANK_ACCOUNT,
  check: checkAccount,
  maxLength: BANK_BOXES,
  sentTo: [{ endpoint: setBankAccount, bodyOf: (values) => ({ replaces: null, ...values }) }],
});
