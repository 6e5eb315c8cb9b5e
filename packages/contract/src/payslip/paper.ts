import { minorDigits } from '@proline/domain/pay/money';
import { threeLetterMonths } from '@proline/domain/text/three-letter-months';
import type { Words } from '../frame/words.ts';

// How amounts, days and times stand on paper. Its digits are Latin in both languages, whatever its reader has chosen.

const LOCALES = { en: 'en-GB', ar: 'ar-EG-u-nu-latn' } as const;
const HIJRI = 'ar-SA-u-ca-islamic-umalqura-nu-latn';
type Language = keyof typeof LOCALES;

/** One label and its value; `second` is the same in Arabic, or another line. */
export type PaperFact = { readonly label: Words; readonly value: string; readonly second?: string | undefined };

/** Making a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const format = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
};

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const inBoth = (say: (locale: string) => string): Words => ({
  en: threeLetterMonths(say(LOCALES.en)),
  ar: say(LOCALES.ar),
});

/** Noon, so that no time zone makes it another day. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** '16 Nov 2025' */
export const paperDay = (day: string): Words =>
  inBoth((locale) => format(locale, { ...DAY, timeZone: 'UTC' }).format(noonOf(day)));

/** The parts of a day in the second calendar; the name of the era is left out, the month says it. */
const hijriParts = (day: string) => {
  const parts = format(HIJRI, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatToParts(
    noonOf(day),
  );
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { number: part('day'), month: `${part('month')} ${part('year')}` };
};

/** '25 جمادى الأولى 1447' */
export const hijriDay = (day: string): string => hijriDays(day, day);

/** '15–17 جمادى الأولى 1447' */
export const hijriDays = (first: string, last: string): string => {
  const [from, to] = [hijriParts(first), hijriParts(last)];
  const end = `${to.number} ${to.month}`;
  if (from.month !== to.month) return `${from.number} ${from.month} – ${end}`;
  return from.number === to.number ? end : `${from.number}–${end}`;
};

/** '6–8 Nov 2025' */
export const paperDays = (first: string, last: string): Words =>
  inBoth((locale) => tight(format(locale, { ...DAY, timeZone: 'UTC' }).formatRange(noonOf(first), noonOf(last))));

/** Spaces around the dash are thin ones in some locales, which fonts may not have. */
const tight = (range: string): string =>
  range.replace(/[\s\u2009]*–[\s\u2009]*/gu, range.includes(' – ') ? ' – ' : '–');

/** 'Thu 6 Nov', by the clocks of the zone */
export const weekday = (at: string, timeZone: string): Words =>
  inBoth((locale) =>
    format(locale, { weekday: locale === LOCALES.en ? 'short' : 'long', day: 'numeric', month: 'short', timeZone })
      .format(new Date(at))
      .replace('، ', ' ')
      .replace(', ', ' '),
  );

/** '16:00', with the zone's distance from Greenwich where `zone` asks for it */
export const clock = (at: string, timeZone: string, zone = false): Words =>
  inBoth((locale) =>
    format(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
      ...(zone && { timeZoneName: 'shortOffset' }),
    }).format(new Date(at)),
  );

const numbers = [0, 1, 2, 3].map(
  (digits) => new Intl.NumberFormat(LOCALES.en, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** 1,365 */
export const paperNumber = (n: number, digits = 0): string => numbers[digits]?.format(n) ?? String(n);

/** '916.75'; what is taken away has a minus sign, not a hyphen */
export const paperAmount = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return `${minor < 0 ? '−' : ''}${paperNumber(Math.abs(minor) / 10 ** digits, digits)}`;
};

/** SAR, or ر.س without the signs of direction that come with it */
export const currencyShort = (currency: string): Words => ({
  en: currency,
  ar:
    new Intl.NumberFormat(LOCALES.ar, { style: 'currency', currency })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')
      ?.value.replace(BIDI_SIGNS, '') ?? currency,
});

const BIDI_SIGNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** What somebody typed, without signs that would turn the text around it, and on one line. */
export const typed = (text: string): string => text.replace(BIDI_SIGNS, '').replace(/\s+/gu, ' ').trim();

export const filled = (words: Words, values: Readonly<Record<string, Words | string>>): Words => {
  const fill = (language: Language) =>
    words[language].replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'string' ? value : value[language];
    });
  return { en: fill('en'), ar: fill('ar') };
};

export const joinedWords = (parts: readonly Words[], separators: Words): Words => ({
  en: parts.map(({ en }) => en).join(separators.en),
  ar: parts.map(({ ar }) => ar).join(separators.ar),
});
