export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export type Preferences = { language: Language; theme: Theme };

/** A cookie, because logging out clears local and session storage but not somebody's language. */
const COOKIE = 'proline_prefs';
const ONE_YEAR_SECONDS = 31_536_000;

/** public/boot.js decides the same way before the first paint. */
export const readPreferences = (cookies: string, browserLanguage: string): Preferences => {
  const kept = new URLSearchParams(new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '');
  return {
    language: LANGUAGES.find((one) => one === kept.get('lang')) ?? (/^ar\b/i.test(browserLanguage) ? 'ar' : 'en'),
    theme: THEMES.find((one) => one === kept.get('theme')) ?? 'auto',
  };
};

export const preferencesCookie = ({ language, theme }: Preferences): string =>
  `${COOKIE}=lang=${language}&theme=${theme}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
