import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-day.ts';
import {
  ALWAYS_FREE,
  availabilityProblem,
  DAY_MINUTES,
  hoursOn,
  isFree,
  type DaysOff,
  type WeekdayHours,
  type WeeklyPattern,
} from './availability.ts';

/** A Sunday. */
const SUNDAY = '2026-11-15';
const FRIDAY = '2026-11-20';

const weekWith = (days: Readonly<Record<number, WeekdayHours>>): WeeklyPattern =>
  ALWAYS_FREE.map((day, at) => days[at] ?? day);
const hours = (from: number, until: number): WeekdayHours => ({ kind: 'hours', from: from * 60, until: until * 60 });
const OFF: WeekdayHours = { kind: 'off', from: null, until: null };
const asked = (day: string, from: number, until: number) => ({ day, from: from * 60, until: until * 60 });

test.each([
  ['nothing said', ALWAYS_FREE, [], asked(SUNDAY, 0, 24), true],
  ['within the hours', weekWith({ 0: hours(9, 17) }), [], asked(SUNDAY, 9, 17), true],
  ['begins too early', weekWith({ 0: hours(9, 17) }), [], asked(SUNDAY, 8, 12), false],
  ['ends too late', weekWith({ 0: hours(9, 17) }), [], asked(SUNDAY, 12, 18), false],
  ['hours of another weekday', weekWith({ 1: hours(9, 17) }), [], asked(SUNDAY, 6, 22), true],
  ['not on Fridays', weekWith({ 5: OFF }), [], asked(FRIDAY, 10, 12), false],
  ['over midnight into a free day', ALWAYS_FREE, [], asked(FRIDAY, 20, 26), true],
  ['over midnight into a day off', weekWith({ 5: OFF }), [], asked(addDays(FRIDAY, -1), 20, 26), false],
  ['until midnight before a day off', weekWith({ 5: OFF }), [], asked(addDays(FRIDAY, -1), 20, 24), true],
  ['on the first day off', ALWAYS_FREE, [{ first_day: FRIDAY, last_day: FRIDAY }], asked(FRIDAY, 9, 10), false],
  ['after the last day off', ALWAYS_FREE, [{ first_day: SUNDAY, last_day: FRIDAY }], asked('2026-11-21', 9, 10), true],
] as const)('%s', (_, week, daysOff, work, free) => {
  expect(isFree(week, daysOff, work)).toBe(free);
});

const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays(SUNDAY, days));
const anyHours: fc.Arbitrary<WeekdayHours> = fc.oneof(
  fc.constant<WeekdayHours>({ kind: 'all_day', from: null, until: null }),
  fc.constant(OFF),
  fc.uniqueArray(fc.integer({ min: 0, max: DAY_MINUTES }), { minLength: 2, maxLength: 2 }).map((two): WeekdayHours => {
    const [from = 0, until = DAY_MINUTES] = two.toSorted((a, b) => a - b);
    return { kind: 'hours', from, until };
  }),
);
const anyWeek = fc.array(anyHours, { minLength: 7, maxLength: 7 });
const anyDaysOff: fc.Arbitrary<readonly DaysOff[]> = fc.array(
  fc.tuple(anyDay, fc.nat(10)).map(([first_day, days]) => ({ first_day, last_day: addDays(first_day, days) })),
  { maxLength: 5 },
);
const anyWork = fc
  .tuple(anyDay, fc.integer({ min: 0, max: DAY_MINUTES - 1 }), fc.integer({ min: 1, max: 2 * DAY_MINUTES }))
  .map(([day, from, minutes]) => ({ day, from, until: from + minutes }));

test('who is free for the whole is free for each part, and for both parts only if for the whole', () => {
  fc.assert(
    fc.property(anyWeek, anyDaysOff, anyWork, fc.nat(), (week, off, work, cut) => {
      const at = work.from + (cut % (work.until - work.from + 1));
      const both = isFree(week, off, { ...work, until: at }) && isFree(week, off, { ...work, from: at });
      expect(both).toBe(isFree(week, off, work));
    }),
  );
});

test('one more day off never makes anybody free', () => {
  fc.assert(
    fc.property(anyWeek, anyDaysOff, anyDay, anyWork, (week, off, day, work) => {
      const more = [...off, { first_day: day, last_day: day }];
      if (isFree(week, more, work)) expect(isFree(week, off, work)).toBe(true);
    }),
  );
});

test('free is exactly every minute within the hours of its day', () => {
  fc.assert(
    fc.property(anyWeek, anyDaysOff, anyDay, fc.integer({ min: 0, max: DAY_MINUTES - 1 }), (week, off, day, minute) => {
      const open = hoursOn(week, off, day);
      const within = open !== null && open.from <= minute && minute < open.until;
      expect(isFree(week, off, { day, from: minute, until: minute + 1 })).toBe(within);
    }),
  );
});

test('what cannot be kept is named with its place', () => {
  const off = (first_day: string, last_day: string): DaysOff => ({ first_day, last_day });
  expect(availabilityProblem(ALWAYS_FREE, [off('2026-12-01', '2026-12-03'), off('2026-12-04', '2026-12-04')])).toBe(
    null,
  );
  expect(availabilityProblem(weekWith({ 3: hours(17, 9) }), [])).toEqual({ problem: 'hours_end_before_start', at: 3 });
  expect(availabilityProblem(weekWith({ 3: { kind: 'hours', from: 60, until: null } }), [])?.at).toBe(3);
  expect(availabilityProblem(ALWAYS_FREE, [off('2026-12-03', '2026-12-01')])).toEqual({
    problem: 'days_off_end_before_start',
    at: 0,
  });
  expect(availabilityProblem(ALWAYS_FREE, [off('2026-12-01', '2026-12-03'), off('2026-12-03', '2026-12-09')])).toEqual({
    problem: 'days_off_overlap',
    at: 1,
  });
});
