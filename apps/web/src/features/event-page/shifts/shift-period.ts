import { timeOfDay, weekdayDate } from '../../../lib/dates/dates.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';

type Period = { readonly starts_at: string; readonly ends_at: string };

/** '17:00–23:00', as clocks at the event show it. */
export const shiftTimes = (language: Language, { starts_at, ends_at }: Period, zone: string): string =>
  `${timeOfDay(language, new Date(starts_at), zone)}–${timeOfDay(language, new Date(ends_at), zone)}`;

/** 'Tue 18 Nov' */
export const shiftDay = (language: Language, { starts_at }: Pick<Period, 'starts_at'>, zone: string): string =>
  weekdayDate(language, new Date(starts_at), zone);

/** 'Tue 18 Nov, 17:00–23:00' */
export const shiftWords = (language: Language, shift: Period, zone: string): string =>
  `${shiftDay(language, shift, zone)}${language === 'ar' ? '، ' : ', '}${shiftTimes(language, shift, zone)}`;
