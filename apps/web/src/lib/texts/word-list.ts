import type { Language } from '../preferences/preferences-cookie.ts';

/** Joins words with commas and without an "and", for cells and chips. */
export const withCommas = (language: Language, words: readonly string[]): string =>
  words.join(language === 'ar' ? '، ' : ', ');
