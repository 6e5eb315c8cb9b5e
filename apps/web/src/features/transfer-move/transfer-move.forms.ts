import {
  BANK_REFERENCE_LENGTH,
  createTransfer,
  holdTransfer,
  payTransfer,
  returnTransfer,
  voidTransfer,
} from '@proline/contract/transfer-move/transfer-move';
import { TRANSFER_MINOR } from '@proline/domain/pay/transfer-line';
import type { Currency } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { isShorter, lineProblem, paragraphProblem } from '../../lib/form/text-problem.ts';

const bodyOf = ({ reason }: { readonly reason: string }) => ({ version: 1, reason });
export const returnForm = reasonForm(REASON_LENGTH, [{ endpoint: returnTransfer, bodyOf }]);
export const voidForm = reasonForm(REASON_LENGTH, [{ endpoint: voidTransfer, bodyOf }]);
export const holdForm = reasonForm(REASON_LENGTH, [{ endpoint: holdTransfer, bodyOf }]);

export const paymentForm = defineForm({
  initial: { paid_on: '', bank_reference: '' },
  check: ({ paid_on, bank_reference }) => ({
    paid_on: isCalendarDay(paid_on) ? undefined : 'day_required',
    bank_reference: isShorter(bank_reference, BANK_REFERENCE_LENGTH.least)
      ? 'reference_required'
      : lineProblem(bank_reference, BANK_REFERENCE_LENGTH.most),
  }),
  maxLength: { bank_reference: BANK_REFERENCE_LENGTH.most },
  sentTo: [{ endpoint: payTransfer, bodyOf: (values) => ({ version: 1, ...values }) }],
});

type Adjustment = {
  readonly kind: 'adjustment' | 'bonus' | 'compensation';
  readonly currency: Currency;
  /** Null when the field is empty; NaN when its text is no amount. */
  readonly amount_minor: number | null;
  readonly reason: string;
};
const NOTHING: Adjustment = { kind: 'adjustment', currency: 'SAR', amount_minor: null, reason: '' };

export const adjustmentForm = defineForm({
  initial: NOTHING,
  check: ({ amount_minor, reason }) => ({
    amount_minor: isWholeBetween(amount_minor, TRANSFER_MINOR) ? undefined : 'amount_wrong',
    reason: isShorter(reason, REASON_LENGTH.least) ? 'reason_short' : paragraphProblem(reason, REASON_LENGTH.most),
  }),
  maxLength: { reason: REASON_LENGTH.most },
  sentTo: [
    {
      endpoint: createTransfer,
      bodyOf: (values) => ({ person_id: '018f0000-0000-7000-8000-000000000001', event_id: null, ...values }),
    },
  ],
});
