/** What is deleted when it is long over; each has its own number of days. */
export const RETAINED = [
  'turned_down',
  'messages',
  'notifications',
  'jobs',
  'sessions',
  'staff_sessions',
  'sign_ins',
] as const;
export type Retained = (typeof RETAINED)[number];

/** Days from the end of each; 0: it is kept. */
export type RetentionSettings = { readonly [Kind in Retained as `${Kind}_days`]: number };

const YEARS = 3_650;

/** Records of sign-ins in the audit log are kept at least so long, if not for good. */
export const SIGN_INS_LEAST_DAYS = 90;

export const isSignInsDays = (days: number): boolean => days === 0 || days >= SIGN_INS_LEAST_DAYS;

/** What nobody needs later cannot be kept for good, what belongs to people can. */
export const RETENTION_LIMITS = {
  turned_down_days: { least: 0, most: YEARS },
  messages_days: { least: 0, most: YEARS },
  notifications_days: { least: 7, most: YEARS },
  jobs_days: { least: 1, most: YEARS },
  sessions_days: { least: 1, most: YEARS },
  staff_sessions_days: { least: 1, most: YEARS },
  sign_ins_days: { least: 0, most: YEARS },
} as const satisfies { readonly [Field in keyof RetentionSettings]: { readonly least: number; readonly most: number } };

export const DEFAULT_RETENTION = {
  turned_down_days: 0,
  messages_days: 0,
  notifications_days: 180,
  jobs_days: 30,
  sessions_days: 30,
  staff_sessions_days: 30,
  sign_ins_days: 0,
} as const satisfies RetentionSettings;
