import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAround, readDegrees, readPair } from './coordinates.ts';
import { kilometresBetween } from './distance.ts';

test('degrees as people and maps write them', () => {
  expect(['24.4672', ' 24.4672° ', '٢٤٫٤٦٧٢', '+24.4672'].map((text) => readDegrees(text, 90))).toEqual([
    24.4672, 24.4672, 24.4672, 24.4672,
  ]);
  expect(readDegrees('−8.5', 90)).toBe(-8.5);
  expect(['', 'north', '91', '24,4672', '1e2', '--4'].map((text) => readDegrees(text, 90))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('a pair that was copied from a map is both coordinates', () => {
  const place = { latitude: 24.4672, longitude: 54.6031 };
  expect(['24.4672, 54.6031', '24.4672 54.6031', '٢٤٫٤٦٧٢، ٥٤٫٦٠٣١', '24.46720,54.60310'].map(readPair)).toEqual([
    place,
    place,
    place,
    place,
  ]);
  expect(['24.4672', '24.4672, 54.6031, 8', '95, 54', 'Riyadh, KSA'].map(readPair)).toEqual([null, null, null, null]);
});

test('nothing within the distance is outside of the box', () => {
  const place = fc.record({
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  const step = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(place, step, step, fc.integer({ min: 0, max: 300 }), (venue, up, aside, km) => {
      const home = { latitude: venue.latitude + up, longitude: venue.longitude + aside };
      fc.pre(Math.abs(home.latitude) <= 90 && Math.abs(home.longitude) <= 180);
      const { south, north, west, east } = boxAround(venue, km);
      const isInside =
        home.latitude >= south && home.latitude <= north && home.longitude >= west && home.longitude <= east;
      if (Math.round(kilometresBetween(venue, home)) <= km) expect(isInside).toBe(true);
    }),
  );
  expect(boxAround({ latitude: 24.7, longitude: 46.7 }, 60)).toMatchObject({ west: expect.closeTo(46.09, 1) });
});
