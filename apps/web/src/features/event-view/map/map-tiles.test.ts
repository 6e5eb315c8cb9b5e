import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITY_SCALE, project } from './map-projection.ts';
import { STREET_SCALE, tileAddress, tilesIn, TILES_FROM } from './map-tiles.ts';

const SIZE = { width: 800, height: 600 };

test('the tile of a place is the one that every tile server has for it', () => {
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
  const tower = { ...project({ latitude: 24.7114, longitude: 46.6744 }), scale: (256 * 2 ** 16) / 360 };
  const [tile] = tilesIn(tower, { width: 2, height: 2 });
  expect(tile).toMatchObject({ z: 16, x: 41_264, y: 28_123 });
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png', { z: 16, x: 41_264, y: 28_123 })).toBe(
    'https://tiles.example/16/41264/28123.png',
  );
});

test('outlines are enough for a city and its surroundings', () => {
  expect(tilesIn({ ...project({ latitude: 24.7, longitude: 46.7 }), scale: CITY_SCALE }, SIZE)).toEqual([]);
});

test('tiles cover the whole map without a gap, and few are asked for', () => {
  const sight = fc.record({
    x: fc.double({ min: -170, max: 170, noNaN: true }),
    y: fc.double({ min: -120, max: 120, noNaN: true }),
    scale: fc.double({ min: TILES_FROM, max: STREET_SCALE, noNaN: true }),
  });
  fc.assert(
    fc.property(sight, (seen) => {
      const tiles = tilesIn(seen, SIZE);
      expect(tiles.length).toBeLessThanOrEqual(42);
      const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
      const [left, top] = [Math.min(...tiles.map((one) => one.left)), Math.min(...tiles.map((one) => one.top))];
      const right = Math.max(...tiles.map((one) => one.left + one.width));
      const bottom = Math.max(...tiles.map((one) => one.top + one.height));
      expect([left <= 0, top <= 0, right >= SIZE.width - 1, bottom >= SIZE.height - 1]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(area).toBe((right - left) * (bottom - top));
    }),
  );
});
