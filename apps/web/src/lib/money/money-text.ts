import { minorDigits } from '@proline/domain/pay/money';
import { LOCALES } from '../texts/plural-text.ts';
import type { Language } from '../preferences/preferences-cookie.ts';

/** Whole units for a glance; where it matters, the exact amount is a tooltip or on the next line. */
export const roughMoney = (language: Language, currency: string, amountMinor: number): string => {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  });
  return format.format(amountMinor / 10 ** minorDigits(currency));
};

/** To the last coin, as it is owed. */
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

/** "Saudi Riyal (SAR)"; in Arabic the name alone says enough. */
export const currencyName = (language: Language, currency: string): string => {
  const name = new Intl.DisplayNames(LOCALES[language], { type: 'currency' }).of(currency) ?? currency;
  return language === 'en' ? `${name} (${currency})` : name;
};
