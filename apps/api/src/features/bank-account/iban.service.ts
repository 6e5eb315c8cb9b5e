import { withLatinDigits } from '@proline/domain/text/latin-digits';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';

/** As banks exchange it; null when its country has no such account numbers, or a digit is wrong. */
export const readIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(withLatinDigits(text));
  return iban !== null && isValidIBAN(iban) ? iban : null;
};
