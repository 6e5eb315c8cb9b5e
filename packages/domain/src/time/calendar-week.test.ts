import { expect, test } from 'vitest';
import { isWeekend, weeksWith } from './calendar-week.ts';

test('weekends: Friday and Saturday where weeks begin on Saturday or Sunday, else Saturday and Sunday', () => {
  // 7 January 2027 is a Thursday
  const week = ['07', '08', '09', '10'].map((day) => `2027-01-${day}`);
  expect(week.map((day) => isWeekend(day, 0))).toEqual([false, true, true, false]);
  expect(week.map((day) => isWeekend(day, 1))).toEqual([false, false, true, true]);
});

test('weeks have seven days from the day on which they begin', () => {
  const weeks = weeksWith(['2027-01-08', '2027-01-09', '2027-01-10'], 0);
  expect(weeks).toEqual([
    [null, null, null, null, null, '2027-01-08', '2027-01-09'],
    ['2027-01-10', null, null, null, null, null, null],
  ]);
  expect(weeksWith([], 0)).toEqual([]);
});
