import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_STATUSES } from './event-status.ts';
import { byUrgency, isUnderstaffed, openPlaces, UNDERSTAFFED_DAYS_AHEAD, type Staffing } from './staffing.ts';

const now = new Date('2026-03-01T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const event = (changes: Partial<Staffing>): Staffing => ({
  status: 'published',
  starts_at: inHours(48),
  places: 60,
  confirmed: 46,
  ...changes,
});

test.each<[string, Partial<Staffing>, boolean]>([
  ['open places, in two days', {}, true],
  ['in exactly 14 days', { starts_at: inHours(14 * 24) }, true],
  ['a minute later than that', { starts_at: inHours(14 * 24 + 1 / 60) }, false],
  ['already started', { starts_at: inHours(0) }, false],
  ['everybody confirmed', { confirmed: 60 }, false],
  ['no places at all', { places: 0, confirmed: 0 }, false],
])('%s: %j understaffed is %s', (_, changes, expected) => {
  expect(isUnderstaffed(event(changes), now, UNDERSTAFFED_DAYS_AHEAD)).toBe(expected);
});

test('how far ahead is the house’s choice', () => {
  const inThreeDays = event({ starts_at: inHours(72) });
  expect([2, 3, 4].map((days) => isUnderstaffed(inThreeDays, now, days))).toEqual([false, true, true]);
});

test('only published events can be understaffed', () => {
  expect(EVENT_STATUSES.filter((status) => isUnderstaffed(event({ status }), now, 14))).toEqual(['published']);
});

test('more open places per hour left come first, then the earlier start', () => {
  const soonAndFew = event({ starts_at: inHours(24), places: 10, confirmed: 8 });
  const laterAndMany = event({ starts_at: inHours(96), places: 60, confirmed: 10 });
  const sameRateLater = event({ starts_at: inHours(48), places: 10, confirmed: 6 });
  expect([sameRateLater, soonAndFew, laterAndMany].sort(byUrgency(now))).toEqual([
    laterAndMany,
    soonAndFew,
    sameRateLater,
  ]);
});

const anyEvent = fc.record({
  status: fc.constantFrom(...EVENT_STATUSES),
  starts_at: fc.integer({ min: -500, max: 500 }).map(inHours),
  places: fc.nat(999),
  confirmed: fc.nat(999),
});

test('open places are never negative, and urgency is the same from both sides', () => {
  fc.assert(
    fc.property(anyEvent, anyEvent, (a, b) => {
      expect(openPlaces(a)).toBeGreaterThanOrEqual(0);
      expect(Math.sign(byUrgency(now)(a, b)) + Math.sign(byUrgency(now)(b, a))).toBe(0);
    }),
  );
});
