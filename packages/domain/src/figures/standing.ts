/** Below so many people nobody is told where they stand among them. */
export const STANDING_MIN_PEERS = 20;

/** How many people have a figure of this value. */
export type FigureCount = { readonly value: number; readonly count: number };

export type Standing = {
  /** 1: nobody is better */
  readonly rank: number;
  /** so many are worse */
  readonly above: number;
  /** everybody who has the figure, with oneself */
  readonly peers: number;
};

/** Where somebody with this figure stands; who has the same shares the rank. Null: no figure, or too few people to compare with. */
export const standingOf = (figure: number | null, counts: readonly FigureCount[]): Standing | null => {
  if (figure === null) return null;
  let [better, above, peers] = [0, 0, 0];
  for (const { value, count } of counts) {
    peers += count;
    if (value > figure) better += count;
    if (value < figure) above += count;
  }
  return peers < STANDING_MIN_PEERS ? null : { rank: better + 1, above, peers };
};

/** Half of the people have at most this much; null: too few people to compare with. */
export const medianOf = (counts: readonly FigureCount[]): number | null => {
  const people = counts.reduce((sum, { count }) => sum + count, 0);
  if (people < STANDING_MIN_PEERS) return null;
  const ascending = counts.toSorted((a, b) => a.value - b.value);
  let passed = 0;
  let lower: number | null = null;
  for (const { value, count } of ascending) {
    passed += count;
    // of an even number of people two are in the middle
    if (lower !== null) return (lower + value) / 2;
    if (passed * 2 > people) return value;
    if (passed * 2 === people) lower = value;
  }
  return lower;
};

/**
 * What is said of it, in whole percent and never more than is true: in the better half the smallest top that somebody is in, else the
 * share of those who are worse.
 */
export const standingPercent = ({ rank, above, peers }: Standing): { readonly is: 'top' | 'above'; percent: number } =>
  rank * 2 <= peers
    ? { is: 'top', percent: Math.ceil((100 * rank) / peers) }
    : { is: 'above', percent: Math.floor((100 * above) / peers) };
