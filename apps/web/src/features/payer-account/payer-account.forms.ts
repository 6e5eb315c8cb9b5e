import {
  BANK_NAME_MAX_LENGTH,
  HOLDER_MAX_LENGTH,
  IBAN_TYPED_MAX_LENGTH,
} from '@proline/contract/bank-account/bank-account';
import {
  addPayerAccount,
  BIC_MAX_LENGTH,
  BIC_PATTERN,
  PAYER_LABEL_MAX_LENGTH,
} from '@proline/contract/payer-account/payer-account';
import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { defineForm } from '../../lib/form/define-form.ts';
import { isShorter, namingProblem, requiredLineProblem } from '../../lib/form/text-problem.ts';

export const PAYER_BOXES = {
  label: PAYER_LABEL_MAX_LENGTH,
  holder: HOLDER_MAX_LENGTH,
  bank_name: BANK_NAME_MAX_LENGTH,
  bic: BIC_MAX_LENGTH,
  iban: IBAN_TYPED_MAX_LENGTH,
} as const;

type PayerProblem = 'required' | 'too_long' | 'characters' | 'no_letters' | 'bic_wrong' | 'iban_wrong';

const requiredNaming = (text: string, most: number): PayerProblem | undefined =>
  isShorter(text, 1) ? 'required' : namingProblem(text, most);

const bicProblem = (bic: string): PayerProblem | undefined => {
  if (bic === '') return 'required';
  return BIC_PATTERN.test(bic) ? undefined : 'bic_wrong';
};

const EMPTY: Record<keyof typeof PAYER_BOXES, string> & { currency: Currency } = {
  ...{ label: '', holder: '', bank_name: '', bic: '', iban: '' },
  currency: CURRENCIES[0],
};

export const payerAccountForm = defineForm({
  initial: EMPTY,
  check: ({
    label,
    holder,
    bank_name,
    bic,
    iban,
  }): Partial<Record<keyof typeof PAYER_BOXES, PayerProblem | undefined>> => ({
    label: requiredLineProblem(label, PAYER_BOXES.label, 'required'),
    holder: requiredNaming(holder, PAYER_BOXES.holder),
    bank_name: requiredNaming(bank_name, PAYER_BOXES.bank_name),
    bic: bicProblem(bic),
    iban: requiredLineProblem(iban, PAYER_BOXES.iban, 'required'),
  }),
  maxLength: PAYER_BOXES,
  sentTo: [{ endpoint: addPayerAccount }],
});
