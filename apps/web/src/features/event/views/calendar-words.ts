import type { CalendarDay } from '@proline/domain/calendar-day';
import { LOCALES } from '../../../lib/plural-text.ts';
import type { Language } from '../../../lib/preferences-cookie.ts';
import type { Span } from './calendar-weeks.ts';

/** A calendar day has no zone: read as UTC, written as UTC. */
const dateOf = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const write = (locale: string | Intl.Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

export const weekdayName = (language: Language, day: CalendarDay, style: 'short' | 'long'): string =>
  write(LOCALES[language], { weekday: style }).format(dateOf(day));

export const dayNumber = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { day: 'numeric' })
    .formatToParts(dateOf(day))
    .find(({ type }) => type === 'day')?.value ?? '';

/** 'Tuesday 8 December' */
export const wholeDay = (language: Language, day: CalendarDay): string =>
  write(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(day));

const partsOf = (format: Intl.DateTimeFormat, date: Date, wanted: readonly string[]): string =>
  format
    .formatToParts(date)
    .filter(({ type }) => wanted.includes(type))
    .map(({ value }) => value)
    .join(' ');

const hijri = (language: Language) => new Intl.Locale(LOCALES[language], { calendar: 'islamic-umalqura' });

/** The day in the second calendar; the month only where it begins. */
export const hijriDayNumber = (language: Language, day: CalendarDay, first: boolean): string => {
  const number = partsOf(write(hijri(language), { day: 'numeric' }), dateOf(day), ['day']);
  const begins = write(new Intl.Locale('en-u-nu-latn', { calendar: 'islamic-umalqura' }), { day: 'numeric' });
  if (!first && partsOf(begins, dateOf(day), ['day']) !== '1') return number;
  return `${number} ${partsOf(write(hijri(language), { month: 'short' }), dateOf(day), ['month'])}`;
};

/** 'December 2026', or the days of a week. */
export const spanTitle = (language: Language, { kind, day }: Span, week: readonly CalendarDay[]): string => {
  if (kind === 'month') return write(LOCALES[language], { month: 'long', year: 'numeric' }).format(dateOf(day));
  const [first = day, last = day] = [week[0], week.at(-1)];
  return write(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric' })
    .formatRange(dateOf(first), dateOf(last))
    .replace(/\u2009/g, '');
};

/** The months of the second calendar that the days lie in: 'Jumada II – Rajab 1448'. */
export const hijriTitle = (language: Language, from: CalendarDay, to: CalendarDay): string => {
  const month = write(hijri(language), { month: 'long' });
  const [first, last] = [from, to].map((day) => partsOf(month, dateOf(day), ['month']));
  const year = partsOf(write(hijri(language), { year: 'numeric' }), dateOf(to), ['year']);
  return first === last ? `${last} ${year}` : `${first} – ${last} ${year}`;
};
