import { emptyPlan } from '../plan.ts';
import { expect, test } from 'vitest';
import { eventDays } from './event-days.ts';

const { stepOne } = emptyPlan('Asia/Riyadh', 'SAR');
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
