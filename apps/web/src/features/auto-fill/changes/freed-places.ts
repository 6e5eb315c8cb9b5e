import type { SolvedRun } from '../fill-words.ts';

type Run = Pick<SolvedRun, 'positions' | 'rows'>;

/** By the id of a move: the row that gets the place which it leaves. Whoever matches least is the one for whom there was no room. */
export const freedPlaces = ({ positions, rows }: Run): ReadonlyMap<string, Run['rows'][number]> => {
  const freed = new Map<string, Run['rows'][number]>();
  for (const { id, headcount, before } of positions) {
    const come = rows
      .filter(({ position_id, reserve }) => position_id === id && !reserve)
      .toSorted((a, b) => b.tenths - a.tenths);
    const needy = come.slice(Math.max(0, headcount - before));
    const leave = rows.filter(({ from_position_id }) => from_position_id === id);
    for (const [n, row] of leave.entries()) {
      const next = needy[n];
      if (next) freed.set(row.id, next);
    }
  }
  return freed;
};

/** What goes out with these rows because its place stays taken; or what comes in with them because it makes room for them. */
export const withDependents = (run: Run, ids: readonly string[], out: boolean): ReadonlySet<string> => {
  const links = [...freedPlaces(run)].map(([move, { id }]) => (out ? ([move, id] as const) : ([id, move] as const)));
  const all = new Set(ids);
  // a set hands out what is added while it is read
  for (const id of all) for (const [from, to] of links) if (from === id) all.add(to);
  return all;
};
