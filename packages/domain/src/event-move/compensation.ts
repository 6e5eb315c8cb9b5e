/** Whose event is canceled later than this before its first shift may be compensated, unless the settings say otherwise. */
export const NOTICE_PERIOD_HOURS = 48;
/** For each person. */
export const COMPENSATION_MINOR = { least: 1, most: 100_000_000 } as const;
