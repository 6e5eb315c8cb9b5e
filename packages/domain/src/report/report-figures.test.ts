import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBars, daysOfBar, punctualityBars, tenthBars, type Bar } from './report-bars.ts';
import {
  applicationFigures,
  attendanceFigures,
  changeOf,
  fillFigures,
  fillTimeFigures,
  hourFigures,
  hoursFigures,
  joinFigures,
  payoutFigures,
  REPORT_FIGURES,
  retentionFigures,
  SMALL_SAMPLE,
  teamFigures,
  unevennessOf,
  type FigureValue,
} from './report-figures.ts';

const valuesOf = (figures: readonly FigureValue[]) => Object.fromEntries(figures.map(({ key, value }) => [key, value]));

test('each report reckons its figures from any number of rows', () => {
  const places = [
    { places: 30, filled: 28, filled_late: 4 },
    { places: 10, filled: 8, filled_late: 5 },
  ];
  expect(valuesOf(fillFigures(places))).toEqual({ fill_rate: 0.9, not_filled: 4, filled_late: 0.25 });
  const coming = { attended: 18, on_time: 9, no_shows: 2, late_cancels: 4 };
  expect(valuesOf(attendanceFigures([coming]))).toEqual({ attendance: 0.75, punctuality: 0.5, no_show: 0.1 });
  expect(valuesOf(hoursFigures([{ planned_minutes: 600, worked_minutes: 540 }]))).toEqual({
    hours_difference: -0.1,
    planned_hours: 10,
    worked_hours: 9,
  });
  expect(valuesOf(joinFigures([{ asked: 20, interviewed: 10, joined: 5 }]))).toEqual({
    joined: 0.25,
    interviewed: 0.5,
    asked: 20,
  });
  const applications = { accepted: 6, not_taken: 2, withdrawn: 1, undecided: 1 };
  expect(valuesOf(applicationFigures([applications]))).toEqual({ accepted: 0.6, withdrawn: 0.1, undecided: 1 });
  const team = { attended: 9, on_time: 6, no_shows: 1 };
  expect(valuesOf(teamFigures([team, team]))).toEqual({ team_punctuality: 2 / 3, team_no_show: 0.1, leaders: 2 });
  const again = { first_1: 10, again_1: 4, first_3: 10, again_3: 6, first_6: 0, again_6: 0 };
  // nobody has had six months yet, which is not that nobody came again
  expect(valuesOf(retentionFigures([again]))).toEqual({ again_after_1: 0.4, again_after_3: 0.6, again_after_6: null });
});

test('a median needs a sample; a share tells how many it is of', () => {
  const waits = [
    { value: 24, count: 15 },
    { value: 240, count: 6 },
  ];
  expect(valuesOf(fillTimeFigures([{ waits }]))).toEqual({ time_to_fill: 1, filled_within_week: 15 / 21 });
  expect(fillTimeFigures([{ waits: [{ value: 24, count: SMALL_SAMPLE - 1 }] }])[0]).toMatchObject({
    value: null,
    sample: 19,
  });
  expect(valuesOf(payoutFigures([{ waiting: 8, waiting_long: 2, waits }]))).toEqual({
    waiting: 8,
    waiting_long: 0.25,
    approval_time: 1,
  });
});

test('a change is told only where both sides have a sample', () => {
  const share = (value: number | null, sample: number): FigureValue => ({ key: 'joined', value, sample, part: 0 });
  expect(changeOf(share(0.5, 20), share(0.25, 20))).toBe(0.25);
  expect(changeOf(share(0.5, 19), share(0.25, 20))).toBeNull();
  expect(changeOf(share(null, 0), share(0.25, 20))).toBeNull();
  const sum = (value: number): FigureValue => ({ key: 'waiting', value, sample: null, part: null });
  expect(changeOf(sum(3), sum(5))).toBe(-2);
});

const anySums = fc
  .record({ attended: fc.nat(90), late: fc.nat(20), no_shows: fc.nat(20), late_cancels: fc.nat(20) })
  .map(({ attended, late, ...rest }) => ({ attended, on_time: Math.max(0, attended - late), ...rest }));

test('shares are between 0 and 1, null exactly without a case, and the same however rows are cut', () => {
  fc.assert(
    fc.property(fc.array(anySums, { maxLength: 12 }), (rows) => {
      for (const { key, value, sample, part } of attendanceFigures(rows)) {
        expect(REPORT_FIGURES[key].unit).toBe('share');
        expect(value === null).toBe(sample === 0);
        if (value !== null) expect(value >= 0 && value <= 1).toBe(true);
        expect(part).toBeLessThanOrEqual(sample ?? 0);
      }
      const whole = rows.reduce(
        (sum, row) => ({
          attended: sum.attended + row.attended,
          on_time: sum.on_time + row.on_time,
          no_shows: sum.no_shows + row.no_shows,
          late_cancels: sum.late_cancels + row.late_cancels,
        }),
        { attended: 0, on_time: 0, no_shows: 0, late_cancels: 0 },
      );
      expect(attendanceFigures(rows)).toEqual(attendanceFigures([whole]));
    }),
  );
});

const anyHours = fc.array(
  fc.record({ value: fc.integer({ min: 1, max: 300 }), count: fc.integer({ min: 1, max: 40 }) }),
  {
    minLength: 1,
    maxLength: 30,
  },
);

test('unevenness is the mean difference of two people over twice the mean, by definition', () => {
  expect(unevennessOf([{ value: 8, count: 50 }])).toBeCloseTo(0);
  expect(unevennessOf([])).toBeNull();
  fc.assert(
    fc.property(anyHours, (counts) => {
      const all = counts.flatMap(({ value, count }) => Array<number>(count).fill(value));
      const sum = all.reduce((total, hours) => total + hours, 0);
      const differences = all.reduce((total, a) => total + all.reduce((of, b) => of + Math.abs(a - b), 0), 0);
      expect(unevennessOf(counts)).toBeCloseTo(differences / (2 * all.length * sum), 9);
    }),
    { numRuns: 30 },
  );
});

test('tenths are parts of a whole, each no less than the one before; few people have none', () => {
  fc.assert(
    fc.property(anyHours, (counts) => {
      const bars = tenthBars([...counts, { value: 5, count: SMALL_SAMPLE }]);
      expect(bars).toHaveLength(10);
      expect(bars.reduce((sum, { count }) => sum + count, 0)).toBeCloseTo(1);
      for (const [n, { count }] of bars.entries())
        expect(count).toBeGreaterThanOrEqual((bars[n - 1]?.count ?? 0) - 1e-9);
    }),
  );
  expect(tenthBars([{ value: 5, count: SMALL_SAMPLE - 1 }])).toEqual([]);
  expect(valuesOf(hourFigures([{ minutes: [{ value: 240, count: 1 }], idle: 3 }]))).toEqual({
    unevenness: 0,
    worked: 0.25,
    hours: 4,
  });
});

test('bars of days are as wide as most of the cases need, and the last takes in what is beyond them', () => {
  const counted = (bars: readonly Bar[]) => bars.filter(({ count }) => count > 0);
  const soon = dayBars([
    { value: 23, count: 2 },
    { value: 24, count: 97 },
    { value: 9_000, count: 1 },
  ]);
  expect(soon).toHaveLength(15);
  expect(counted(soon)).toEqual([
    { key: '0', count: 2 },
    { key: '1', count: 97 },
    { key: '14', count: 1 },
  ]);
  expect([daysOfBar(soon, '1'), daysOfBar(soon, '14')]).toEqual([{ from: 1, to: 1 }, { from: 14 }]);
  const later = dayBars([
    { value: 22 * 24, count: 95 },
    { value: 9_000, count: 5 },
  ]);
  expect(counted(later)).toEqual([
    { key: '22', count: 95 },
    { key: '28', count: 5 },
  ]);
  expect(daysOfBar(later, '22')).toEqual({ from: 22, to: 23 });
  expect(dayBars([]).map(({ key }) => key)).toContain('14');
});

test('bands of leaders leave out whoever led too few, and the last takes in the whole', () => {
  const leader = (attended: number, on_time: number) => ({ attended, on_time, no_shows: 0 });
  const bands = punctualityBars([leader(20, 20), leader(100, 94), leader(19, 0)]);
  expect(bands.filter(({ count }) => count > 0)).toEqual([
    { key: '90', count: 1 },
    { key: '95', count: 1 },
  ]);
});
