import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyPlan, type EventPlan } from '../plan.ts';
import { leadPeriod } from './lead-period.ts';
import { shiftPeriod } from '../../time/shift-times.ts';

const empty = emptyPlan('Asia/Riyadh', 'SAR');
const night = { key: 'night', work_date: '2026-11-18', starts: 1_080, ends: 120, break_minutes: 0, arrival_minutes: 0 };
const plan: EventPlan = {
  ...empty,
  stepOne: {
    ...empty.stepOne,
    starts: { day: '2026-11-18', minutes: 540 },
    ends: { day: '2026-11-20', minutes: 0 },
  },
  stepTwo: { ...empty.stepTwo, shifts: [night] },
};
const whole = { starts_at: new Date('2026-11-18T06:00:00Z'), ends_at: new Date('2026-11-19T21:00:00Z') };

test('who leads the event or a zone is needed from its start to its end', () => {
  expect(leadPeriod(plan, { scope: 'event', of: null })).toEqual(whole);
  expect(leadPeriod(plan, { scope: 'zone', of: 'gate' })).toEqual(whole);
});

test('who leads a shift is needed during that shift', () => {
  expect(leadPeriod(plan, { scope: 'shift', of: 'night' })).toEqual({
    starts_at: new Date('2026-11-18T15:00:00Z'),
    ends_at: new Date('2026-11-18T23:00:00Z'),
  });
  expect(leadPeriod(plan, { scope: 'shift', of: 'lost' })).toBeNull();
});

test('nobody knows when, while dates are missing, turned round or in no zone', () => {
  const withOne = (stepOne: Partial<EventPlan['stepOne']>) =>
    leadPeriod({ ...plan, stepOne: { ...plan.stepOne, ...stepOne } }, { scope: 'event', of: null });
  expect(withOne({ starts: null })).toBeNull();
  expect(withOne({ ends: null })).toBeNull();
  expect(withOne({ ends: plan.stepOne.starts })).toBeNull();
  expect(withOne({ ends: { day: '2026-11-17', minutes: 0 } })).toBeNull();
  expect(withOne({ time_zone: 'Mars/Olympus' })).toBeNull();
});

test('whatever is planned, a period that is known begins before it ends', () => {
  const wall = fc.option(
    fc.record({ day: fc.constantFrom('2026-10-29', '2026-10-30', '2027-04-29'), minutes: fc.nat(1_439) }),
  );
  const shift = fc.record({ starts: fc.nat(1_439), ends: fc.nat(1_439) });
  fc.assert(
    fc.property(wall, wall, shift, fc.constantFrom('event', 'zone', 'shift'), (starts, ends, times, scope) => {
      const stepOne = { ...plan.stepOne, starts, ends, time_zone: 'Africa/Cairo' };
      const stepTwo = { ...plan.stepTwo, shifts: [{ ...night, work_date: '2026-10-29', ...times }] };
      const period = leadPeriod({ ...plan, stepOne, stepTwo }, { scope, of: scope === 'event' ? null : 'night' });
      if (period !== null) expect(period.starts_at < period.ends_at).toBe(true);
      const [only] = stepTwo.shifts;
      if (scope === 'shift' && only) expect(period).toEqual(shiftPeriod(only, 'Africa/Cairo'));
    }),
  );
});
