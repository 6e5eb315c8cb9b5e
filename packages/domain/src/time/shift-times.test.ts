import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar-day.ts';
import { overlaps } from './period.ts';
import {
  copyToDays,
  crossesMidnight,
  daysFrom,
  hasGoodLength,
  rescheduleShifts,
  overlappingShifts,
  shiftMinutes,
  shiftPeriod,
  type ShiftTimes,
} from './shift-times.ts';

const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const shift = (work_date: string, starts: string, ends: string): ShiftTimes => ({
  work_date,
  starts: clock(starts),
  ends: clock(ends),
});

test('a shift that ends before it starts ends on the next day', () => {
  const night = shift('2026-11-18', '18:00', '02:00');
  expect(crossesMidnight(night)).toBe(true);
  expect(shiftPeriod(night, 'Asia/Riyadh')).toEqual({
    starts_at: new Date('2026-11-18T15:00:00Z'),
    ends_at: new Date('2026-11-18T23:00:00Z'),
  });
});

test.each([
  // clocks go forward at 00:00 on 24 April and back at 24:00 on 29 October
  ['Africa/Cairo', '2026-04-23', 7],
  ['Africa/Cairo', '2026-10-29', 9],
  ['America/New_York', '2026-03-07', 7],
  ['America/New_York', '2026-10-31', 9],
  ['Asia/Riyadh', '2026-04-23', 8],
  ['Asia/Dubai', '2026-10-29', 8],
])('in %s the night of %s from 22:00 to 06:00 has %i hours', (zone, day, hours) => {
  expect(shiftMinutes(shift(day, '22:00', '06:00'), zone)).toBe(hours * 60);
});

test('one to sixteen hours', () => {
  const lengths = ['09:59', '10:00', '01:00', '01:01', '09:00'].map((ends) =>
    hasGoodLength(shift('2026-11-18', '09:00', ends), 'Asia/Riyadh'),
  );
  expect(lengths).toEqual([false, true, true, false, false]);
});

describe('copying', () => {
  test('to days that lack it, each once', () => {
    const present = [shift('2026-11-18', '09:00', '17:00')];
    const [first] = present;
    if (!first) throw new Error('no shift');
    const days = ['2026-11-20', '2026-11-18', '2026-11-19', '2026-11-20'];
    expect(copyToDays(first, days, present).map(({ work_date }) => work_date)).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('to all days of an event', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
  });

  test('an event moved by days keeps its clock times, whatever clocks do between', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(1439), fc.nat(1439), (days, starts, ends) => {
        const given = [{ work_date: '2026-04-23', starts, ends }];
        const [moved] = rescheduleShifts(given, days);
        expect(moved).toEqual({ work_date: addDays('2026-04-23', days), starts, ends });
        expect(rescheduleShifts(rescheduleShifts(given, days), -days)).toEqual(given);
      }),
    );
  });
});

test('shifts overlap exactly when their periods do', () => {
  const anyShift = fc.record({
    work_date: fc.nat(5).map((n) => addDays('2026-10-28', n)),
    starts: fc.nat(1439),
    ends: fc.nat(1439),
  });
  fc.assert(
    fc.property(
      fc.array(anyShift, { maxLength: 6 }),
      fc.constantFrom('Africa/Cairo', 'Asia/Riyadh'),
      (shifts, zone) => {
        const periods = shifts.map((one) => shiftPeriod(one, zone));
        const expected = periods.flatMap((a, i) =>
          periods.flatMap((b, j) => (i < j && overlaps(a, b) ? [`${i} ${j}`] : [])),
        );
        expect(
          overlappingShifts(shifts, zone)
            .map(([i, j]) => `${i} ${j}`)
            .sort(),
        ).toEqual(expected.sort());
      },
    ),
  );
});
