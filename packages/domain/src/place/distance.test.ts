import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kilometresBetween } from './distance.ts';

const RIYADH = { latitude: 24.7136, longitude: 46.6753 };
const JEDDAH = { latitude: 21.4858, longitude: 39.1925 };

test('Riyadh and Jeddah are 845 km apart, in both directions', () => {
  expect(Math.round(kilometresBetween(RIYADH, JEDDAH))).toBe(845);
  expect(kilometresBetween(JEDDAH, RIYADH)).toBe(kilometresBetween(RIYADH, JEDDAH));
});

const pin = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('nothing is farther than half around the earth, and a place is where it is', () => {
  fc.assert(
    fc.property(pin, pin, (a, b) => {
      expect(kilometresBetween(a, b)).toBeLessThanOrEqual(20_016);
      expect(kilometresBetween(a, a)).toBe(0);
    }),
  );
});
