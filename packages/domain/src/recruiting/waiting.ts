/** Up to here somebody waits no longer than is usual; up to the second it is too long, beyond it far too long. */
export const WAITING_DAYS = { usual: 3, long: 7 } as const;

export type WaitingTone = 'usual' | 'long' | 'too_long';

export const waitingTone = (days: number): WaitingTone => {
  if (days <= WAITING_DAYS.usual) return 'usual';
  return days <= WAITING_DAYS.long ? 'long' : 'too_long';
};
