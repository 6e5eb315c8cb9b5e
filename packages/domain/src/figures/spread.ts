import { shownChange, type Digits } from './shown.ts';
import type { FigureCount } from './standing.ts';

/** A rate of fewer cases says nothing where many are compared, and is left out. */
export const LEAST_CASES = 20;
/** Points of reliability in one bar. */
const SPREAD_STEP = 5;
/** Shifts that begin within so many hours stand together. */
export const START_HOURS = 3;

type SpreadBar = { readonly from: number; readonly to: number; readonly count: number };

/** How many people have a reliability from one mark to before the next; 100 belongs to the last bar. Bars below the lowest are left out. */
export const spreadOf = (counts: readonly FigureCount[]): readonly SpreadBar[] => {
  const barOf = (value: number) => Math.min(Math.floor(value / SPREAD_STEP) * SPREAD_STEP, 100 - SPREAD_STEP);
  const lowest = Math.min(...counts.filter(({ count }) => count > 0).map(({ value }) => barOf(value)), 100);
  return Array.from({ length: (100 - lowest) / SPREAD_STEP }, (_, at) => {
    const from = lowest + at * SPREAD_STEP;
    return {
      from,
      to: from + SPREAD_STEP === 100 ? 100 : from + SPREAD_STEP - 1,
      count: counts.reduce((sum, one) => (barOf(one.value) === from ? sum + one.count : sum), 0),
    };
  });
};

type Rated = { readonly value: number | null; readonly sample: number };

/** How much a rate that is read with so many digits has changed; null: on one side there are too few cases to compare. */
export const changeBetween = (before: Rated | null, now: Rated, digits: Digits): number | null =>
  before === null || before.value === null || now.value === null || Math.min(before.sample, now.sample) < LEAST_CASES
    ? null
    : shownChange(now.value, before.value, digits);
