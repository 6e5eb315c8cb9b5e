import { expect, test } from 'vitest';
import { readDegrees, readPair } from './coordinates.ts';

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
