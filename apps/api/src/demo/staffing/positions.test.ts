import { expect, test } from 'vitest';
import { chooseSeats, shared, take, type Line } from './positions.ts';
import { Random } from '../engine/random.ts';

test('shares are whole numbers that add up', () => {
  expect(shared([40, 25, 20, 10, 5], 12)).toEqual([5, 3, 2, 1, 1]);
  expect(shared([1, 1, 1], 2)).toEqual([1, 1, 0]);
  for (let total = 0; total < 60; total++) {
    expect(shared([45, 25, 20, 10], total).reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});

const post = {
  role: { name_en: '', name_ar: '', colour: 'blue', icon: 'user', rate_minor: 0, zones: [], gender: null },
  type_id: '',
  zone: null,
  share: 1,
  basis: 'hour',
  rate_minor: 0,
} as const;

/** One line of so many places a day. */
function lineOf(headcounts: readonly number[]): Line {
  const positions = headcounts.map((headcount, day) => ({
    id: String(day),
    shift: { id: String(day), work_date: '', starts_at: day, ends_at: day + 1, break_minutes: 0 },
    post,
    headcount,
    open: headcount,
  }));
  return { post, positions, open: headcounts.reduce((sum, headcount) => sum + headcount, 0) };
}

test('every place is taken once, on consecutive days', () => {
  const random = new Random(5);
  const lines = [lineOf([3, 3, 3, 3]), lineOf([2, 2, 2, 2])];
  let seats = 0;
  for (let choice = chooseSeats(random, lines, 3); choice; choice = chooseSeats(random, lines, 3)) {
    const days = choice.seats.map(({ shift }) => shift.starts_at);
    expect(days).toEqual(days.map((_, step) => (days[0] ?? 0) + step));
    expect(days.length).toBeLessThanOrEqual(3);
    take(choice);
    seats += days.length;
  }
  expect(seats).toBe(20);
  expect(lines.flatMap(({ open, positions }) => [open, ...positions.map((position) => position.open)])).toEqual(
    Array.from({ length: 10 }, () => 0),
  );
});
