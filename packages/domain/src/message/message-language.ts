import { LANGUAGE_LEVELS, type LanguageLevel } from '../people/person-fields.ts';

export type MessageLanguage = 'en' | 'ar';

type Speaker = {
  readonly languages: readonly string[];
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
};

/**
 * Nobody is asked for a language, but for those that they speak: the one of the two spoken better is written, Arabic when
 * both are equal, and both when neither is known.
 */
export function messageLanguages({ languages, language_levels }: Speaker): readonly MessageLanguage[] {
  const speaks = (code: MessageLanguage) => languages.includes(code);
  // a level that nobody has told counts as good
  const rank = (code: MessageLanguage) => LANGUAGE_LEVELS.indexOf(language_levels[code] ?? 'good');
  if (!speaks('ar') && !speaks('en')) return ['ar', 'en'];
  if (!speaks('ar')) return ['en'];
  return speaks('en') && rank('en') > rank('ar') ? ['en'] : ['ar'];
}
