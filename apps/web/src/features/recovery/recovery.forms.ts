import { cancelRecovery, recordDebt, recordOverpayment } from '@proline/contract/recovery/recovery';
import { RECOVERY_MINOR } from '@proline/domain/pay/recovery';
import { CURRENCIES, type Currency } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { isShorter, paragraphProblem } from '../../lib/form/text-problem.ts';

type Amount = { readonly amount_minor: number | null; readonly reason: string };
const NOTHING: Amount = { amount_minor: null, reason: '' };

const check = ({ amount_minor, reason }: Amount) => ({
  amount_minor: isWholeBetween(amount_minor, RECOVERY_MINOR) ? undefined : ('amount_wrong' as const),
  reason: isShorter(reason, REASON_LENGTH.least)
    ? ('reason_short' as const)
    : paragraphProblem(reason, REASON_LENGTH.most),
});

export const overpaymentForm = defineForm({
  initial: NOTHING,
  check,
  maxLength: { reason: REASON_LENGTH.most },
  sentTo: [{ endpoint: recordOverpayment }],
});

const NO_DEBT: Amount & { readonly currency: Currency } = { ...NOTHING, currency: CURRENCIES[0] };

export const debtForm = defineForm({
  initial: NO_DEBT,
  check: (values) => ({ ...check(values), currency: undefined }),
  maxLength: { reason: REASON_LENGTH.most },
  sentTo: [{ endpoint: recordDebt }],
});

export const waiveReason = reasonForm(REASON_LENGTH, [
  { endpoint: cancelRecovery, bodyOf: ({ reason }) => ({ version: 1, reason }) },
]);
