import { withLatinDigits } from '../text/latin-digits.ts';

/** Normalizes six digits or a recovery code; null when the text is neither. */
export const readOneTimeCode = (typed: string): string | null => {
  const plain = withLatinDigits(typed).toLowerCase().replace(/[\s-]/g, '');
  if (/^[0-9]{6}$/.test(plain)) return plain;
  return /^[0-9a-z]{10}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null;
};
