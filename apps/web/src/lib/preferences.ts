import { create } from 'zustand';
import { loadTexts } from './texts.ts';
import {
  directionOf,
  preferencesCookie,
  readPreferences,
  type Language,
  type Preferences,
  type Theme,
} from './preferences-cookie.ts';

export const usePreferences = create<Preferences>(() => readPreferences(document.cookie, navigator.language));

export const currentLanguage = (): Language => usePreferences.getState().language;

const change = (changes: Partial<Preferences>): void => {
  usePreferences.setState(changes);
  const preferences = usePreferences.getState();
  document.cookie = preferencesCookie(preferences);
  document.documentElement.lang = preferences.language;
  document.documentElement.dir = directionOf(preferences.language);
};

/** The new language's texts are there before anything on the screen changes. */
export const setLanguage = async (language: Language): Promise<void> => {
  await loadTexts(language);
  change({ language });
};

export const setTheme = (theme: Theme): void => change({ theme });
