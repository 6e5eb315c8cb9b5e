import { expect, test } from 'vitest';
import { placeName, placeNamed } from './lead-place.ts';

test('places are read as they are written', () => {
  for (const place of [
    { scope: 'event', of: null } as const,
    { scope: 'zone', of: 'z-1' } as const,
    { scope: 'shift', of: 's' } as const,
  ])
    expect(placeNamed(placeName(place))).toEqual(place);
});
