/** The constants that the specification gives the web app (section 9). */
export const MENU_WIDTH_PX = 280;
export const SESSION_RESTORE_TIMEOUT_MS = 5_000;
export const DELETE_ACCOUNT_DELAY_MS = 2_000;
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** 0 means unlimited, because a slow answer is still an answer. */
export const REQUEST_TIMEOUT_MS = 0;
export const PRIMARY_COLOUR = '#4c6e5c';
