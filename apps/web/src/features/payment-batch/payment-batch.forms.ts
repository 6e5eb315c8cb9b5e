import {
  BANK_REFERENCE_MAX_LENGTH,
  BANK_TEXT_MAX_LENGTH,
  recordLineFailed,
  recordLinePaid,
} from '@proline/contract/payment-batch/batch-answer';
import { cancelPaymentBatch, createPaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { returnTransfer } from '@proline/contract/transfer-move/transfer-move';
import { BANK_REASONS, type BankReason } from '@proline/domain/bank-file/bank-reason';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';
import { lineProblem, requiredLineProblem } from '../../lib/form/text-problem.ts';

const ANY_ID = '00000000-0000-7000-8000-000000000000';

export const cancelBatchForm = reasonForm(REASON_LENGTH, [
  { endpoint: cancelPaymentBatch, bodyOf: ({ reason }) => ({ version: 1, reason }) },
]);

export const sendBackForm = reasonForm(REASON_LENGTH, [
  { endpoint: returnTransfer, bodyOf: ({ reason }) => ({ version: 1, reason }) },
]);

export const paidForm = defineForm({
  initial: { paid_on: '', bank_reference: '' },
  check: ({ paid_on, bank_reference }) => ({
    paid_on: isCalendarDay(paid_on) ? undefined : ('day_required' as const),
    bank_reference: requiredLineProblem(bank_reference, BANK_REFERENCE_MAX_LENGTH, 'reference_required'),
  }),
  maxLength: { bank_reference: BANK_REFERENCE_MAX_LENGTH },
  sentTo: [{ endpoint: recordLinePaid, bodyOf: (values) => ({ ...values, line_id: ANY_ID }) }],
});

type Failure = { readonly code: BankReason | ''; readonly reason: string };

export const failedForm = defineForm({
  initial: { code: '', reason: '' },
  check: ({ code, reason }: Failure) => ({
    code: BANK_REASONS.some((known) => known === code) ? undefined : ('code_required' as const),
    reason: lineProblem(reason, BANK_TEXT_MAX_LENGTH),
  }),
  maxLength: { reason: BANK_TEXT_MAX_LENGTH },
  sentTo: [{ endpoint: recordLineFailed, bodyOf: (values) => ({ ...values, line_id: ANY_ID }) }],
});

/** The account that pays is one of those offered, so there is always one. */
export const newBatchForm = defineForm({
  initial: { execute_on: '' },
  check: ({ execute_on }) => ({ execute_on: isCalendarDay(execute_on) ? undefined : ('execute_required' as const) }),
  sentTo: [
    {
      endpoint: createPaymentBatch,
      bodyOf: (values) => ({
        ...values,
        selection: { ids: [ANY_ID] },
        payer_account_id: ANY_ID,
        currency: 'SAR',
        count: 1,
        total_minor: 1,
      }),
    },
  ],
});
