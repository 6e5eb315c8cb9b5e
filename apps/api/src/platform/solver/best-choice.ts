import type { Milp } from '@proline/domain/hiring/fill/milp';
import type { Solver, Whole } from './highs-solver.ts';
import { partOf } from './milp-part.ts';

export type Choice = {
  /** the columns taken, in order */
  readonly taken: readonly number[];
  readonly value: number;
  /** no choice has more; equal to `value` when the best is proven */
  readonly at_most: number;
};

type Asked = {
  /** a choice that keeps the rules */
  readonly known: readonly number[];
  /** columns that are likely to matter */
  readonly seeds: readonly number[];
  readonly secondsLeft: () => number;
  /** told of each better choice, or lower limit, on the way: whoever stops the search has the last one */
  readonly onFound?: ((choice: Choice) => void) | undefined;
};

/** Values and prices of the solver are this exact. */
const EXACT = 1e-6;
/** So many are added at once, or this part of those that are there. */
const FEWEST_ADDED = 200;
const ADDED_SHARE = 2;

const valueOf = ({ gain }: Milp, taken: readonly number[]): number =>
  taken.reduce((sum, column) => sum + (gain[column] ?? 0), 0);

/**
 * The best choice among very many columns, of which few matter. The relaxed model is solved for some of them; its prices tell
 * which others could gain, and these are added until none can. Then its value is a limit for all columns, and every column
 * whose price keeps it below a choice that is known cannot be part of a better one. Gains are whole numbers.
 */
export const bestChoice = (solver: Solver, milp: Milp, { known, seeds, secondsLeft, onFound }: Asked): Choice => {
  if (milp.gain.length === 0) return { taken: [], value: 0, at_most: 0 };
  const first: Choice = { taken: known, value: valueOf(milp, known), at_most: Infinity };
  const limit = relaxedLimit(solver, milp, new Set([0, ...known, ...seeds]), secondsLeft);
  if (limit === null) return first;
  const at_most = Math.floor(limit.value + EXACT * milp.gain.length);
  if (first.value >= at_most) return { ...first, at_most: first.value };
  if (limit.whole !== null) return { taken: limit.whole, value: valueOf(milp, limit.whole), at_most };

  onFound?.({ ...first, at_most });
  const among = (columns: readonly number[], best: Choice): Choice =>
    bestAmong(solver, milp, columns, {
      best,
      seconds: secondsLeft(),
      // of some columns only: the limit is that of all
      onFound: (choice) => onFound?.({ ...choice, at_most }),
    });
  const good = among(limit.columns, { ...first, at_most });
  if (good.value >= at_most || secondsLeft() <= 0) return { ...good, at_most };
  const stillPossible = [...milp.gain.keys()].filter(
    (column) => limit.value + (limit.reduced[column] ?? 0) >= good.value + 1 - EXACT,
  );
  const best = among([...new Set([...stillPossible, ...good.taken])].toSorted(byNumber), good);
  return { ...best, at_most: Math.max(best.value, Math.min(at_most, best.at_most)) };
};

const byNumber = (a: number, b: number): number => a - b;

type Limit = {
  readonly value: number;
  readonly columns: readonly number[];
  /** what taking each column would change, at the prices of the rows */
  readonly reduced: Float64Array;
  /** the columns of the relaxed answer when it takes none in part */
  readonly whole: readonly number[] | null;
};

const relaxedLimit = (solver: Solver, milp: Milp, active: Set<number>, secondsLeft: () => number): Limit | null => {
  for (;;) {
    const columns = [...active].toSorted(byNumber);
    const part = partOf(milp, columns);
    const answer = secondsLeft() <= 0 ? null : solver.relaxed(part, secondsLeft());
    if (answer === null) return null;
    const prices = new Float64Array(milp.least.length);
    for (const [at, row] of part.rows.entries()) prices[row] = answer.prices[at] ?? 0;
    const reduced = reducedGains(milp, prices);
    const outside = [...reduced.keys()].filter((column) => !active.has(column));
    if (!outside.some((column) => (reduced[column] ?? 0) > EXACT))
      return { value: answer.value, columns, reduced, whole: wholeColumns(columns, answer.taken) };
    // those that nearly gain often do after the next prices
    outside.sort((a, b) => (reduced[b] ?? 0) - (reduced[a] ?? 0) || a - b);
    for (const column of outside.slice(0, Math.max(FEWEST_ADDED, active.size / ADDED_SHARE))) active.add(column);
  }
};

const reducedGains = ({ gain, starts, rows, values }: Milp, prices: Float64Array): Float64Array =>
  Float64Array.from(gain, (own, column) => {
    let left = own;
    for (let k = starts[column] ?? 0; k < (starts[column + 1] ?? 0); k += 1)
      left -= (values[k] ?? 0) * (prices[rows[k] ?? 0] ?? 0);
    return left;
  });

const isWhole = (share: number): boolean => Math.abs(share - Math.round(share)) < EXACT;
const takenOf = (columns: readonly number[], shares: Float64Array): number[] =>
  columns.filter((_, at) => (shares[at] ?? 0) > 0.5);
const wholeColumns = (columns: readonly number[], shares: Float64Array): readonly number[] | null =>
  shares.every(isWhole) ? takenOf(columns, shares) : null;

type Among = { readonly best: Choice; readonly seconds: number; readonly onFound: (choice: Choice) => void };

const bestAmong = (
  solver: Solver,
  milp: Milp,
  columns: readonly number[],
  { best, seconds, onFound }: Among,
): Choice => {
  if (seconds <= 0) return best;
  const has = new Set(best.taken);
  const start = Float64Array.from(columns, (column) => (has.has(column) ? 1 : 0));
  const choiceOf = (found: Whole): Choice => {
    const taken = takenOf(columns, found.taken);
    return { taken, value: valueOf(milp, taken), at_most: Math.floor(found.at_most + EXACT) };
  };
  const answer = solver.whole(partOf(milp, columns), start, seconds, (found) => {
    const choice = choiceOf(found);
    if (choice.value > best.value) onFound(choice);
  });
  if (answer === null) return best;
  const choice = choiceOf(answer);
  return choice.value >= best.value ? choice : { ...best, at_most: choice.at_most };
};
