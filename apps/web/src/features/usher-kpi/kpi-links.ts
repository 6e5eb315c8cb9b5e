import type { LinkProps } from '@tanstack/react-router';

export type Narrowing = Readonly<Record<string, string>>;

/** To the shifts behind a figure, narrowed as the page is. */
export const shiftsLink = (narrowing: Narrowing, more: Narrowing): LinkProps => ({
  to: '/ushers-kpis/shifts',
  search: { ...narrowing, ...more },
});

/** To the people behind a bar. */
export const peopleLink = (narrowing: Narrowing, more: Narrowing): LinkProps => ({
  to: '/ushers-kpis',
  search: { ...narrowing, ...more },
});

const OF_WORK = ['period', 'city', 'role', 'event'] as const;

/** What of an address narrows the work that counts, and not whose it is. */
export const workIn = (search: Readonly<Partial<Record<(typeof OF_WORK)[number], unknown>>>): Narrowing =>
  Object.fromEntries(
    OF_WORK.flatMap((name) => {
      const text = search[name];
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
