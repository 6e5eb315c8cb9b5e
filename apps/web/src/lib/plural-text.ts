import type { Language } from './preferences-cookie.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Latin digits and the Gregorian calendar in Arabic too, until a setting says otherwise. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn' };

const numbers = { en: new Intl.NumberFormat(LOCALES.en), ar: new Intl.NumberFormat(LOCALES.ar) };
const plurals = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

export const formatNumber = (language: Language, value: number): string => numbers[language].format(value);

/** The key's text, or with a count the text of the count's plural form, with every {{placeholder}} filled. */
export const fillText = (
  language: Language,
  find: (key: string) => string | undefined,
  key: string,
  values: Values = {},
): string => {
  const { count } = values;
  const plural = typeof count === 'number' ? find(`${key}_${plurals[language].select(count)}`) : undefined;
  const text = plural ?? find(key) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatNumber(language, value) : (value ?? whole);
  });
};

export const formatSignedPercent = (language: Language, ratio: number): string =>
  new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(ratio);
