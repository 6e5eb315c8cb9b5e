import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, callInMinutes, dueAt, refuseExpecting, type WayRules } from './arrival.ts';
import { DEFAULT_ATTENDANCE } from './attendance-settings.ts';
import { lateMinutes } from './attendance-mark.ts';

const START = Date.parse('2026-11-18T09:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000);
const SHIFT = { starts_at: at(0), ends_at: at(360), way: DEFAULT_ATTENDANCE };

test('who is called in needs time for the way, by the distance', () => {
  const minutesBy = (way: WayRules) => [null, 0, 2.1, 20, Infinity].map((km) => callInMinutes(km, way));
  expect(minutesBy(DEFAULT_ATTENDANCE)).toEqual([45, 30, 34, 60, 180]);
  const own = { set_out_minutes: 10, way_km_per_hour: 60, unknown_way_minutes: 20, longest_way_minutes: 25 };
  expect(minutesBy(own)).toEqual([20, 10, 13, 25, 25]);
});

test('who is confirmed in time has no arrival of their own, nor has who could only come after the end', () => {
  const arrival = (now: number, distance_km: number | null = 0) => arrivalOf({ ...SHIFT, now: at(now), distance_km });
  expect(arrival(-30)).toBeNull();
  expect(arrival(-29)).toEqual(at(1));
  expect(arrival(30)).toEqual(at(60));
  expect(arrival(30, null)).toEqual(at(75));
  expect(arrival(330)).toBeNull();
});

const minutes = (most: number) => fc.double({ min: -600, max: most, noNaN: true });

test('nobody is late before the time that was agreed, and everybody else from the start on', () => {
  fc.assert(
    fc.property(
      minutes(359),
      fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
      minutes(360),
      (now, km, came) => {
        const agreed = arrivalOf({ ...SHIFT, now: at(now), distance_km: km });
        const late = lateMinutes(at(came), dueAt(SHIFT.starts_at, agreed));
        expect(late === 0 || (agreed === null ? came > 0 : at(came) > agreed)).toBe(true);
        expect(late).toBeLessThanOrEqual(lateMinutes(at(came), SHIFT.starts_at));
      },
    ),
  );
});

test('when somebody comes is said of whoever is expected, for a time within the shift', () => {
  const facts = {
    event_status: 'in_progress',
    assignment_status: 'confirmed',
    reserve: false,
    standing: 'expected',
    ends_at: at(360),
    expected_at: at(40),
    now: at(10),
  } as const;
  expect(refuseExpecting(facts)).toBeNull();
  expect(refuseExpecting({ ...facts, event_status: 'completed' })).toBe('attendance_locked');
  expect(refuseExpecting({ ...facts, event_status: 'draft' })).toBe('event_not_open');
  expect(refuseExpecting({ ...facts, assignment_status: 'invited' })).toBe('not_confirmed');
  expect(refuseExpecting({ ...facts, assignment_status: 'released' })).toBe('assignment_ended');
  expect(refuseExpecting({ ...facts, reserve: true })).toBe('reserve_not_called');
  expect(refuseExpecting({ ...facts, now: at(360) })).toBe('shift_over');
  for (const standing of ['in', 'left', 'no_show', 'excused'] as const)
    expect(refuseExpecting({ ...facts, standing })).toBe('not_expected');
  for (const minute of [10, 360])
    expect(refuseExpecting({ ...facts, expected_at: at(minute) })).toBe('arrival_out_of_shift');
});
