import { threeLetterMonths } from '@proline/domain/text/three-letter-months';
import type { Language } from '../preferences/preferences-cookie.ts';
import { formatNumber, LOCALES } from '../texts/plural-text.ts';
import { recordsZone, zoneNote } from './zones.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Without a time zone these functions write dates and times as the organization's clocks show them.

export const longDate = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: recordsZone(),
  })
    .format(date)
    .replace(/[,،]/, '');

/** Returns the date in the Umm al-Qura calendar, for the second line, without the era, which readers know. */
export const hijriDate = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(new Intl.Locale(LOCALES[language], { calendar: 'islamic-umalqura' }), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: recordsZone(),
  })
    .formatToParts(date)
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ type, value }) => ({ order: ['day', 'month', 'year'].indexOf(type), value }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
    .join(' ');

export const shortDate = (language: Language, date: Date, timeZone = recordsZone()): string =>
  threeLetterMonths(
    new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', timeZone }).format(date),
  );

export const mediumDate = (language: Language, date: Date, timeZone = recordsZone()): string =>
  threeLetterMonths(
    new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(
      date,
    ),
  );

/** 'Tue 18 Nov', with the year unless it is the current one. */
export const weekdayDate = (language: Language, date: Date, timeZone = recordsZone()): string => {
  const thisYear = date.getFullYear() === new Date().getFullYear();
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!thisYear && { year: 'numeric' }),
    timeZone,
  });
  return threeLetterMonths(format.format(date).replace(/[,،]/, ''));
};

/** A calendar day has no time zone, so it is read and written as UTC. */
export const calendarDate = (language: Language, day: string): string =>
  mediumDate(language, new Date(`${day}T00:00:00Z`), 'UTC');

/** '18–20 Nov', with the year unless it is the current one. */
export const dayRange = (language: Language, from: Date, to: Date, timeZone = recordsZone()): string => {
  const thisYear = from.getFullYear() === new Date().getFullYear();
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    ...(!thisYear && { year: 'numeric' }),
    timeZone,
  });
  return tightRange(format.formatRange(from, to));
};

/**
 * '18–20 Nov' instead of '18 – 20 Nov': some versions of the locale data put spaces around the dash, others narrow
 * ones.
 */
export const tightRange = (range: string): string =>
  threeLetterMonths(range.replace(/\u2009/g, ' ').replace(/^(\d+) – (?=\d)/, '$1–'));

/** 'Tue 18 – Thu 20 Nov', or 'Tue 18 Nov' for a single day. A month or year that both ends share is written once. */
export const weekdayRange = (language: Language, from: Date, to: Date, timeZone = recordsZone()): string => {
  const [begins, ends] = [isoDay(from, timeZone), isoDay(to, timeZone)];
  const last = weekdayDate(language, to, timeZone);
  if (begins === ends) return last;
  const first = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    ...(begins.slice(0, 7) !== ends.slice(0, 7) && { month: 'short' }),
    ...(begins.slice(0, 4) !== ends.slice(0, 4) && { year: 'numeric' }),
    timeZone,
  });
  return threeLetterMonths(`${first.format(from).replace(/[,،]/, '')} – ${last}`);
};

/** 'in 3 days', 'today', 'yesterday'. Intl writes خلال, which means within that time; بعد is at its end. */
export const relativeDays = (language: Language, days: number): string =>
  new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(days, 'day').replace(/^خلال /, 'بعد ');

export const shortMonth = (language: Language, date: Date, timeZone = recordsZone()): string =>
  threeLetterMonths(new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone }).format(date));

/** '18', the day of the month. */
export const dayNumber = (language: Language, date: Date, timeZone = recordsZone()): string =>
  formatNumber(language, Number(isoDay(date, timeZone).slice(-2)));

/** 'Nov 2026', of a day of that month. */
export const monthYear = (language: Language, day: string): string =>
  threeLetterMonths(
    new Intl.DateTimeFormat(LOCALES[language], { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
  );

/**
 * Without the zone, where the screen names it once. The clock has 24 hours in both languages, because the day's plans are
 * read aloud over radios.
 */
export const bareTime = (language: Language, date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    date,
  );

/** '17:00–23:00', where the screen names the zone once. */
export const bareTimesBetween = (language: Language, from: Date, to: Date, timeZone: string): string =>
  `${bareTime(language, from, timeZone)}–${bareTime(language, to, timeZone)}`;

/** '17:00', or '17:00 GMT+3' for somebody whose own clock shows another time then. */
export const timeOfDay = (language: Language, date: Date, timeZone = recordsZone()): string =>
  bareTime(language, date, timeZone) + zoneNote(language, date, timeZone);

/** '17:00–23:00', with the zone once. */
export const timesBetween = (language: Language, from: Date, to: Date, timeZone = recordsZone()): string =>
  `${bareTime(language, from, timeZone)}–${timeOfDay(language, to, timeZone)}`;

/** '18 Nov 2026 17:00' */
export const moment = (language: Language, date: Date, timeZone = recordsZone()): string =>
  `${mediumDate(language, date, timeZone)} ${timeOfDay(language, date, timeZone)}`;

/** '4 s ago', for an age that is counted by the second. */
export const secondsAgo = (language: Language, seconds: number): string =>
  new Intl.RelativeTimeFormat(LOCALES[language], { style: 'narrow' }).format(-seconds, 'second');

/** Returns null for less than a minute, which callers write as "just now". */
export const timeAgo = (language: Language, then: number, now: number): string | null => {
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { style: 'short' });
  const age = now - then;
  if (age < MINUTE_MS) return null;
  if (age < HOUR_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
};

/** '2026-11-18', as a calendar in that time zone shows it. */
const isoDay = (date: Date, timeZone = recordsZone()): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(date);

const midnightNumber = (date: Date, timeZone = recordsZone()): number =>
  Date.parse(`${isoDay(date, timeZone)}T00:00:00Z`) / DAY_MS;

/** Counts the midnights between two moments in that time zone. */
export const daysBetween = (from: Date, to: Date, timeZone = recordsZone()): number =>
  midnightNumber(to, timeZone) - midnightNumber(from, timeZone);
