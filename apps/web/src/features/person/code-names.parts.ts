import { LOCALES } from '../../lib/texts/plural-text.ts';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';

const namesOf = (type: 'region' | 'language') => {
  const known = new Map<Language, Intl.DisplayNames>();
  return (language: Language, code: string): string => {
    const names = known.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type });
    known.set(language, names);
    try {
      return names.of(code) ?? code;
    } catch {
      // The value is no code: somebody wrote the word itself.
      return code;
    }
  };
};

export const countryName = namesOf('region');
export const languageName = namesOf('language');

/** The codes as they are printed on badges. */
export const usherCode = (code: number): string => `U-${code}`;
export const leaderCode = (code: number): string => `L-${code}`;
