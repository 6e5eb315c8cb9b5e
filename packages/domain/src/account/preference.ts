/** How an admin wants to see the app; kept on the account and, for the first paint, in a cookie. */
export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** auto follows the system */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Rows of 44 or of 36 px. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The digits of Arabic texts: 123 or ١٢٣. English always has 123. */
export const NUMERALS = ['latn', 'arab'] as const;
export type Numerals = (typeof NUMERALS)[number];

export type Preferences = { language: Language; theme: Theme; density: Density; numerals: Numerals };
