const ZERO = '0'.codePointAt(0) ?? 0;
/** ٠ and ۰: the first of ten digits each, on Arabic and on Persian keyboards */
const OTHER_ZEROS = ['٠', '۰'].map((digit) => digit.codePointAt(0) ?? 0);

const latinDigit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const zero = OTHER_ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? letter : String.fromCodePoint(ZERO + code - zero);
};

/** Normalizes six digits or a recovery code; null when the text is neither. */
export const readOneTimeCode = (typed: string): string | null => {
  const plain = [...typed].map(latinDigit).join('').toLowerCase().replace(/[\s-]/g, '');
  if (/^[0-9]{6}$/.test(plain)) return plain;
  return /^[0-9a-z]{10}$/.test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null;
};
