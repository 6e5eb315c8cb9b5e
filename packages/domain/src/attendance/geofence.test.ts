import { describe, expect, test } from 'vitest';
import { distanceOf, isOutside } from './geofence.ts';

describe('the fence', () => {
  const pin = { latitude: 24.7, longitude: 46.7 };
  /** a thousandth of a degree of latitude is 111 m */
  const place = (thousandths: number, accuracy_m: number | null) => ({
    latitude: 24.7 + thousandths / 1_000,
    longitude: 46.7,
    accuracy_m,
  });

  test('a phone that is unsure is believed, up to a point', () => {
    expect(distanceOf(place(2, null), pin)).toBe(222);
    expect([null, 21, 22, 5_000].map((accuracy) => isOutside(place(2, accuracy), pin, 200))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isOutside(place(3, 5_000), pin, 200)).toBe(true);
  });

  test('without a pin or a place there is none', () => {
    expect([isOutside(null, pin, 200), isOutside(place(9, null), null, 200)]).toEqual([false, false]);
  });
});
