import type { Milp } from '@proline/domain/hiring/fill/milp';
import { bestChoice, type Choice } from './best-choice.ts';
import type { Solver } from './highs-solver.ts';

export type MostThenBest = {
  readonly taken: readonly number[];
  readonly value: number;
  /** how many columns any choice can have */
  readonly most_columns: number;
  /** the value that a choice of as many columns as `taken` can have */
  readonly at_most: number;
};

type Asked = {
  readonly known: readonly number[];
  readonly seeds: readonly number[];
  /** no choice has more columns than this */
  readonly most_columns: number;
  readonly secondsLeft: () => number;
  /** told of each better choice on the way, with what is proven by then */
  readonly onFound?: (found: MostThenBest) => void;
};

/** As many columns as possible, and of these choices the one that gains most: two exact questions, one after the other. */
export const mostThenBest = (solver: Solver, milp: Milp, asked: Asked): MostThenBest => {
  const most = asked.known.length >= asked.most_columns ? null : mostColumns(solver, milp, asked);
  const known = most?.taken ?? asked.known;
  const most_columns = Math.min(asked.most_columns, most?.at_most ?? Infinity);
  const best = bestChoice(solver, withAtLeast(milp, known.length), {
    ...asked,
    known,
    onFound: ({ taken, value, at_most }) => asked.onFound?.({ taken, value, at_most, most_columns }),
  });
  return { taken: best.taken, value: best.value, most_columns, at_most: best.at_most };
};

const mostColumns = (solver: Solver, milp: Milp, asked: Asked): Choice =>
  bestChoice(
    solver,
    { ...milp, gain: new Float64Array(milp.gain.length).fill(1) },
    {
      ...asked,
      onFound: ({ taken, at_most }) =>
        asked.onFound?.({
          taken,
          value: taken.reduce((sum, column) => sum + (milp.gain[column] ?? 0), 0),
          most_columns: Math.min(asked.most_columns, at_most),
          at_most: Infinity,
        }),
    },
  );

/** One more row over all columns, which asks for so many of them. */
const withAtLeast = (milp: Milp, columns: number): Milp => {
  const row = milp.least.length;
  const size = milp.gain.length;
  const starts = Int32Array.from(milp.starts, (start, column) => start + column);
  const rows = new Int32Array(milp.rows.length + size);
  const values = new Float64Array(milp.values.length + size);
  for (let column = 0; column < size; column += 1) {
    const [from, until] = [milp.starts[column] ?? 0, milp.starts[column + 1] ?? 0];
    rows.set(milp.rows.subarray(from, until), from + column);
    values.set(milp.values.subarray(from, until), from + column);
    rows[until + column] = row;
    values[until + column] = 1;
  }
  const endless = Float64Array.of(Infinity);
  return {
    gain: milp.gain,
    starts,
    rows,
    values,
    least: Float64Array.from([...milp.least, columns]),
    most: Float64Array.from([...milp.most, ...endless]),
  };
};
