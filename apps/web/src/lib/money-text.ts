import { minorDigits } from '@proline/domain/money';
import { LOCALES } from './plural-text.ts';
import type { Language } from './preferences-cookie.ts';

/** Whole units for a glance; ≈ says that something was rounded away. */
export const roughMoney = (language: Language, currency: string, amountMinor: number): string => {
  const unit = 10 ** minorDigits(currency);
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'en' ? 'code' : 'symbol',
    maximumFractionDigits: 0,
  });
  return `${amountMinor % unit === 0 ? '' : '≈ '}${format.format(amountMinor / unit)}`;
};
