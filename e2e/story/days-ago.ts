const DAY_MS = 86_400_000;

/** Other stories mark people today: what is counted until such a day stays as it is. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
