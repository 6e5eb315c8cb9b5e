import { bulkCancelEvents, moveEvent } from '@proline/contract/event-move/event-move';
import { duplicateEvent } from '@proline/contract/event-plan/event-plan';
import { COMPENSATION_MINOR } from '@proline/domain/event-move/compensation';
import type { FirstDayProblem } from '@proline/domain/event-plan/reuse-plan';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';
import { isWholeBetween } from '../../lib/form/number-problem.ts';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const cancelForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveEvent, bodyOf: ({ reason }) => ({ to: 'canceled', version: 1, reason }) },
  { endpoint: bulkCancelEvents, bodyOf: ({ reason }) => ({ selection: { all: true, query: {} }, reason }) },
]);

type Compensation = {
  /** Null when the field is empty; NaN when its text is no amount. */
  readonly compensation_minor: number | null;
};

const NO_AMOUNT: Compensation = { compensation_minor: null };

/** Asks what each confirmed usher receives, once somebody has decided to compensate them. */
export const compensationForm = defineForm({
  initial: NO_AMOUNT,
  check: ({ compensation_minor }) => ({
    compensation_minor: isWholeBetween(compensation_minor, COMPENSATION_MINOR) ? undefined : 'amount_wrong',
  }),
  sentTo: [{ endpoint: moveEvent, bodyOf: (values) => ({ to: 'canceled', version: 1, ...values }) }],
});

/** The schema accepts any day, because it does not know today's date; only the dialog refuses days that are over. */
export const duplicateForm = defineForm({
  initial: { starts_on: '' },
  check: ({ starts_on }): { readonly starts_on: FirstDayProblem | undefined } => ({
    starts_on: isCalendarDay(starts_on) ? undefined : 'first_day_required',
  }),
  sentTo: [{ endpoint: duplicateEvent }],
});
