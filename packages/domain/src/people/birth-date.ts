import { isCalendarDay, type CalendarDay } from '../time/calendar-day.ts';

/** Nobody who could work was born before. */
export const EARLIEST_BIRTH = '1900-01-02';

/** A day on which somebody can have been born; whether it is still to come depends on the day it is asked. */
export const isBirthDate = (text: string): boolean => isCalendarDay(text) && text >= EARLIEST_BIRTH;

export const isBornBy = (birthDate: CalendarDay, today: CalendarDay): boolean => birthDate <= today;
