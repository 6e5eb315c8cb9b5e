import { minorDigits } from '@proline/domain/pay/money';
import { withLatinDigits } from '@proline/domain/text/latin-digits';

/** 1234500 SAR → "12,345.00", in Latin digits, because people type over it. */
export const minorToText = (currency: string, amountMinor: number): string => {
  const digits = minorDigits(currency);
  const [whole = '', fraction = ''] = (amountMinor / 10 ** digits).toFixed(digits).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
};

/** "45", "45.5", "٤٥٫٥" → 4550; null if it is no amount, or finer than the currency's smallest coin. */
export const textToMinor = (currency: string, text: string): number | null => {
  const digits = minorDigits(currency);
  const plain = withLatinDigits(text.trim())
    .replace(/[٬,](?=\d{3}(\D|$))/g, '')
    .replace(/[٫,]/, '.');
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.replace(/0+$/, '').length > digits) return null;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
};
