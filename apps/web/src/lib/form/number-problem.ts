/**
 * Whether the value is a whole number within its limits. Number and money fields give null or NaN for a text that is
 * none.
 */
export const isWholeBetween = (
  value: number | null,
  { least, most }: { readonly least: number; readonly most: number },
): boolean => value !== null && Number.isInteger(value) && value >= least && value <= most;
