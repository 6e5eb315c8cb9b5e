import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';

type Period = { readonly starts_at: string; readonly ends_at: string };

/** Returns the times on the event's clocks: '17:00–23:00'. */
export const shiftTimes = (language: Language, { starts_at, ends_at }: Period, timeZone: string): string =>
  timesBetween(language, new Date(starts_at), new Date(ends_at), timeZone);

/** Returns the day: 'Tue 18 Nov'. */
export const shiftDay = (language: Language, { starts_at }: Pick<Period, 'starts_at'>, timeZone: string): string =>
  weekdayDate(language, new Date(starts_at), timeZone);

/** Returns the day and times: 'Tue 18 Nov, 17:00–23:00'. */
export const shiftWords = (language: Language, shift: Period, timeZone: string): string =>
  `${shiftDay(language, shift, timeZone)}${language === 'ar' ? '، ' : ', '}${shiftTimes(language, shift, timeZone)}`;
