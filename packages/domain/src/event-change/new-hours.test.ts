import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Booked, Work } from '../hiring/work.ts';
import type { WorkLimits } from '../hiring/work-limits.ts';
import { addDays } from '../time/calendar-day.ts';
import { overlaps } from '../time/period.ts';
import { lostByHours, type Held, type TimedPlace } from './new-hours.ts';
import { place } from './testing/booked.ts';

const HOUR_MS = 3_600_000;
const A_SUNDAY = '2026-12-13';
const limits: WorkLimits = {
  least_rest_hours: 8,
  most_day_minutes: 12 * 60,
  most_week_minutes: 48 * 60,
  week_start: 0,
};

/** Hours since midnight of a Sunday, without a break. */
const work = (from: number, to: number, event_id = 'here'): Work => ({
  event_id,
  work_date: addDays(A_SUNDAY, Math.floor(from / 24)),
  starts_at: new Date(Date.parse(A_SUNDAY) + from * HOUR_MS),
  ends_at: new Date(Date.parse(A_SUNDAY) + to * HOUR_MS),
  minutes: (to - from) * 60,
});
const moving = (was: Work, is: Work, values: Parameters<typeof place>[1] = {}): TimedPlace => ({
  ...place('p1', values),
  was,
  is,
});
const staying = (at: Work, values: Parameters<typeof place>[1] = {}) => moving(at, at, values);
const same = (booked: Booked): Held => ({ was: booked, is: booked });
const elsewhere = (from: number, to: number) => same({ ...work(from, to, 'there'), as: 'usher' });
const reasonsOf = (places: readonly TimedPlace[], held: readonly Held[] = [], rules = limits) => {
  const lost = new Map(lostByHours(places, new Map([['p1', held]]), rules).map(({ id, reason }) => [id, reason]));
  return places.map(({ id }) => lost.get(id) ?? null);
};

test('elsewhere comes first, then what did not move, then the earlier one; an invitation gives way to all', () => {
  const busy = moving(work(6, 12), work(9, 15));
  expect(reasonsOf([busy], [elsewhere(14, 18)])).toEqual(['times_changed']);
  expect(reasonsOf([staying(work(9, 15))], [elsewhere(14, 18)])).toEqual([null]);
  expect(reasonsOf([busy, staying(work(12, 18))])).toEqual(['times_changed', null]);
  const late = moving(work(15, 18), work(12, 18));
  expect(reasonsOf([late, busy])).toEqual(['times_changed', null]);
  const invited = staying(work(8, 10), { status: 'invited' });
  expect(reasonsOf([invited, late, busy])).toEqual(['times_changed', 'times_changed', null]);
});

test('too little rest beside other work, not between two shifts of one event on one day', () => {
  const moved = moving(work(6, 10), work(8, 12));
  expect(reasonsOf([moved], [elsewhere(20, 24)])).toEqual([null]);
  expect(reasonsOf([moved], [elsewhere(19, 23)])).toEqual(['too_little_rest']);
  expect(reasonsOf([moved, staying(work(13, 17))])).toEqual([null, null]);
  expect(reasonsOf([moving(work(12, 16), work(18, 22)), staying(work(24 + 4, 24 + 8))])).toEqual([
    'too_little_rest',
    null,
  ]);
});

test('too long a day, and too long a week', () => {
  expect(reasonsOf([moving(work(24, 31), work(14, 21)), staying(work(6, 12))])).toEqual(['too_many_hours', null]);
  expect(reasonsOf([moving(work(24, 30), work(14, 20)), staying(work(6, 12))])).toEqual([null, null]);
  const week = [0, 1, 2, 3].map((day) => elsewhere(day * 24, day * 24 + 10));
  expect(reasonsOf([moving(work(200, 208), work(5 * 24, 5 * 24 + 8))], week)).toEqual([null]);
  expect(reasonsOf([moving(work(200, 208), work(5 * 24, 5 * 24 + 9))], week)).toEqual(['too_many_hours']);
});

test('a shorter break makes a day longer', () => {
  const [was, is] = [{ ...work(6, 19), minutes: 12 * 60 }, work(6, 19)];
  expect(reasonsOf([moving(was, is)])).toEqual(['too_many_hours']);
});

test('what was too much before and is no worse now is nobody’s loss', () => {
  expect(reasonsOf([moving(work(8, 12), work(7, 11))], [elsewhere(16, 20)])).toEqual([null]);
  expect(reasonsOf([moving(work(8, 12), work(9, 13))], [elsewhere(16, 20)])).toEqual(['too_little_rest']);
  // all day and half the night, an hour later
  expect(reasonsOf([moving(work(6, 14), work(7, 15)), moving(work(15, 23), work(16, 24))])).toEqual([null, null]);
});

test('whoever leads here loses a place only where the change makes both fall together', () => {
  const lead = same({ ...work(8, 12), as: 'leader' });
  expect(reasonsOf([moving(work(13, 17), work(12, 16))], [lead])).toEqual([null]);
  expect(reasonsOf([moving(work(13, 17), work(11, 15))], [lead])).toEqual(['times_changed']);
  expect(reasonsOf([moving(work(9, 17), work(10, 18))], [lead])).toEqual([null]);
});

test('after a change nobody is confirmed twice at once, and nobody loses a place without need', () => {
  const timed = fc.record({
    from: fc.nat(100),
    hours: fc.integer({ min: 1, max: 8 }),
    by: fc.integer({ min: -6, max: 6 }),
    invited: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(timed, { maxLength: 8 }), fc.nat(100), (all, other) => {
      const there = elsewhere(other, other + 3);
      const free: TimedPlace[] = [];
      for (const { from, hours, by, invited } of all) {
        const wanted = moving(work(from + 6, from + 6 + hours), work(from + 6 + by, from + 6 + by + hours), {
          status: invited ? 'invited' : 'confirmed',
        });
        // before the change nobody is confirmed twice at once
        const taken = [...free.filter(({ status }) => status === 'confirmed'), there];
        if (invited || !taken.some(({ was }) => overlaps(was, wanted.was))) free.push(wanted);
      }
      const lost = lostByHours(free, new Map([['p1', [there]]]), limits);
      const gone = new Map(lost.map(({ id, reason }) => [id, reason]));
      const kept: Held[] = [
        there,
        ...free
          .filter(({ id, status }) => status === 'confirmed' && !gone.has(id))
          .map(({ was, is }): Held => ({ was: { ...was, as: 'usher' }, is: { ...is, as: 'usher' } })),
      ];
      for (const [n, one] of kept.entries())
        expect(kept.slice(n + 1).some((two) => overlaps(one.is, two.is))).toBe(false);
      // each by itself beside what stays: still refused, or refused by what had been kept before it
      for (const one of free.filter(({ id }) => gone.get(id) === 'times_changed'))
        expect(kept.some((two) => overlaps(one.is, two.is))).toBe(true);
      // without limits nobody is released for rest or hours, and nothing that stays is released with them
      const unlimited = { ...limits, least_rest_hours: 0, most_day_minutes: 9e9, most_week_minutes: 9e9 };
      const byTime = lostByHours(free, new Map([['p1', [there]]]), unlimited);
      expect(new Set(byTime.map(({ reason }) => reason)).has('too_little_rest')).toBe(false);
      expect(new Set(byTime.map(({ reason }) => reason)).has('too_many_hours')).toBe(false);
    }),
  );
});
