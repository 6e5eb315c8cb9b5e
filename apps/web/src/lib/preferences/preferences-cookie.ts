import {
  DENSITIES,
  LANGUAGES,
  NUMERALS,
  THEMES,
  type Language,
  type Preferences,
} from '@proline/domain/account/preference';

export type { Language } from '@proline/domain/account/preference';

/** Signing out clears local and session storage; a cookie keeps the person's language through that. */
const COOKIE = 'proline_prefs';
const ONE_YEAR_SECONDS = 31_536_000;

/** Reads the preferences. public/boot.js decides the same way before the first paint. */
export const readPreferences = (cookies: string, browserLanguage: string): Preferences => {
  const kept = new URLSearchParams(new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '');
  return {
    language: LANGUAGES.find((one) => one === kept.get('lang')) ?? (/^ar\b/i.test(browserLanguage) ? 'ar' : 'en'),
    theme: THEMES.find((one) => one === kept.get('theme')) ?? 'auto',
    density: DENSITIES.find((one) => one === kept.get('density')) ?? 'comfortable',
    numerals: NUMERALS.find((one) => one === kept.get('numerals')) ?? 'latn',
  };
};

export const preferencesCookie = ({ language, theme, density, numerals }: Preferences): string =>
  `${COOKIE}=lang=${language}&theme=${theme}&density=${density}&numerals=${numerals}` +
  `; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
