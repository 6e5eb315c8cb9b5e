import {
  BANK_NAME_MAX_LENGTH,
  HOLDER_MAX_LENGTH,
  IBAN_TYPED_MAX_LENGTH,
  setBankAccount,
} from '@proline/contract/bank-account/bank-account';
import { defineForm } from '../../lib/form/define-form.ts';
import { isShorter, lineProblem, namingProblem } from '../../lib/form/text-problem.ts';

export const BANK_BOXES = {
  iban: IBAN_TYPED_MAX_LENGTH,
  bank_name: BANK_NAME_MAX_LENGTH,
  holder: HOLDER_MAX_LENGTH,
} as const;

type BankValues = { readonly iban: string; readonly bank_name: string; readonly holder: string };
type BankProblem = 'required' | 'too_long' | 'characters' | 'no_letters' | 'iban_wrong';

const check = ({ iban, bank_name, holder }: BankValues): Partial<Record<keyof BankValues, BankProblem>> => ({
  ...problemAt('iban', iban),
  ...problemAt('bank_name', bank_name),
  ...problemAt('holder', holder),
});

const problemAt = (name: keyof BankValues, text: string): Partial<Record<keyof BankValues, BankProblem>> => {
  const problem = isShorter(text, 1)
    ? 'required'
    : (name === 'iban' ? lineProblem : namingProblem)(text, BANK_BOXES[name]);
  return problem === undefined ? {} : { [name]: problem };
};

export const bankAccountForm = defineForm({
  initial: { iban: '', bank_name: '', holder: '' },
  check,
  maxLength: BANK_BOXES,
  sentTo: [{ endpoint: setBankAccount, bodyOf: (values) => ({ replaces: null, ...values }) }],
});
