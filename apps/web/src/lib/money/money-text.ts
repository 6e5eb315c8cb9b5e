import { minorDigits } from '@proline/domain/pay/money';
import { LOCALES } from '../texts/plural-text.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

/** Returns whole units for a glance; where it matters, a tooltip or the next line has the exact amount. */
export const roughMoney = (language: Language, currency: string, amountMinor: number): string => {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  });
  return format.format(amountMinor / 10 ** minorDigits(currency));
};

/** Returns the exact amount, to the smallest coin. */
export const moneyText = (language: Language, currency: string, amountMinor: number): string => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amountMinor / 10 ** digits);
};

/** The exact amount, without the coins where there are none: SAR 45, SAR 45.50. */
export const briefMoney = (language: Language, currency: string, amountMinor: number): string =>
  amountMinor % 10 ** minorDigits(currency) === 0
    ? roughMoney(language, currency, amountMinor)
    : moneyText(language, currency, amountMinor);

/** What stands beside an amount that is typed: SAR, or ر.س. */
export const currencyMark = (language: Language, currency: string): string => {
  if (language === 'en') return currency;
  const parts = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
};

/** "Saudi Riyal (SAR)"; in Arabic the name alone is clear enough. */
export const currencyName = (language: Language, currency: string): string => {
  const name = new Intl.DisplayNames(LOCALES[language], { type: 'currency' }).of(currency) ?? currency;
  return language === 'en' ? `${name} (${currency})` : name;
};
