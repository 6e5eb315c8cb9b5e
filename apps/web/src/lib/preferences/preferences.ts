import type { Density, Language, Numerals, Preferences, Theme } from '@proline/domain/account/preference';
import { create } from 'zustand';
import { writeNumerals } from '../texts/plural-text.ts';
import { directionOf, preferencesCookie, readPreferences } from './preferences-cookie.ts';
import { loadTexts } from '../texts/texts.ts';

export const usePreferences = create<Preferences>(() => {
  const kept = readPreferences(document.cookie, navigator.language);
  writeNumerals(kept.numerals);
  return kept;
});

export const currentLanguage = (): Language => usePreferences.getState().language;

/** Loads the texts of a new language before anything on the screen changes. */
export const applyPreferences = async (changes: Partial<Preferences>): Promise<void> => {
  if (changes.language !== undefined) await loadTexts(changes.language);
  const preferences = { ...usePreferences.getState(), ...changes };
  writeNumerals(preferences.numerals);
  usePreferences.setState(changes);
  document.cookie = preferencesCookie(preferences);
  document.documentElement.lang = preferences.language;
  document.documentElement.dir = directionOf(preferences.language);
};

type Chosen = (changes: Partial<Preferences>, before: Partial<Preferences>) => void;
const listeners = new Set<Chosen>();
/** Calls the listener with what somebody has chosen, after it shows, and with the previous values. */
export const onPreferencesChosen = (listener: Chosen): void => {
  listeners.add(listener);
};

const choose = async (changes: Partial<Preferences>): Promise<void> => {
  const all = usePreferences.getState();
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name in changes));
  await applyPreferences(changes);
  for (const listener of listeners) listener(changes, before);
};

export const setLanguage = (language: Language): Promise<void> => choose({ language });
export const setTheme = (theme: Theme): void => void choose({ theme });
export const setDensity = (density: Density): void => void choose({ density });
export const setNumerals = (numerals: Numerals): void => void choose({ numerals });
