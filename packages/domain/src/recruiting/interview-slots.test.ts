import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlaps } from '../time/period.ts';
import { hoursOf, isInterviewTime, isScorable, openSlots, slotsOf } from './interview-slots.ts';

const RULE = { interview_minutes: 45, interview_days: [0, 1, 2, 3, 4], slots_from: 9, slots_until: 12 };
const ZONE = 'Asia/Riyadh';
const DAY = '2026-11-18';
const NOW = new Date('2026-11-17T00:00:00Z');

test('slots follow each other in the zone of the organization and end in time', () => {
  expect(slotsOf(DAY, ZONE, RULE).map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual([
    '06:00',
    '06:45',
    '07:30',
    '08:15',
  ]);
  expect(slotsOf(DAY, ZONE, { ...RULE, interview_minutes: 50 })).toHaveLength(3);
});

test('every slot is a time for an interview; nights, odd minutes and what would end too late are none', () => {
  const isTime = (clock: string) => isInterviewTime(new Date(`${DAY}T${clock}Z`), ZONE, RULE);
  expect(slotsOf(DAY, ZONE, RULE).every(({ starts_at }) => isInterviewTime(starts_at, ZONE, RULE))).toBe(true);
  expect(['06:05:00', '08:15:00'].map(isTime)).toEqual([true, true]);
  expect(['05:55:00', '08:20:00', '23:30:00', '07:07:00', '07:05:13'].map(isTime)).toEqual(Array(5).fill(false));
});

test('on a day without interviews there is no slot and no time for one, by the clocks of the organization', () => {
  const friday = '2026-11-20';
  expect([slotsOf(friday, ZONE, RULE), hoursOf(friday, ZONE, RULE)]).toEqual([[], null]);
  expect(hoursOf(DAY, ZONE, RULE)).toEqual({
    starts_at: new Date(`${DAY}T06:00:00Z`),
    ends_at: new Date(`${DAY}T09:00:00Z`),
  });
  const isTime = (moment: string) =>
    isInterviewTime(new Date(moment), ZONE, { ...RULE, slots_from: 0, slots_until: 24 });
  // Thursday, and Friday an hour after its midnight in Riyadh
  expect(['2026-11-19T20:00:00Z', '2026-11-19T22:00:00Z'].map(isTime)).toEqual([true, false]);
});

test('an interview is scored from its day on, which begins at midnight in the zone of the organization', () => {
  const starts_at = new Date('2026-11-18T06:00:00Z');
  const scorableAt = (moment: string) => isScorable(starts_at, new Date(moment), ZONE);
  expect(scorableAt('2026-11-17T20:59:59Z')).toBe(false);
  expect(['2026-11-17T21:00:00Z', '2026-11-18T06:00:00Z', '2027-01-01T00:00:00Z'].every(scorableAt)).toBe(true);
});

test('a slot is open when it is ahead and nothing planned touches it', () => {
  const slots = slotsOf(DAY, ZONE, RULE);
  const taken = { starts_at: new Date('2026-11-18T06:30:00Z'), ends_at: new Date('2026-11-18T07:00:00Z') };
  expect(openSlots(slots, [taken], NOW)).toEqual(slots.slice(2));
  expect(openSlots(slots, [], new Date('2026-11-18T07:30:00Z'))).toEqual(slots.slice(3));
});

test('whatever is planned, an open slot clashes with nothing', () => {
  const slots = slotsOf(DAY, ZONE, RULE);
  const some = fc.array(
    fc
      .record({ from: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: 1, max: 120 }) })
      .map(({ from, length }) => ({
        starts_at: new Date(Date.parse('2026-11-18T05:00:00Z') + from * 60_000),
        ends_at: new Date(Date.parse('2026-11-18T05:00:00Z') + (from + length) * 60_000),
      })),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(some, (planned) => {
      for (const slot of openSlots(slots, planned, NOW)) expect(planned.some((one) => overlaps(slot, one))).toBe(false);
    }),
  );
});
