import type { Numerals } from '@proline/domain/account/preference';
import type { Language } from '../preferences/preferences-cookie.ts';

export type Values = Readonly<Record<string, string | number>>;

let numerals: Numerals = 'latn';

/** Sets the digits of Arabic texts; lib/preferences calls it with the person's choice. */
export const writeNumerals = (chosen: Numerals): void => {
  numerals = chosen;
};

/**
 * Arabic uses the Gregorian calendar, too. Its digits are the person's choice, so the locale is computed at each use.
 */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  get ar() {
    return `ar-u-nu-${numerals}`;
  },
};

const numbers = new Map<string, Intl.NumberFormat>();
const numberFormat = (locale: string): Intl.NumberFormat => {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known;
};
const plurals = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

export const formatNumber = (language: Language, value: number): string =>
  numberFormat(LOCALES[language]).format(value);

/** Returns the key's text, or with a count the text of the count's plural form, with every {{placeholder}} filled. */
export const fillText = (
  language: Language,
  find: (key: string) => string | undefined,
  key: string,
  values: Values = {},
): string => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(`${key}_${plurals[language].select(count)}`) : undefined;
  return withValues(language, plural ?? find(key) ?? key, values);
};

type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Returns the plural form for this count, with the count filled in. */
export const countedText = (language: Language, forms: PluralForms, count: number): string =>
  withValues(language, forms[plurals[language].select(count)] ?? forms.other, { count });

/**
 * After Arabic letters a percent sign would move to the other side of its digits. The marks keep it at their end, as in
 * what Intl writes.
 */
const withPercentSigns = (language: Language, text: string): string =>
  language === 'ar' ? text.replaceAll(/(\d)%/g, '$1\u200e%\u200e') : text;

const withValues = (language: Language, text: string, values: Values): string =>
  withPercentSigns(language, filled(language, text, values));

const filled = (language: Language, text: string, values: Values): string =>
  text.replace(/(\{\{(\w+)\}\})(%?)/g, (_, whole: string, name: string, percent: string) => {
    const value = values[name];
    if (typeof value !== 'number') return `${value ?? whole}${percent}`;
    return formatNumber(language, value) + (percent && language === 'ar' && numerals === 'arab' ? '٪' : percent);
  });

/** 0.947 → 95 % */
export const formatPercent = (language: Language, ratio: number): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent' }).format(ratio);

export const formatSignedPercent = (language: Language, ratio: number): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(ratio);
