import { addDays, daysBetween, type CalendarDay } from '../../time/calendar-day.ts';
import { WEEK_DAYS } from '../../time/calendar-week.ts';
import { daysFrom } from '../../time/shift-times.ts';
import type { EventPlan } from '../plan.ts';

const MOST_DAYS = 62;

/** The event's days; while they are not known, two weeks from the shift on. */
export const eventDays = ({ stepOne }: Pick<EventPlan, 'stepOne'>, shiftDay: CalendarDay): readonly CalendarDay[] => {
  const { starts, ends } = stepOne;
  const first = starts?.day ?? shiftDay;
  const last = ends?.day ?? addDays(first, 2 * WEEK_DAYS - 1);
  return daysFrom(first, daysBetween(first, last) > MOST_DAYS ? addDays(first, MOST_DAYS - 1) : last);
};
