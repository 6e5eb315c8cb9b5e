import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLapsed, RECONFIRM_HOURS, reconfirmUntil } from './reconfirm-deadline.ts';

const START = new Date('2030-01-10T12:00:00Z');
const before = (hours: number) => new Date(START.getTime() - hours * 3_600_000);

test('an answer is due a day before the work, and half a day after the question at the soonest', () => {
  const due = (asked: number) => {
    const until = reconfirmUntil(before(asked), START, RECONFIRM_HOURS);
    return until && (START.getTime() - until.getTime()) / 3_600_000;
  };
  expect([200, 37, 36, 30, 14, 13.9, 1].map(due)).toEqual([24, 24, 24, 18, 2, null, null]);
});

test('silence costs the place from then on, until it is too late to find somebody else', () => {
  const lapsed = (now: number) => hasLapsed(before(30), START, before(now), RECONFIRM_HOURS);
  expect([20, 18.1, 18, 10, 2, 1.9, -1].map(lapsed)).toEqual([false, false, true, true, true, false, false]);
  expect(hasLapsed(before(13), START, before(1), RECONFIRM_HOURS)).toBe(false);
});

test('nobody loses a place within half a day of being asked, whenever that is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 11.9, noNaN: true }),
      (asked, later) => {
        expect(hasLapsed(before(asked), START, before(asked - later), RECONFIRM_HOURS)).toBe(false);
      },
    ),
  );
});

test('other hours move what is due, what is fair and what is too late', () => {
  const rule = { before_start: 48, to_answer: 6, to_replace: 10 };
  const due = (asked: number) => {
    const until = reconfirmUntil(before(asked), START, rule);
    return until && (START.getTime() - until.getTime()) / 3_600_000;
  };
  expect([200, 54, 30, 16, 15.9].map(due)).toEqual([48, 48, 24, 10, null]);
  expect([49, 48, 10, 9.9].map((now) => hasLapsed(before(200), START, before(now), rule))).toEqual([
    ...[false, true, true, false],
  ]);
});
