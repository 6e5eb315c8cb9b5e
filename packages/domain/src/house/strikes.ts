type Limits = { readonly least: number; readonly most: number };

/** When missing work blocks somebody for a while. */
export type StrikeSettings = {
  readonly on: boolean;
  /** so many no-shows … */
  readonly no_shows: number;
  /** … in so many days */
  readonly days: number;
  readonly block_days: number;
};

export const STRIKE_LIMITS = {
  no_shows: { least: 1, most: 20 },
  days: { least: 7, most: 730 },
  block_days: { least: 1, most: 365 },
} as const satisfies { readonly [Field in Exclude<keyof StrikeSettings, 'on'>]: Limits };

export const DEFAULT_STRIKES = {
  on: false,
  no_shows: 3,
  days: 90,
  block_days: 30,
} as const satisfies StrikeSettings;

/** A reason is read by colleagues of both languages, in lists and files, so it says it in both. */
export const strikeReason = ({ no_shows, days }: Pick<StrikeSettings, 'no_shows' | 'days'>): string =>
  `Strikes: ${no_shows} no-shows in ${days} days · إنذارات التغيّب: ${no_shows} خلال ${days} يومًا`;
