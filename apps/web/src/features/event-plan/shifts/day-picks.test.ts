import { emptyDraft } from '@proline/domain/event-plan/plan';
import { expect, test } from 'vitest';
import { eventDays, isWeekend, weeksOf } from './day-picks.ts';

const { stepOne } = emptyDraft('Asia/Riyadh', 'SAR');
const at = (day: string) => ({ day, minutes: 0 });

test('the days of the event; without dates two weeks; never more than fit an event', () => {
  const days = (starts: string | null, ends: string | null) =>
    eventDays(
      { stepOne: { ...stepOne, starts: starts && at(starts), ends: ends && at(ends) } as typeof stepOne },
      '2027-01-05',
    );
  expect(days('2027-01-10', '2027-01-12')).toEqual(['2027-01-10', '2027-01-11', '2027-01-12']);
  expect(days(null, null)).toHaveLength(14);
  expect(days(null, null)[0]).toBe('2027-01-05');
  expect(days('2027-01-10', '2028-01-10')).toHaveLength(62);
  expect(days('2027-01-10', '2027-01-01')).toEqual([]);
});

test('weekends: Friday and Saturday where weeks begin on Saturday or Sunday, else Saturday and Sunday', () => {
  // 7 January 2027 is a Thursday
  const week = ['07', '08', '09', '10'].map((day) => `2027-01-${day}`);
  expect(week.map((day) => isWeekend(day, 0))).toEqual([false, true, true, false]);
  expect(week.map((day) => isWeekend(day, 1))).toEqual([false, false, true, true]);
});

test('weeks have seven days from the day on which they begin', () => {
  const weeks = weeksOf(['2027-01-08', '2027-01-09', '2027-01-10'], 0);
  expect(weeks).toEqual([
    [null, null, null, null, null, '2027-01-08', '2027-01-09'],
    ['2027-01-10', null, null, null, null, null, null],
  ]);
  expect(weeksOf([], 0)).toEqual([]);
});
