import type { Numerals } from '@proline/domain/account/preference';
import type { Language } from '../preferences/preferences-cookie.ts';

export type Values = Readonly<Record<string, string | number>>;

let numerals: Numerals = 'latn';

/** The digits of Arabic texts from now on; lib/preferences calls it with the person's choice. */
export const writeNumerals = (chosen: Numerals): void => {
  numerals = chosen;
};

/** The Gregorian calendar in Arabic too; the digits are the person's choice, so this is asked at each use. */
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

/** The key's text, or with a count the text of the count's plural form, with every {{placeholder}} filled. */
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

/** The form of this count, with the count in its place. */
export const countedText = (language: Language, forms: PluralForms, count: number): string =>
  withValues(language, forms[plurals[language].select(count)] ?? forms.other, { count });

const withValues = (language: Language, text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(language, value) : (value ?? whole);
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
