import { STAFF_SESSION_DAYS, STAFF_SESSION_IDLE_DAYS } from './staff-sign-in.ts';

type Limits = { readonly least: number; readonly most: number };

/** How long a way in stays open, as the settings say it. */
export type AccessSettings = {
  /** of an invitation, and of the way to a new password: each link works once */
  readonly invite_link_hours: number;
  readonly password_link_hours: number;
  /** ushers and team leaders stay signed in to their app for so long, and while they use it */
  readonly staff_session_days: number;
  readonly staff_idle_days: number;
};

export const ACCESS_LIMITS = {
  invite_link_hours: { least: 1, most: 720 },
  password_link_hours: { least: 1, most: 168 },
  staff_session_days: { least: 1, most: 730 },
  staff_idle_days: { least: 1, most: 365 },
} as const satisfies { readonly [Field in keyof AccessSettings]: Limits };

export const DEFAULT_ACCESS = {
  invite_link_hours: 168,
  password_link_hours: 24,
  staff_session_days: STAFF_SESSION_DAYS,
  staff_idle_days: STAFF_SESSION_IDLE_DAYS,
} as const satisfies AccessSettings;
