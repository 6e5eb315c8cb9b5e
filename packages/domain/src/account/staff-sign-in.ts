import type { DelayRule } from './sign-in-delay.ts';

/** A code reaches whoever has the phone; it is worth this long, and so many tries, and works once. */
export const STAFF_CODE_DIGITS = 6;
export const STAFF_CODE_MINUTES = 10;
export const STAFF_CODE_TRIES = 5;

export const STAFF_SESSION_DAYS = 180;
export const STAFF_SESSION_IDLE_DAYS = 45;
/** Of one person; a further sign-in ends the one that was used least lately. */
export const MOST_STAFF_SESSIONS = 5;

/**
 * Wrong codes of one phone from one address, of the phone from anywhere, and from one address for whatever phone. A code
 * is used up after a few tries anyway; these keep somebody from asking for one code after the other. Phones share the addresses
 * of their networks, so many of them may be wrong.
 */
export const STAFF_SIGN_IN_DELAYS = {
  phone_and_address: { free: 5, longest_seconds: 900 },
  phone: { free: 15, longest_seconds: 300 },
  address: { free: 100, longest_seconds: 900 },
} as const satisfies Record<string, DelayRule>;

/** How often a code may be asked for: each costs a message. Phones share the addresses of their networks here too. */
export const STAFF_CODE_QUOTAS = {
  phone: { limit: 3, window_seconds: 900 },
  phone_of_a_day: { limit: 10, window_seconds: 86_400 },
  address: { limit: 60, window_seconds: 3_600 },
  all: { limit: 3_000, window_seconds: 3_600 },
} as const;

/** Whoever has proved a phone has so long to ask to join, once, and may send so many photos until one is right. */
export const JOIN_PASS_MINUTES = 60;
export const JOIN_PHOTOS = { limit: 5, window_seconds: 3_600 } as const;

/** Anybody's phone gets these, so there are fewer; those of one phone count together with its sign-in codes. */
export const JOIN_CODE_QUOTAS = {
  address: { limit: 20, window_seconds: 3_600 },
  all: { limit: 500, window_seconds: 3_600 },
} as const;
