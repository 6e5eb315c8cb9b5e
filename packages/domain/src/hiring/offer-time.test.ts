import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_ATTENDANCE } from '../attendance/attendance-settings.ts';
import { wallTimeOf } from '../time/zoned-time.ts';
import {
  answerMinutes,
  answerUntil,
  dayExpiry,
  lateOfferTime,
  offerTime,
  quietEnd,
  type QuietHours,
} from './offer-time.ts';

const RIYADH: QuietHours = { from: 22, until: 8, time_zone: 'Asia/Riyadh' };
const at = (clock: string, day = 18) => new Date(`2026-11-${day}T${clock}:00+03:00`);

test('at night offers wait for the morning, and what is left of their time counts on then', () => {
  const start = at('18:00', 20);
  expect(offerTime(at('15:00'), start, 60, RIYADH)).toEqual({ when: 'now', expires_at: at('16:00') });
  expect(offerTime(at('21:50'), start, 60, RIYADH)).toEqual({ when: 'now', expires_at: at('08:50', 19) });
  expect(offerTime(at('22:00'), start, 60, RIYADH)).toEqual({ when: 'later', at: at('08:00', 19) });
  expect(offerTime(at('07:59', 19), start, 60, RIYADH)).toEqual({ when: 'later', at: at('08:00', 19) });
  expect(offerTime(at('08:00', 19), start, 60, RIYADH)).toEqual({ when: 'now', expires_at: at('09:00', 19) });
});

test('nobody is asked after the shift has begun, nor woken for one before the morning', () => {
  expect(offerTime(at('15:00'), at('15:30'), 60, RIYADH)).toEqual({ when: 'now', expires_at: at('15:30') });
  expect(offerTime(at('15:30'), at('15:30'), 60, RIYADH)).toEqual({ when: 'too_late' });
  expect(offerTime(at('23:00'), at('08:00', 19), 60, RIYADH)).toEqual({ when: 'too_late' });
  expect(offerTime(at('23:00'), at('08:01', 19), 60, RIYADH)).toEqual({ when: 'later', at: at('08:00', 19) });
});

test('without quiet hours the clock decides alone', () => {
  const always = { ...RIYADH, from: 5, until: 5 };
  expect(quietEnd(at('05:30'), always)).toBeNull();
  expect(answerUntil(at('23:30'), 1_440, always)).toEqual(at('23:30', 19));
});

/** Hours are full in all of them, so that a step need be no shorter. */
const STEP = 15 * 60_000;
/** The nights in which clocks of Cairo go forward (2027-04-30 at 0:00) and back (2026-10-29 at 24:00), and days around them. */
const NIGHTS = ['2026-10-28T12:00:00Z', '2027-04-28T12:00:00Z', '2026-11-18T12:00:00Z'].map(Date.parse);

const cairo = fc.record({ from: fc.integer({ min: 0, max: 23 }), until: fc.integer({ min: 0, max: 23 }) });
const instant = fc
  .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: 0, max: 4 * 96 }))
  .map(([night, steps]) => new Date(night + steps * STEP));

test('exactly the minutes outside quiet hours count, in nights of 23 and of 25 hours, too', () => {
  fc.assert(
    fc.property(instant, cairo, fc.integer({ min: 1, max: 60 }), (now, hours, steps) => {
      const quiet = { ...hours, time_zone: 'Africa/Cairo' };
      const isQuietAt = (time: number) => {
        const hour = Math.floor(wallTimeOf(new Date(time), quiet.time_zone).minutes / 60);
        if (quiet.from === quiet.until) return false;
        return quiet.from < quiet.until
          ? hour >= quiet.from && hour < quiet.until
          : hour >= quiet.from || hour < quiet.until;
      };
      const until = answerUntil(now, steps * 15, quiet).getTime();
      let counted = 0;
      for (let time = now.getTime(); time < until; time += STEP) if (!isQuietAt(time)) counted += 1;
      expect(counted).toBe(steps);
      expect(isQuietAt(until - STEP)).toBe(false);
      const end = quietEnd(now, quiet);
      expect(end === null).toBe(!isQuietAt(now.getTime()));
      if (end !== null) expect([isQuietAt(end.getTime()), isQuietAt(end.getTime() - STEP)]).toEqual([false, true]);
    }),
    { numRuns: 100 },
  );
});

const ON_THE_DAY = DEFAULT_ATTENDANCE;

test('of a shift that has begun somebody is asked for a short time, while an hour of it is left, and nobody is woken', () => {
  const end = at('18:00');
  expect(lateOfferTime(at('15:00'), end, ON_THE_DAY, RIYADH)).toEqual({ when: 'now', expires_at: at('15:15') });
  expect(lateOfferTime(at('17:00'), end, { ...ON_THE_DAY, replacement_minutes: 90 }, RIYADH)).toEqual({
    when: 'now',
    expires_at: end,
  });
  expect(lateOfferTime(at('17:01'), end, ON_THE_DAY, RIYADH)).toEqual({ when: 'too_late' });
  expect(lateOfferTime(at('17:01'), end, { ...ON_THE_DAY, least_left_minutes: 30 }, RIYADH)).toMatchObject({
    when: 'now',
  });
  expect(lateOfferTime(at('23:00'), at('04:00', 19), ON_THE_DAY, RIYADH)).toEqual({ when: 'too_late' });
});

test('whoever is asked shortly before the work has less time to think, and never more than usual', () => {
  expect(answerMinutes(at('12:00'), at('16:00'), 60, ON_THE_DAY)).toBe(60);
  expect(answerMinutes(at('13:01'), at('16:00'), 60, ON_THE_DAY)).toBe(15);
  expect(answerMinutes(at('13:01'), at('16:00'), 10, ON_THE_DAY)).toBe(10);
  expect(answerMinutes(at('12:00'), at('16:00'), 60, { ...ON_THE_DAY, short_notice_hours: 5 })).toBe(15);
});

test('an offer of the day ends ahead, and not after the work', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 960 }), fc.integer({ min: 5, max: 120 }), (left, minutes) => {
      const now = at('08:00');
      const end = new Date(now.getTime() + left * 60_000);
      const expiry = dayExpiry(now, end, minutes);
      expect(expiry > now && expiry <= end).toBe(true);
      expect(expiry.getTime() - now.getTime()).toBe(Math.min(left, minutes) * 60_000);
    }),
  );
});
