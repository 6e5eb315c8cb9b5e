import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { tightRange } from './dates.ts';
import { LOCALES } from '../texts/plural-text.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

/** A calendar day has no time zone, so it is read and written as UTC. */
const dateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** Creating a format takes longer than writing a whole month with it. */
const formats = new Map<string, Intl.DateTimeFormat>();
const write = (locale: string | Intl.Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale.toString()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

export const weekdayName = (language: Language, day: CalendarDay, style: 'narrow' | 'short' | 'long'): string =>
  write(LOCALES[language], { weekday: style }).format(dateOf(day));

export const dayNumber = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { day: 'numeric' })
    .formatToParts(dateOf(day))
    .find(({ type }) => type === 'day')?.value ?? '';

/** 'Tuesday 8 December' */
export const wholeDay = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(day));

/** 'Tuesday 8 December 2026' */
export const wholeDayWithYear = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(dateOf(day));

const partsOf = (format: Intl.DateTimeFormat, date: Date, wanted: readonly string[]): string =>
  format
    .formatToParts(date)
    .filter(({ type }) => wanted.includes(type))
    .map(({ value }) => value)
    .join(' ')
    // The app's font lacks this character.
    .replaceAll('\u02bb', '’');

const hijri = (language: Language) => new Intl.Locale(LOCALES[language], { calendar: 'islamic-umalqura' });

/** Returns the number of the day in the second calendar. */
export const hijriNumber = (language: Language, day: CalendarDay): string =>
  partsOf(write(hijri(language), { day: 'numeric' }), dateOf(day), ['day']);

/** Like `hijriNumber`, with the month's name where a month begins, and wherever `first` is true. */
export const hijriDayNumber = (language: Language, day: CalendarDay, first: boolean): string => {
  const number = hijriNumber(language, day);
  const begins = write(new Intl.Locale('en-u-nu-latn', { calendar: 'islamic-umalqura' }), { day: 'numeric' });
  if (!first && partsOf(begins, dateOf(day), ['day']) !== '1') return number;
  return `${number} ${partsOf(write(hijri(language), { month: 'short' }), dateOf(day), ['month'])}`;
};

/** 'December 2026' */
export const monthTitle = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { month: 'long', year: 'numeric' }).format(dateOf(day));

/** '6–12 Dec 2026' */
export const daysTitle = (language: Language, from: CalendarDay, to: CalendarDay): string =>
  tightRange(
    write(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(dateOf(from), dateOf(to)),
  );

/** Returns the months of the second calendar that contain these days: 'Jumada II – Rajab 1448'. */
export const hijriTitle = (language: Language, from: CalendarDay, to: CalendarDay): string => {
  const month = write(hijri(language), { month: 'long' });
  const [first, last] = [from, to].map((day) => partsOf(month, dateOf(day), ['month']));
  const year = partsOf(write(hijri(language), { year: 'numeric' }), dateOf(to), ['year']);
  return first === last ? `${last} ${year}` : `${first} – ${last} ${year}`;
};
