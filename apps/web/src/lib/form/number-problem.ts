/** Whether it is a whole number inside its limits; null and NaN are what number and money fields give for what is none. */
export const isWholeBetween = (
  value: number | null,
  { least, most }: { readonly least: number; readonly most: number },
): boolean => value !== null && Number.isInteger(value) && value >= least && value <= most;
