import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratingOf } from './rating.ts';
import { RELIABILITY_WEIGHTS, reliabilityOf } from './reliability.ts';
import { addWork, NO_WORK, shiftCountsOf, trendOf, type WorkCounts, type WorkMonth } from './trend.ts';
import { attendanceOf } from './work-rates.ts';

const few = fc.nat(20);
const anyWork: fc.Arbitrary<WorkCounts> = fc
  .record({
    ...{ on_time: few, late: few, no_shows: few, late_cancels: few, accepted: few, declined: few, minutes: few },
    ...{ reconfirmed: few, silent: few },
  })
  .map(({ on_time, late, no_shows, late_cancels, accepted, declined, minutes, reconfirmed, silent }) => ({
    ...{ on_time, no_shows, late_cancels, accepted, reconfirmed },
    reconfirm_asked: reconfirmed + silent,
    attended: on_time + late,
    offers: accepted + declined,
    approved_minutes: minutes,
  }));
const anyMonths = fc
  .array(anyWork, { minLength: 1, maxLength: 12 })
  .map((work) =>
    work.map((counts, at): WorkMonth => ({ ...counts, month: `m${at}`, ended_days_ago: (work.length - 1 - at) * 30 })),
  );
const anyRatings = fc.array(
  fc.record({ stars: fc.integer({ min: 1, max: 5 }), age_days: fc.integer({ min: 0, max: 500 }) }),
  { maxLength: 12 },
);

test('the last month of a trend has today’s figures', () => {
  fc.assert(
    fc.property(anyWork, anyMonths, anyRatings, (before, months, ratings) => {
      const all = shiftCountsOf(months.reduce(addWork, before));
      expect(trendOf(before, months, { ratings, mean: 4 }, RELIABILITY_WEIGHTS).at(-1)).toMatchObject({
        reliability: reliabilityOf(all),
        attendance: attendanceOf(all).value,
        rating: ratingOf(ratings, 4),
        approved_minutes: months.at(-1)?.approved_minutes,
      });
    }),
  );
});

test('a month without anything leaves each figure of work as it was', () => {
  fc.assert(
    fc.property(anyWork, anyMonths, (before, months) => {
      const quiet = { ...NO_WORK, month: 'quiet', ended_days_ago: 0 };
      const [last, next] = trendOf(before, [...months, quiet], { ratings: [], mean: null }, RELIABILITY_WEIGHTS).slice(
        -2,
      );
      expect(next).toEqual({ ...last, month: 'quiet', approved_minutes: 0 });
    }),
  );
});

test('what comes later does not change what was', () => {
  fc.assert(
    fc.property(anyWork, anyMonths, anyRatings, (before, months, ratings) => {
      const rated = { ratings, mean: 3.5 };
      const whole = trendOf(before, months, rated, RELIABILITY_WEIGHTS);
      expect(whole.slice(0, -1)).toEqual(trendOf(before, months.slice(0, -1), rated, RELIABILITY_WEIGHTS));
    }),
  );
});

test('before the first shift there is no figure, and the first three make one', () => {
  const month = (at: number, attended: number): WorkMonth => ({
    ...NO_WORK,
    attended,
    on_time: attended,
    month: `m${at}`,
    ended_days_ago: 60 - at * 30,
  });
  const rated = { ratings: [{ stars: 5, age_days: 31 }], mean: 4 };
  const trend = trendOf(NO_WORK, [month(0, 0), month(1, 2), month(2, 1)], rated, RELIABILITY_WEIGHTS);
  expect(trend.map(({ attendance }) => attendance)).toEqual([null, 1, 1]);
  expect(trend.map(({ reliability }) => reliability === null)).toEqual([true, true, false]);
  expect(trend.map(({ rating }) => rating !== null)).toEqual([false, true, true]);
});
