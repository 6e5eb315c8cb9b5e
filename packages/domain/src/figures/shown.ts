/** Digits behind the point of the number that is read: 3 of a share, so that 0.933 is 93.3 %. */
export const SHARE_DIGITS = 3;
export const STARS_DIGITS = 2;
export type Digits = 0 | 1 | 2 | 3;

const written = (digits: Digits) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false, signDisplay: 'negative' });
const WRITTEN: Readonly<Record<Digits, Intl.NumberFormat>> = {
  0: written(0),
  1: written(1),
  2: written(2),
  3: written(3),
};

/** The number that is read. It is rounded by what writes numbers everywhere, so that nothing stands elsewhere with another digit. */
export const shownOf = (value: number, digits: Digits): number => Number(WRITTEN[digits].format(value));

/** How much a figure has changed: the difference of the two numbers that are read, so that they add up. */
export const shownChange = (now: number, before: number, digits: Digits): number =>
  shownOf(shownOf(now, digits) - shownOf(before, digits), digits);
