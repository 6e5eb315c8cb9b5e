/** The spec's constants (section 9). */
export const MENU_WIDTH_PX = 280;
export const SESSION_RESTORE_TIMEOUT_MS = 5_000;
export const DELETE_ACCOUNT_DELAY_MS = 2_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** 0 = unlimited: a slow answer is still an answer. */
export const REQUEST_TIMEOUT_MS = 0;
export const PRIMARY_COLOUR = '#4c6e5c';

/** Ours */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A published event that starts within these days and has open places needs somebody today. */
export const UNDERSTAFFED_DAYS_AHEAD = 14;
/** An approved transfer that is older than this needs somebody today. */
export const TRANSFER_OVERDUE_DAYS = 7;
/** Applications for published events that start within these days wait for an answer today. */
export const APPLICATIONS_DAYS_AHEAD = 7;
/** Until the settings name another one, "today" is the day here. */
export const DEFAULT_TIME_ZONE = 'Asia/Riyadh';
