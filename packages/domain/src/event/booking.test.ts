import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingProblem, restHours } from './booking.ts';

const hour = (n: number) => new Date(Date.parse('2026-11-18T00:00:00Z') + n * 3_600_000);
const work = (from: number, to: number, event_id = 'a') => ({ event_id, starts_at: hour(from), ends_at: hour(to) });

test('eight hours of rest between two events', () => {
  const booked = work(8, 16, 'b');
  const problems = [
    [0, 4],
    [0, 0.5],
    [4, 9],
    [15, 20],
    [16, 20],
    [23.9, 30],
    [24, 30],
  ].map(([from = 0, to = 0]) => bookingProblem(work(from, to), booked, 8));
  expect(problems).toEqual([
    'too_little_rest',
    'too_little_rest',
    'overlap',
    'overlap',
    'too_little_rest',
    'too_little_rest',
    null,
  ]);
});

test('two shifts of one event may follow each other', () => {
  expect(bookingProblem(work(16, 20), work(8, 16), 8)).toBeNull();
  expect(bookingProblem(work(15, 20), work(8, 16), 8)).toBe('overlap');
});

test('it does not matter which of the two was there first', () => {
  const period = fc
    .tuple(fc.nat(100), fc.integer({ min: 1, max: 16 }), fc.constantFrom('a', 'b'))
    .map(([from, length, event]) => work(from, from + length, event));
  fc.assert(
    fc.property(period, period, fc.nat(24), (a, b, rest) => {
      expect(bookingProblem(a, b, rest)).toBe(bookingProblem(b, a, rest));
      expect(restHours(a, b)).toBe(restHours(b, a));
    }),
  );
});
