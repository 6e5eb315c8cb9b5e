/** Up to the first somebody waits no longer than is usual; up to the second it is long, beyond it too long. */
export type WaitingDays = { readonly usual: number; readonly long: number };

/** Until the settings say otherwise. */
export const WAITING_DAYS = { usual: 3, long: 7 } as const satisfies WaitingDays;

export type WaitingTone = 'usual' | 'long' | 'too_long';

export const waitingTone = (days: number, { usual, long }: WaitingDays): WaitingTone => {
  if (days > long) return 'too_long';
  return days > usual ? 'long' : 'usual';
};
