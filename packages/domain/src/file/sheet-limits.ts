import { FILE_MAX_BYTES } from './file-limits.ts';

/** A sheet is taken as bytes, like any other file. */
export const SHEET_MAX_BYTES = FILE_MAX_BYTES;
/** Without the header. */
export const SHEET_MAX_ROWS = 10_000;
/** More than any list of people has; a million columns are an attack or an accident. */
export const SHEET_MAX_COLUMNS = 100;
