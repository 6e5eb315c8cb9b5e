export type Period = { readonly starts_at: Date; readonly ends_at: Date };

/** Half-open: a shift ending at 18:00 does not clash with one starting at 18:00. */
export const overlaps = (a: Period, b: Period): boolean => a.starts_at < b.ends_at && b.starts_at < a.ends_at;
