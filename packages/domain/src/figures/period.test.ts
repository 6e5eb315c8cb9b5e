import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../time/calendar-day.ts';
import { MOST_POINTS, partsOf, periodBefore } from './period.ts';
import { SHARE_DIGITS } from './shown.ts';
import { changeBetween, LEAST_CASES, spreadOf } from './spread.ts';
import { NO_WORK, shiftCountsOf } from './trend.ts';
import { acceptanceOf, attendanceOf, noShowRateOf, punctualityOf } from './work-rates.ts';

const anyPeriod = fc
  .record({ start: fc.integer({ min: 0, max: 40_000 }), days: fc.integer({ min: 1, max: 1_500 }) })
  .map(({ start, days }) => {
    const starts_on = addDays('1970-01-01', start);
    return { starts_on, ends_on: addDays(starts_on, days - 1) };
  });

test('the period before is as long, and ends on the day before', () => {
  expect(periodBefore({ starts_on: '2026-08-18', ends_on: '2026-11-15' })).toEqual({
    starts_on: '2026-05-20',
    ends_on: '2026-08-17',
  });
  fc.assert(
    fc.property(anyPeriod, (period) => {
      const before = periodBefore(period);
      expect(daysBetween(before.starts_on, before.ends_on)).toBe(daysBetween(period.starts_on, period.ends_on));
      expect(addDays(before.ends_on, 1)).toBe(period.starts_on);
    }),
  );
});

test('the parts are the whole period, each day once, and few; those of the period before are as many', () => {
  fc.assert(
    fc.property(anyPeriod, (period) => {
      const parts = partsOf(period);
      expect(parts.length).toBeLessThanOrEqual(MOST_POINTS);
      expect(partsOf(periodBefore(period))).toHaveLength(parts.length);
      expect([parts[0]?.starts_on, parts.at(-1)?.ends_on]).toEqual([period.starts_on, period.ends_on]);
      parts.forEach(({ ends_on }, at) => {
        const next = parts[at + 1];
        if (next) expect(next.starts_on).toBe(addDays(ends_on, 1));
      });
    }),
  );
});

const someCounts = fc.uniqueArray(
  fc.record({ value: fc.integer({ min: 0, max: 100 }), count: fc.integer({ min: 1, max: 50 }) }),
  { maxLength: 30, selector: ({ value }) => value },
);

test('nobody is missing in the bars or stands in two of them', () => {
  fc.assert(
    fc.property(someCounts, (counts) => {
      const bars = spreadOf(counts);
      const sum = (all: readonly { readonly count: number }[]) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(bars)).toBe(sum(counts));
      for (const { value } of counts)
        expect(bars.filter(({ from, to }) => from <= value && value <= to)).toHaveLength(1);
    }),
  );
});

test('without a case there is no rate, and no change of it', () => {
  const none = shiftCountsOf(NO_WORK);
  for (const rate of [attendanceOf(none), punctualityOf(none), noShowRateOf(none), acceptanceOf(0, 0)])
    expect(rate).toEqual({ value: null, part: 0, sample: 0 });
  const few = { value: 0.07, sample: LEAST_CASES - 1 };
  const enough = { value: 0.07, sample: LEAST_CASES };
  const changed = (...rates: [typeof few | null, typeof few]) => changeBetween(...rates, SHARE_DIGITS);
  expect(changed({ value: 0.05, sample: LEAST_CASES }, enough)).toBe(0.02);
  expect(changed(enough, enough)).toBe(0);
  expect([changed(null, enough), changed(few, enough), changed(enough, few)]).toEqual([null, null, null]);
});
