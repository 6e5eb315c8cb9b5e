/** Parts that are not as they should be. */
export const TONES: Readonly<Partial<Record<string, 'warn' | 'bad'>>> = {
  ...{ week: 'warn', over_week: 'bad' },
  ...{ late: 'warn', no_shows: 'bad', late_cancels: 'bad' },
  not_filled: 'bad',
};
