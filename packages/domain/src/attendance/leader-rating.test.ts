import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RATING_DAYS, refuseRating } from './leader-rating.ts';

const DAY = 86_400_000;
const ends_at = new Date('2030-01-10T15:00:00Z');
const after = (ms: number) => new Date(ends_at.getTime() + ms);
const checked_in_at = after(-6 * 3_600_000);
const there = { outcome: 'attended', checked_in_at, ends_at, rating_days: RATING_DAYS } as const;

describe('who can be rated', () => {
  test('whoever was there, from the end of the shift on, for a while', () => {
    expect(refuseRating({ ...there, now: after(-1) })).toBe('shift_not_over');
    expect(refuseRating({ ...there, now: after(0) })).toBeNull();
    expect(refuseRating({ ...there, now: after(RATING_DAYS * DAY) })).toBeNull();
    expect(refuseRating({ ...there, now: after(RATING_DAYS * DAY + 1) })).toBe('rating_closed');
    expect(refuseRating({ ...there, rating_days: 2, now: after(2 * DAY + 1) })).toBe('rating_closed');
  });

  test('also whoever never checked out, but nobody who did not come', () => {
    expect(refuseRating({ ...there, outcome: null, now: after(1) })).toBeNull();
    expect(refuseRating({ ...there, outcome: null, checked_in_at: null, now: after(1) })).toBe('was_not_there');
    expect(refuseRating({ ...there, outcome: 'excused', checked_in_at: null, now: after(1) })).toBe('was_not_there');
  });

  test('while the shift goes on nobody, and nobody twice over: there is one answer for every moment', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400 * DAY, max: 400 * DAY }), fc.boolean(), (ms, came) => {
        const refusal = refuseRating({ ...there, checked_in_at: came ? there.checked_in_at : null, now: after(ms) });
        expect(refusal === 'shift_not_over').toBe(ms < 0);
        expect(refusal === null).toBe(came && ms >= 0 && ms <= RATING_DAYS * DAY);
      }),
    );
  });
});
