import { changeAvailability, type Availability } from '@proline/contract/availability/availability';
import { ALWAYS_FREE, availabilityProblem, DAYS_OFF_REASON_MAX_LENGTH } from '@proline/domain/people/availability';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../../lib/form/define-form.ts';
import { lineProblem } from '../../../lib/form/text-problem.ts';

export type AvailabilityValues = Pick<Availability, 'week' | 'days_off'>;

const BLANK: AvailabilityValues = { week: [...ALWAYS_FREE], days_off: [] };

const hoursProblem = (week: AvailabilityValues['week']) =>
  availabilityProblem(week, []) === null ? undefined : ('hours_end_before_start' as const);

const daysOffProblem = (days_off: AvailabilityValues['days_off']) => {
  if (days_off.some(({ first_day, last_day }) => !isCalendarDay(first_day) || !isCalendarDay(last_day)))
    return 'day_missing' as const;
  if (days_off.some(({ reason }) => lineProblem(reason, DAYS_OFF_REASON_MAX_LENGTH) !== undefined))
    return 'reason_wrong' as const;
  const found = availabilityProblem([], days_off);
  return found === null ? undefined : found.problem;
};

export const availabilityForm = defineForm({
  initial: BLANK,
  check: ({ week, days_off }: AvailabilityValues) => ({ week: hoursProblem(week), days_off: daysOffProblem(days_off) }),
  sentTo: [{ endpoint: changeAvailability, bodyOf: (values) => ({ version: 0, ...values }) }],
});
