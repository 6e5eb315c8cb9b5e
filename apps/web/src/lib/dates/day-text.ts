import { addMonths, isCalendarDay, type CalendarDay } from '@proline/domain/time/calendar-day';
import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { calendarDate } from './dates.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

/** Invisible direction marks that are copied along with a date. */
const UNSEEN = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const MONTHS = 12;
const FEWEST_LETTERS = 3;
const CENTURY = 2000;

/** January is called يناير here, كانون الثاني in the Levant and جانفي in the Maghreb. */
const MONTH_LOCALES = ['en-GB', 'ar-EG-u-nu-latn', 'ar-LB-u-nu-latn', 'ar-DZ-u-nu-latn'];
let monthNames: readonly (readonly string[])[] | undefined;
const namesOfMonths = (): readonly (readonly string[])[] => {
  monthNames ??= Array.from({ length: MONTHS }, (_, month) =>
    MONTH_LOCALES.map((locale) =>
      normalizeSearch(
        new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 15))),
      ),
    ),
  );
  return monthNames;
};

/** Returns the month of a name or of its beginning, such as "Sept" or "nov"; null if several months fit. */
const monthCalled = (word: string): number | null => {
  const matching = (fits: (name: string) => boolean) =>
    namesOfMonths().flatMap((names, index) => (names.some(fits) ? [index + 1] : []));
  const [exact] = matching((name) => name === word);
  const [begun, another] = word.length < FEWEST_LETTERS ? [] : matching((name) => name.startsWith(word));
  return exact ?? (another === undefined ? (begun ?? null) : null);
};

const dayOf = (year: number, month: number, day: number): CalendarDay | null => {
  const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return isCalendarDay(text) ? text : null;
};

type Parts = { readonly day: number; readonly month: number; readonly year: string };

const partsIn = (text: string): Parts | null => {
  const plain = withLatinDigits(normalizeSearch(text).replace(UNSEEN, ''))
    .trim()
    .replace(/[-/.,،]+$/u, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso) return { year: iso[1] ?? '', month: Number(iso[2]), day: Number(iso[3]) };
  const together = /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  const figures =
    together ?? /^(\d{1,2})[-/.\s\u066b\u060c,]+(\d{1,2})(?:[-/.\s\u066b\u060c,]+(\d{2,4}))?$/.exec(plain);
  if (figures) return { day: Number(figures[1]), month: Number(figures[2]), year: figures[3] ?? '' };
  const named = /^(\d{1,2})[\s.-]*([\p{L}\s]+?)[\s.,،/-]*(\d{2}|\d{4})?$/u.exec(plain);
  const month = monthCalled(named?.[2]?.trim() ?? '');
  return named && month !== null ? { day: Number(named[1]), month, year: named[3] ?? '' } : null;
};

/** Reads a day only with its whole year: somebody who is typing 2026 has typed 20 on the way. */
export const readWholeDay = (text: string): CalendarDay | null => {
  const parts = partsIn(text);
  return parts?.year.length === 4 ? dayOf(Number(parts.year), parts.month, parts.day) : null;
};

/**
 * "18/11/2026", "18.11.26", "18 nov", "١٨ نوفمبر", "2026-11-18" → 2026-11-18; null if it is no day. The day comes
 * before the month, as in all our texts. A day without a year is in the current year, or in the next one if it would be
 * before the earliest day.
 */
export const readDay = (
  text: string,
  { today, earliest }: { readonly today: CalendarDay; readonly earliest?: CalendarDay | undefined },
): CalendarDay | null => {
  const parts = partsIn(text);
  if (parts === null || parts.year.length === 3) return null;
  const { day, month, year } = parts;
  if (year.length === 4) return dayOf(Number(year), month, day);
  if (year !== '') return dayOf(CENTURY + Number(year), month, day);
  const thisYear = dayOf(Number(today.slice(0, 4)), month, day);
  return thisYear !== null && earliest !== undefined && thisYear < earliest ? addMonths(thisYear, MONTHS) : thisYear;
};

/** Returns whether the text names a day and a month that do not go together, such as 31.02. */
export const isImpossibleDay = (text: string, today: CalendarDay): boolean =>
  partsIn(text) !== null && readDay(text, { today }) === null;

/** Returns the day as the app writes it; a text that is no day stays as it is. */
export const dayText = (language: Language, day: CalendarDay): string =>
  isCalendarDay(day) ? calendarDate(language, day) : day;
