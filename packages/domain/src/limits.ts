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
export const ADMIN_NAME_MAX_LENGTH = 120;
/** Why somebody is shut out, or an event is canceled. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;
export const VIEW_NAME_MAX_LENGTH = 60;
/** A published event that starts within these days and has open places needs somebody today. */
export const UNDERSTAFFED_DAYS_AHEAD = 14;
/** An approved transfer that is older than this needs somebody today. */
export const TRANSFER_OVERDUE_DAYS = 7;
/** Applications for published events that start within these days wait for an answer today. */
export const APPLICATIONS_DAYS_AHEAD = 7;
/** A draft that starts within these days should have been published. */
export const LATE_DRAFT_DAYS_AHEAD = 7;
/** Until the settings name another one, "today" is the day here. */
export const DEFAULT_TIME_ZONE = 'Asia/Riyadh';
/** A photo from a phone's camera, or a scanned document. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FILE_NAME_MAX_LENGTH = 200;
/** An image of more is refused by its header alone: decoding it would eat the memory of everybody. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** No side of a kept image is longer; nothing here is shown larger. */
export const IMAGE_MAX_SIDE_PX = 2_048;
/** A file that no record uses is removed after this long. */
export const FILE_LOOSE_HOURS = 24;
export const RECOVERY_CODE_COUNT = 10;
/** Whose event is canceled later than this before its first shift may be compensated. */
export const NOTICE_PERIOD_HOURS = 48;
/** For each person. */
export const COMPENSATION_MINOR = { least: 1, most: 100_000_000 } as const;
/** Who comes so many minutes after the start is not late yet, unless the event's plan says otherwise. */
export const LATE_GRACE_MINUTES = 10;
