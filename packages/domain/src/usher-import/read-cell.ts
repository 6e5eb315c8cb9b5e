import {
  CLOTHING_SIZES,
  LANGUAGE_LEVELS,
  type ClothingSize,
  type Gender,
  type LanguageLevel,
} from '../people/person-fields.ts';
import { withLatinDigits, wholeNumber } from '../text/latin-digits.ts';
import { normalizeSearch } from '../text/search-text.ts';
import { isWrittenDay, type CalendarDay } from '../time/calendar-day.ts';
import type { DayOrder } from './import-field.ts';
import type { SpokenLanguage } from '../people/person-fields.ts';
import { languageCode } from './name-codes.ts';

const YEAR_FIRST = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})(?:[ T]+0{1,2}:00(?::00)?)?$/;
const YEAR_LAST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})(?:[ T]+0{1,2}:00(?::00)?)?$/;

export type ReadDay =
  { readonly day: CalendarDay } | { readonly problem: 'no_such_day' | 'not_a_date' | 'year_too_short' };

/** A day with four digits for its year; with two, or as words, it is not guessed. */
export function readDay(text: string, order: DayOrder): ReadDay {
  const plain = withLatinDigits(text).trim();
  const [, year = '', second = '', third = ''] = YEAR_FIRST.exec(plain) ?? [];
  if (year !== '') return dayOf(year, second, third);
  const [, one = '', two = '', last = ''] = YEAR_LAST.exec(plain) ?? [];
  if (last === '')
    return { problem: /^\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{2}$/.test(plain) ? 'year_too_short' : 'not_a_date' };
  return order === 'day_first' ? dayOf(last, two, one) : dayOf(last, one, two);
}

function dayOf(year: string, month: string, day: string): ReadDay {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isWrittenDay(written) ? { day: written } : { problem: 'no_such_day' };
}

const GENDER_OF: Readonly<Record<string, Gender>> = {
  f: 'female',
  female: 'female',
  woman: 'female',
  انثي: 'female',
  امراه: 'female',
  ا: 'female',
  m: 'male',
  male: 'male',
  man: 'male',
  ذكر: 'male',
  رجل: 'male',
  ذ: 'male',
};

export const readGender = (text: string): Gender | null => GENDER_OF[normalizeSearch(text).trim()] ?? null;

export const readClothingSize = (text: string): ClothingSize | null => {
  const plain = withLatinDigits(text)
    .trim()
    .toUpperCase()
    .replace(/^([23])XL$/, (_, times: string) => `${'X'.repeat(Number(times))}L`);
  return CLOTHING_SIZES.find((size) => size === plain) ?? null;
};

/** 172, 172 cm and 1.72 m are one height. */
export const readHeight = (text: string): number | null => {
  const plain = withLatinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/\s*(cm|سم|m|م)\.?$/u, '')
    .replace(/[,٫]/, '.');
  return /^[12]\.\d{2}$/.test(plain) ? Math.round(Number(plain) * 100) : wholeNumber(plain);
};

const LEVEL_OF: Readonly<Record<string, LanguageLevel>> = {
  ...Object.fromEntries(LANGUAGE_LEVELS.map((level) => [level, level])),
  beginner: 'basic',
  intermediate: 'good',
  excellent: 'fluent',
  'mother tongue': 'native',
  مبتدئ: 'basic',
  متوسط: 'good',
  جيد: 'good',
  ممتاز: 'fluent',
  طلاقه: 'fluent',
  بطلاقه: 'fluent',
  'اللغه الام': 'native',
  'لغه ام': 'native',
};

export type ReadLanguages = {
  readonly languages: readonly { readonly code: string; readonly level: LanguageLevel | null }[];
  /** parts that name no language, as they were written */
  readonly unknown: readonly string[];
  /** how well somebody speaks one of them, in words that name no level */
  readonly unknown_levels: readonly string[];
};

/** The language and its level: behind a bracket, a dash or a colon, or as the last word. */
function spokenIn(part: string): { code: SpokenLanguage | null; level: string } {
  const [, name = '', level = ''] = /^([^(:–-]*)(?:[(:–-]\s*([^)]*)\)?)?$/u.exec(part) ?? [];
  const code = languageCode(name.trim());
  if (code !== null || level !== '') return { code, level };
  const [, language = '', last = ''] = /^(.*\S)\s+(\S+)$/u.exec(name.trim()) ?? [];
  return levelOf(last) === undefined ? { code, level } : { code: languageCode(language), level: last };
}

const levelOf = (text: string): LanguageLevel | undefined => LEVEL_OF[normalizeSearch(text).trim()];

/** "English (fluent), عربي": parted by commas, slashes and the like, each with its level behind it if that is said. */
export function readLanguages(text: string): ReadLanguages {
  const found = new Map<string, LanguageLevel | null>();
  const unknown: string[] = [];
  const unknown_levels: string[] = [];
  for (const written of text.split(/[,،;؛/|+&\n]+/u)) {
    const part = written.trim();
    if (part === '') continue;
    const { code, level } = spokenIn(part);
    if (code === null) unknown.push(part);
    else if (level.trim() !== '' && levelOf(level) === undefined) unknown_levels.push(level.trim());
    if (code !== null && !found.has(code)) found.set(code, levelOf(level) ?? null);
  }
  return { languages: [...found].map(([code, level]) => ({ code, level })), unknown, unknown_levels };
}
