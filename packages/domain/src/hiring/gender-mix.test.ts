import fc from 'fast-check';
import { expect, test } from 'vitest';
import { genderPlaces } from './gender-mix.ts';

const mix = (female_percent: number, mode: 'block' | 'flag' = 'block') =>
  [{ kind: 'gender', mode, female_percent }] as const;

test('a required mix divides the places; one gender alone, a flag and no wish do not', () => {
  expect(genderPlaces(mix(40), 60)).toEqual({ female: 24, male: 36 });
  expect(genderPlaces(mix(50), 1)).toEqual({ female: 1, male: 0 });
  for (const none of [mix(100), mix(0), mix(40, 'flag'), []]) expect(genderPlaces(none, 60)).toBeNull();
});

test('every place is somebody’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(9_999), (percent, places) => {
      const found = genderPlaces(mix(percent), places);
      return found !== null && found.female >= 0 && found.male >= 0 && found.female + found.male === places;
    }),
  );
});
