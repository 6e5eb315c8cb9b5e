const TATWEEL_AND_MARKS = /[\u0640\u064B-\u065F\u0670]/gu;
const FOLDED: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي' };

/** One spelling for searching: case, Arabic letter variants and diacritics folded. The database's normalise_search does the same. */
export const normalizeSearch = (text: string): string =>
  text
    .normalize('NFKC')
    // lower-casing it gives two characters in JavaScript and one in the database
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(TATWEEL_AND_MARKS, '')
    .replace(/[أإآٱةى]/gu, (letter) => FOLDED[letter] ?? letter);
