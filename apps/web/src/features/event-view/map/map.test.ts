import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clustered } from './map-clusters.ts';
import { cityNear } from './map-cities.ts';
import {
  CITY_SCALE,
  fitted,
  fromScreen,
  MOST_SCALE,
  onScreen,
  project,
  scaleBar,
  unproject,
  zoomed,
} from './map-projection.ts';

const SIZE = { width: 800, height: 600 };
const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const sight = fc.record({
  x: fc.double({ min: -180, max: 180, noNaN: true }),
  y: fc.double({ min: -100, max: 100, noNaN: true }),
  scale: fc.double({ min: 2, max: 4000, noNaN: true }),
});

test('a place is found again where it was drawn', () => {
  fc.assert(
    fc.property(place, sight, (one, seen) => {
      const back = unproject(fromScreen(onScreen(project(one), seen, SIZE), seen, SIZE));
      expect(back.latitude).toBeCloseTo(one.latitude, 5);
      expect(back.longitude).toBeCloseTo(one.longitude, 5);
    }),
  );
});

test('east is right and north is up', () => {
  const riyadh = project({ latitude: 24.7, longitude: 46.7 });
  const cairo = project({ latitude: 30, longitude: 31.2 });
  expect(cairo.x).toBeLessThan(riyadh.x);
  expect(cairo.y).toBeLessThan(riyadh.y);
});

test('what lies below the pointer stays there while zooming', () => {
  const px = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(sight, px, fc.double({ min: 0.1, max: 10, noNaN: true }), (seen, at, factor) => {
      const before = fromScreen(at, seen, SIZE);
      const after = fromScreen(at, zoomed(seen, { factor, px: at, most: MOST_SCALE }, SIZE), SIZE);
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test('all places are seen when the map fits them; one alone is seen as a city', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (places) => {
      const seen = fitted(places, SIZE, 20);
      for (const one of places) {
        const { x, y } = onScreen(project(one), seen, SIZE);
        // At the smallest scale the whole world is wider than the map.
        if (seen.scale > 2) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x).toBeLessThanOrEqual(SIZE.width + 0.01);
          expect(y).toBeGreaterThanOrEqual(-0.01);
          expect(y).toBeLessThanOrEqual(SIZE.height + 0.01);
        }
      }
    }),
  );
  expect(fitted([{ latitude: 24.7, longitude: 46.7 }], SIZE, 20).scale).toBe(CITY_SCALE);
});

test('the bar is a round distance that fits', () => {
  expect(scaleBar({ x: 45, y: 0, scale: 100 }, 120)).toMatchObject({ km: 100 });
  fc.assert(
    fc.property(sight, (seen) => {
      const { km, px } = scaleBar(seen, 120);
      expect(px).toBeLessThanOrEqual(120.001);
      expect(px).toBeGreaterThan(40);
      expect(Number(km.toExponential().slice(0, 1))).toBeOneOf([1, 2, 5]);
    }),
  );
});

const pins = fc.array(
  fc.record({ pin: fc.uuid(), x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) }),
  { maxLength: 60 },
);

test('every pin is in exactly one cluster, near its first one; pins that stand alone stay alone', () => {
  fc.assert(
    fc.property(pins, (all) => {
      const clusters = clustered(all, 40);
      const where = new Map(all.map(({ pin, x, y }) => [pin, { x, y }]));
      expect(clusters.flatMap((cluster) => cluster.pins).sort()).toEqual(all.map(({ pin }) => pin).sort());
      for (const cluster of clusters) {
        const [first, ...others] = cluster.pins.map((pin) => where.get(pin));
        for (const other of others)
          expect(Math.hypot((first?.x ?? 0) - (other?.x ?? 0), (first?.y ?? 0) - (other?.y ?? 0))).toBeLessThan(40);
      }
    }),
  );
});

test('clusters keep their distance, so no mark covers another', () => {
  fc.assert(
    fc.property(pins, (all) => {
      const clusters = clustered(all, 40);
      clusters.forEach((a, index) => {
        for (const b of clusters.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(40);
      });
    }),
  );
});

test('a place is called by the city that it is in, and one in the desert by none', () => {
  expect(cityNear({ latitude: 24.8, longitude: 46.6 })?.name_en).toBe('Riyadh');
  expect(cityNear({ latitude: 25.35, longitude: 55.4 })?.name_en).toBe('Sharjah');
  expect(cityNear({ latitude: 20, longitude: 51 })).toBeUndefined();
});
