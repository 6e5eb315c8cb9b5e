import type { Language, Numerals } from '../account/preference.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** How numbers stand in a text. */
export type Writing = { readonly language: Language; readonly numerals: Numerals };
/** A text in the plural forms of its language. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const plurals = { en: new Intl.PluralRules('en'), ar: new Intl.PluralRules('ar') };

export const pluralForm = (language: Language, count: number): Intl.LDMLPluralRule => plurals[language].select(count);

/** Arabic uses the Gregorian calendar, too. */
export const localeOf = ({ language, numerals }: Writing): string =>
  language === 'en' ? 'en-GB' : `ar-u-nu-${numerals}`;

const formats = new Map<string, Intl.NumberFormat>();
const formatOf = (locale: string): Intl.NumberFormat => {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known;
};

export const writtenNumber = (writing: Writing, value: number): string => formatOf(localeOf(writing)).format(value);

/** Returns the text with every {{placeholder}} filled. */
export const withValues = (writing: Writing, text: string, values: TextValues): string =>
  withPercentSigns(writing.language, filled(writing, text, values));

/** Returns the plural form for this count, with the count and the other values filled in. */
export const countedForm = (writing: Writing, forms: PluralForms, count: number, values: TextValues = {}): string =>
  withValues(writing, forms[pluralForm(writing.language, count)] ?? forms.other, { ...values, count });

/**
 * After Arabic letters a percent sign would move to the other side of its digits. The marks keep it at their end, as in
 * what Intl writes.
 */
const withPercentSigns = (language: Language, text: string): string =>
  language === 'ar' ? text.replaceAll(/(\d)%/g, '$1\u200e%\u200e') : text;

const filled = (writing: Writing, text: string, values: TextValues): string =>
  text.replace(/(\{\{(\w+)\}\})(%?)/g, (_, whole: string, name: string, percent: string) => {
    const value = values[name];
    if (typeof value !== 'number') return `${value ?? whole}${percent}`;
    const arabic = writing.language === 'ar' && writing.numerals === 'arab';
    return writtenNumber(writing, value) + (percent && arabic ? '٪' : percent);
  });
