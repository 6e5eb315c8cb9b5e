/** How a row of a file stands: it can be imported, with or without something to look at, or it cannot. */
export const IMPORT_ROW_STATES = ['good', 'warning', 'bad'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];
