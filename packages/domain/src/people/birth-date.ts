import type { CalendarDay } from '../time/calendar-day.ts';
import { ageOn, isOldEnough } from './age.ts';

/** Nobody who works here is older; a year that is further back was mistyped. */
const OLDEST_AGE = 100;

export type BirthDateProblem = 'in_future' | 'too_early' | 'under_age';

/** Why somebody who could work was not born on this day. */
export const birthDateProblem = (birthDate: CalendarDay, today: CalendarDay): BirthDateProblem | null => {
  if (birthDate > today) return 'in_future';
  if (ageOn(birthDate, today) > OLDEST_AGE) return 'too_early';
  return isOldEnough(birthDate, today) ? null : 'under_age';
};
