import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, isOldEnough, MINIMUM_AGE } from './age.ts';
import { addDays, addMonths } from '../time/calendar-day.ts';

test.each([
  ['2008-03-02', '2026-03-01', 17],
  ['2008-03-02', '2026-03-02', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2024-02-29', 16],
  ['2007-12-31', '2026-01-01', 18],
  ['2026-01-01', '2026-01-01', 0],
])('born %s, on %s: %i years', (born, day, years) => {
  expect(ageOn(born, day)).toBe(years);
});

test('eighteen is the limit of the privacy text', () => {
  expect(MINIMUM_AGE).toBe(18);
  expect(isOldEnough('2008-03-02', '2026-03-01')).toBe(false);
  expect(isOldEnough('2008-03-02', '2026-03-02')).toBe(true);
});

const day = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('nobody gets younger, and a year later is one more, leap days included', () => {
  fc.assert(
    fc.property(day, fc.nat(40_000), (born, days) => {
      const today = addDays(born, days);
      const age = ageOn(born, today);
      expect(ageOn(born, addDays(today, 1)) - age).toBeOneOf([0, 1]);
      if (!today.endsWith('02-29')) expect(ageOn(born, addMonths(today, 12))).toBe(age + 1);
    }),
  );
});
