import type { FillModel } from './fill-model.ts';

/** For each position so many of its best columns for each place, and a few more. */
const TIMES = 2;
const MORE = 5;

/** Columns that are likely to matter: the best of each position, and all of people who have a place already. */
export const fillSeeds = ({ columns, milp }: FillModel): number[] => {
  const byPosition = Map.groupBy(columns.keys(), (c) => columns[c]?.position);
  const best = [...byPosition].flatMap(([position, own]) =>
    own
      .toSorted((a, b) => (milp.gain[b] ?? 0) - (milp.gain[a] ?? 0) || a - b)
      .slice(0, TIMES * (position?.room ?? 0) + MORE),
  );
  const ofHolders = [...columns.keys()].filter((c) => (columns[c]?.person.held.length ?? 0) > 0);
  return [...new Set([...best, ...ofHolders])];
};
