import type { RoleHeadcount, ZoneHeadcount } from './headcount.ts';

/** A cell of headcounts, in a zone or of the whole. */
type Cell = RoleHeadcount | ZoneHeadcount;

type CellName = { readonly shift: string; readonly type_id: string; readonly zone?: string };

const keyOf = ({ zone = '', shift, type_id }: CellName): string => `${zone} ${shift} ${type_id}`;

/** Numbers by cell; what stands twice counts together, as the rules count it. */
export const cellNumbers = (cells: readonly Cell[]): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  for (const cell of cells) numbers.set(keyOf(cell), (numbers.get(keyOf(cell)) ?? 0) + cell.headcount);
  return numbers;
};

export const numberAt = (numbers: ReadonlyMap<string, number>, cell: CellName): number => numbers.get(keyOf(cell)) ?? 0;

/** The cells with some of them changed; new ones come last. */
export const withCells = <Some extends Cell>(cells: readonly Some[], changes: readonly Some[]): Some[] => {
  const changed = new Map(changes.map((cell) => [keyOf(cell), cell]));
  const seen = new Set<string>();
  const kept = cells.flatMap((cell) => {
    const key = keyOf(cell);
    const change = changed.get(key);
    if (change === undefined) return [cell];
    if (seen.has(key)) return [];
    seen.add(key);
    return [change];
  });
  return [...kept, ...[...changed].filter(([key]) => !seen.has(key)).map(([, cell]) => cell)];
};

/** Zeros say nothing, but the last one of a role: it keeps the role's row on the screen. */
export const tidyNeeds = (needs: readonly RoleHeadcount[]): RoleHeadcount[] => {
  const shown = new Set(needs.filter(({ headcount }) => headcount !== 0).map(({ type_id }) => type_id));
  return needs.filter(({ type_id, headcount }) => {
    if (headcount !== 0) return true;
    if (shown.has(type_id)) return false;
    shown.add(type_id);
    return true;
  });
};

export const tidyPlaces = (places: readonly ZoneHeadcount[]): ZoneHeadcount[] =>
  places.filter(({ headcount }) => headcount !== 0);

/** Takes a change back, but leaves what somebody has typed since. */
export const undoneCells = <Some extends Cell>(
  now: readonly Some[],
  before: readonly Some[],
  after: readonly Some[],
): Some[] => {
  const [was, became, is] = [cellNumbers(before), cellNumbers(after), cellNumbers(now)];
  const touched = [...before, ...after].filter(
    (cell) => numberAt(was, cell) !== numberAt(became, cell) && numberAt(is, cell) === numberAt(became, cell),
  );
  return withCells(
    now,
    touched.map((cell) => ({ ...cell, headcount: numberAt(was, cell) })),
  );
};
