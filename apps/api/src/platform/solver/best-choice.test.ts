import { expect, test } from 'vitest';
import { milpBuilder, type Milp } from '@proline/domain/hiring/fill/milp';
import { bestChoice, type Choice } from './best-choice.ts';
import { loadSolver } from './highs-solver.ts';
import { mostThenBest } from './most-then-best.ts';

const solver = await loadSolver();
const endless = () => 60;

/** Three columns of which each two exclude each other: in parts they would gain half as much again. */
const triangles = (count: number) => {
  const rows = milpBuilder(3 * count);
  for (let first = 0; first < 3 * count; first += 3)
    for (const pair of [
      [first, first + 1],
      [first + 1, first + 2],
      [first, first + 2],
    ])
      rows.addRow(pair, { most: 1 });
  return rows.build(Float64Array.from({ length: 3 * count }, (_, column) => 10 + (column % 3)));
};

test('columns are taken whole, and the best is proven where parts would promise more', () => {
  expect(bestChoice(solver, triangles(4), { known: [], seeds: [], secondsLeft: endless })).toEqual({
    taken: [2, 5, 8, 11],
    value: 48,
    at_most: 48,
  });
});

test('a column that nobody thought of is found by its price', () => {
  const rows = milpBuilder(1_000);
  rows.addRow(
    Array.from({ length: 1_000 }, (_, column) => column),
    { most: 2 },
  );
  const milp = rows.build(Float64Array.from({ length: 1_000 }, (_, column) => (column * 37) % 1_000));
  const found = bestChoice(solver, milp, { known: [0], seeds: [1, 2], secondsLeft: endless });
  expect([found.value, found.at_most]).toEqual([1_997, 1_997]);
});

test('more columns come before more gain', () => {
  const rows = milpBuilder(3);
  rows.addRow([0, 1], { most: 1 });
  rows.addRow([0, 2], { most: 1 });
  const asked = { known: [0], seeds: [], most_columns: 3, secondsLeft: endless };
  expect(mostThenBest(solver, rows.build(Float64Array.of(100, 1, 1)), asked)).toEqual({
    taken: [1, 2],
    value: 2,
    most_columns: 2,
    at_most: 2,
  });
});

test('where the time ends, the best known choice stays, with the limit that was proven', () => {
  const late = bestChoice(solver, triangles(4), { known: [0], seeds: [], secondsLeft: () => 0 });
  expect(late).toEqual({ taken: [0], value: 10, at_most: Infinity });
  let asked = 0;
  const once = bestChoice(solver, triangles(4), {
    known: [0],
    seeds: [...Array(12).keys()],
    secondsLeft: () => ((asked += 1) <= 2 ? 60 : 0),
  });
  expect([once.taken, once.at_most]).toEqual([[0], 66]);
});

/** Rings of five that weigh on each other: what may be taken in part tells little, so that the solver has to search for long. */
const hard = (count: number) => {
  const rows = milpBuilder(count);
  let state = 7;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor((state / 0x8000_0000) * below);
  };
  for (let n = 0; n < count * 4; n += 1) {
    const ring = [...new Set(Array.from({ length: 5 }, () => draw(count)))].toSorted((a, b) => a - b);
    rows.addRow(ring, { most: 2 });
  }
  return rows.build(Float64Array.from({ length: count }, () => 50 + draw(50)));
};

const isKept = ({ starts, rows, most }: Milp, taken: readonly number[]): boolean => {
  const used = new Float64Array(most.length);
  for (const column of taken)
    for (const row of rows.subarray(starts[column], starts[column + 1])) used[row] = (used[row] ?? 0) + 1;
  return used.every((sum, row) => sum <= (most[row] ?? 0));
};

/** Columns one after the other, as long as the rules are kept. */
const oneByOne = (milp: Milp): number[] =>
  [...milp.gain.keys()].reduce<number[]>(
    (taken, column) => (isKept(milp, [...taken, column]) ? [...taken, column] : taken),
    [],
  );

test('a search that its time stops in the middle gives what it has found, and a limit that is not below the best', () => {
  const known = (milp: Milp) => ({ known: oneByOne(milp), seeds: [...milp.gain.keys()] });
  const valueOf = ({ gain }: Milp, taken: readonly number[]) =>
    taken.reduce((sum, column) => sum + (gain[column] ?? 0), 0);
  /** Only the search is short of time. */
  const hurried = (seconds: number) => ({
    ...solver,
    whole: (...[part, start]: Parameters<typeof solver.whole>) => solver.whole(part, start, seconds),
  });
  const small = hard(24);
  const best = bestChoice(solver, small, { ...known(small), secondsLeft: endless });
  expect(best.at_most).toBe(best.value);
  // this one would take very long
  const large = hard(90);
  for (const seconds of [0.05, 0.3])
    for (const milp of [small, large]) {
      const found = bestChoice(hurried(seconds), milp, { ...known(milp), secondsLeft: endless });
      expect(isKept(milp, found.taken)).toBe(true);
      expect(found.value).toBe(valueOf(milp, found.taken));
      expect(found.value).toBeGreaterThanOrEqual(valueOf(milp, oneByOne(milp)));
      expect(found.at_most).toBeLessThan(Infinity);
      if (milp === large) expect(found.at_most).toBeGreaterThan(found.value);
      else {
        expect(found.value).toBeLessThanOrEqual(best.value);
        expect(found.at_most).toBeGreaterThanOrEqual(best.value);
      }
    }
});

test('a long search tells each better choice that it finds, so that whoever stops it has the last one', () => {
  const milp = hard(60);
  const known = oneByOne(milp);
  const told: Choice[] = [];
  const hurried = {
    ...solver,
    whole: (...[part, start, , onFound]: Parameters<typeof solver.whole>) => solver.whole(part, start, 0.5, onFound),
  };
  const seeds = [...milp.gain.keys()];
  const found = bestChoice(hurried, milp, { known, seeds, secondsLeft: endless, onFound: (one) => told.push(one) });
  const values = told.map(({ value }) => value);
  // first the limit that is known before the search
  expect(told[0]).toMatchObject({ taken: known });
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  for (const { taken, value, at_most } of told) {
    expect(isKept(milp, taken)).toBe(true);
    expect(at_most).toBeGreaterThanOrEqual(value);
    expect(at_most).toBeGreaterThanOrEqual(found.value);
  }
  expect(found.value).toBeGreaterThanOrEqual(values.at(-1) ?? 0);
});

test('nothing to choose from is an answer', () => {
  expect(
    bestChoice(solver, milpBuilder(0).build(new Float64Array()), { known: [], seeds: [], secondsLeft: endless }),
  ).toEqual({ taken: [], value: 0, at_most: 0 });
});
