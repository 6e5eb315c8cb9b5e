const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** ١٢ and ۱۲ as 12; everything else stays. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.codePointAt(0) ?? ARABIC_ZERO;
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });

/** "1,200", "12.00" and "١٢" as spreadsheets write them; null: not a whole number. */
export const wholeNumber = (text: string): number | null => {
  const plain = withLatinDigits(text)
    .replace(/[\s\u00a0\u202f\u200e\u200f]/g, '')
    .replace(/[,٬](?=\d{3}(\D|$))/g, '')
    .replace(/[.٫]0+$/, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
};
