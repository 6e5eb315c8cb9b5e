import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoArea, geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

/**
 * Draws the map of the web app: coasts and borders of Natural Earth, which is in the public domain, as flat paths. Run
 * it after changing a number here: `node apps/web/build/draw-map.ts`.
 */
export const OUTLINES_FILE = path.resolve(import.meta.dirname, '../src/features/event-view/map/outlines.gen.ts');

type Shape = NonNullable<Parameters<typeof mesh>[1]>;
type Atlas = Parameters<typeof mesh>[0] & { readonly objects: { readonly land: Shape; readonly countries: Shape } };
/** In degrees. */
type Region = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** The Gulf, Egypt and the Levant are drawn finely, in hundredths of a degree. */
const HOME: Region = { west: 24, south: 11, east: 62, north: 38 };
const FINE = 100;
/** The rest of the world is for orientation. */
const COARSE = 10;

const DEGREES = 180 / Math.PI;

/** The map's own projection: degrees to the east, and as many to the south as keep angles true. */
const mercator = () => geoMercator().scale(DEGREES).translate([0, 0]).precision(0);

const atlasOf = (detail: '10m' | '110m'): Atlas =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`), 'utf8'),
  ) as Atlas;

/** Rewrites a path in whole units with short relative steps; a line that shrinks to a point is left out. */
const compact = (drawn: string, unit: number): string =>
  drawn
    .split('M')
    .slice(1)
    .map((line) => {
      const points = line
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map((number) => Math.round(Number(number) * unit)));
      const [[left = 0, top = 0] = [], ...rest] = points;
      let [x, y] = [left, top];
      const steps: string[] = [];
      for (const [toX = 0, toY = 0] of rest) {
        if (toX !== x || toY !== y) steps.push(`${toX - x} ${toY - y}`);
        [x, y] = [toX, toY];
      }
      return steps.length < 2 ? '' : `M${left} ${top}l${steps.join(' ')}${line.endsWith('Z') ? 'Z' : ''}`;
    })
    .join('')
    .replaceAll(' -', '-');

const draw = (shape: GeoPermissibleObjects, unit: number, region?: Region): string => {
  const projection = mercator();
  if (region) {
    const [west = 0, north = 0] = projection([region.west, region.north]) ?? [];
    const [east = 0, south = 0] = projection([region.east, region.south]) ?? [];
    projection.clipExtent([
      [west, north],
      [east, south],
    ]);
  }
  return compact(geoPath(projection).digits(3)(shape) ?? '', unit);
};

const HALF_THE_EARTH = 2 * Math.PI;

/** Some islets run the wrong way around, which on a sphere means everything but the islet; they are turned. */
const landOf = (atlas: Atlas): GeoPermissibleObjects => {
  const land = feature(atlas, atlas.objects.land);
  const parts = land.type === 'FeatureCollection' ? land.features : [land];
  return {
    type: 'MultiPolygon',
    coordinates: parts
      .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
      .map((rings) =>
        geoArea({ type: 'Polygon', coordinates: rings }) > HALF_THE_EARTH
          ? rings.map((ring) => ring.toReversed())
          : rings,
      ),
  };
};

const drawn = (atlas: Atlas, unit: number, region?: Region) => ({
  unit,
  land: draw(landOf(atlas), unit, region),
  borders: draw(
    mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
    unit,
    region,
  ),
});

/** Returns the text of the generated file. */
export const drawOutlines = (): string => {
  const outlines = {
    region: HOME,
    fine: drawn(atlasOf('10m'), FINE, HOME),
    coarse: drawn(atlasOf('110m'), COARSE),
  };
  return `// Written by apps/web/build/draw-map.ts from Natural Earth (public domain); do not edit.
export const OUTLINES = ${JSON.stringify(outlines)};
`;
};

if (import.meta.main) writeFileSync(OUTLINES_FILE, drawOutlines());
