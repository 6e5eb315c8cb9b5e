import type { Numerals } from '@proline/domain/account/preference';
import {
  countedForm,
  localeOf,
  pluralForm,
  withValues,
  writtenNumber,
  type PluralForms,
  type TextValues,
  type Writing,
} from '@proline/domain/text/fill-text';
import type { Language } from '../preferences/preferences-cookie.ts';

export type Values = TextValues;

let numerals: Numerals = 'latn';

/** Sets the digits of Arabic texts; lib/preferences calls it with the person's choice. */
export const writeNumerals = (chosen: Numerals): void => {
  numerals = chosen;
};

/** In this language, with the digits that the reader has chosen. */
export const writingIn = (language: Language): Writing => ({ language, numerals });

/** The digits are the person's choice, so the locale is computed at each use. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: localeOf({ language: 'en', numerals: 'latn' }),
  get ar() {
    return localeOf(writingIn('ar'));
  },
};

export const formatNumber = (language: Language, value: number): string => writtenNumber(writingIn(language), value);

/** Returns the key's text, or with a count the text of the count's plural form, with every {{placeholder}} filled. */
export const fillText = (
  language: Language,
  find: (key: string) => string | undefined,
  key: string,
  values: Values = {},
): string => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(`${key}_${pluralForm(language, count)}`) : undefined;
  return withValues(writingIn(language), plural ?? find(key) ?? key, values);
};

/** Returns the plural form for this count, with the count filled in. */
export const countedText = (language: Language, forms: PluralForms, count: number): string =>
  countedForm(writingIn(language), forms, count);

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
