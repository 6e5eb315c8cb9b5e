import {
  BANK_NAME_MAX_LENGTH,
  HOLDER_MAX_LENGTH,
  IBAN_TYPED_MAX_LENGTH,
} from '@proline/contract/bank-account/bank-account';
import { isShorter, lineProblem, namingProblem } from '../../lib/form/text-problem.ts';

export const BANK_BOXES = {
  iban: IBAN_TYPED_MAX_LENGTH,
  bank_name: BANK_NAME_MAX_LENGTH,
  holder: HOLDER_MAX_LENGTH,
} as const;

/** What a form holds of a bank account, as it is typed. */
export type AccountValues = { readonly iban: string; readonly bank_name: string; readonly holder: string };
export type AccountProblem = 'required' | 'too_long' | 'characters' | 'no_letters' | 'iban_wrong';

export const BLANK_ACCOUNT: AccountValues = { iban: '', bank_name: '', holder: '' };

export const checkAccount = ({
  iban,
  bank_name,
  holder,
}: AccountValues): Partial<Record<keyof AccountValues, AccountProblem>> => ({
  ...problemAt('iban', iban),
  ...problemAt('bank_name', bank_name),
  ...problemAt('holder', holder),
});

const problemAt = (name: keyof AccountValues, text: string): Partial<Record<keyof AccountValues, AccountProblem>> => {
  const problem = isShorter(text, 1)
    ? 'required'
    : (name === 'iban' ? lineProblem : namingProblem)(text, BANK_BOXES[name]);
  return problem === undefined ? {} : { [name]: problem };
};

/** Whether nothing was said of an account: where it is optional, it is then left out. */
export const isNoAccount = ({ iban, bank_name, holder }: AccountValues): boolean =>
  [iban, bank_name, holder].every((text) => isShorter(text, 1));
