// What a person's record may hold; the constraints of the table say the same.

export const PERSON_NAME_MAX_LENGTH = 120;
export const CITY_MAX_LENGTH = 80;
/** Room for a number as people write it, with spaces, brackets and marks of direction. */
export const PHONE_TYPED_MAX_LENGTH = 40;

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

export const CLOTHING_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export type ClothingSize = (typeof CLOTHING_SIZES)[number];

export const HEIGHT_CM = { least: 100, most: 250 } as const;
/** European sizes. */
export const SHOE_SIZE = { least: 30, most: 52 } as const;

/** From a few words to the mother tongue. */
export const LANGUAGE_LEVELS = ['basic', 'good', 'fluent', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];
export const MOST_LANGUAGES = 12;
/** Types of work that one person does. */
export const MOST_ROLES = 20;

/** Spoken by people who work at events in the Gulf and in Egypt; ISO 639-1. */
export const SPOKEN_LANGUAGES = [
  'ar',
  'en',
  'fr',
  'ur',
  'hi',
  'tl',
  'bn',
  'ml',
  'ta',
  'te',
  'pa',
  'ne',
  'si',
  'ps',
  'fa',
  'tr',
  'ku',
  'am',
  'om',
  'so',
  'sw',
  'ti',
  'ha',
  'id',
  'ms',
  'th',
  'vi',
  'zh',
  'ja',
  'ko',
  'ru',
  'uk',
  'uz',
  'kk',
  'az',
  'de',
  'es',
  'pt',
  'it',
  'nl',
  'el',
  'pl',
  'ro',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];
export const isSpokenLanguage = (code: string): boolean => SPOKEN_LANGUAGES.some((one) => one === code);
