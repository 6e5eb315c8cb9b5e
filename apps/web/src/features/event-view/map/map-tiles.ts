import { onScreen, type MapSight } from './map-projection.ts';

type Size = { readonly width: number; readonly height: number };

/** One picture of the tile server, and where it is on the screen, in px. */
export type Tile = {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const TILE_PX = 256;
/** The flat map is a square of so many degrees, which the server cuts into 2^z by 2^z tiles. */
const WORLD_DEGREES = 360;
const MOST_ZOOM = 18;

/** Px per degree from which streets are shown; farther away outlines say more than a carpet of names. */
export const TILES_FROM = 500;
/** Px per degree at which the largest tiles have their own size. */
export const STREET_SCALE = (TILE_PX * 2 ** MOST_ZOOM) / WORLD_DEGREES;
/** A venue with the streets around it. */
export const VENUE_SCALE = 12_000;

/** Returns the tiles that cover the visible part of the map: none where outlines are shown. */
export const tilesIn = (sight: MapSight, size: Size): readonly Tile[] => {
  if (sight.scale < TILES_FROM) return [];
  const z = Math.min(MOST_ZOOM, Math.round(Math.log2((sight.scale * WORLD_DEGREES) / TILE_PX)));
  const count = 2 ** z;
  const degrees = WORLD_DEGREES / count;
  const [reachX, reachY] = [size.width / 2 / sight.scale, size.height / 2 / sight.scale];
  const indexAt = (at: number) => Math.floor((at + WORLD_DEGREES / 2) / degrees);
  const between = (from: number, to: number) => {
    const first = Math.max(0, indexAt(from));
    const last = Math.min(count - 1, indexAt(to));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
  };
  const edge = (x: number, y: number) => {
    const corner = { x: x * degrees - WORLD_DEGREES / 2, y: y * degrees - WORLD_DEGREES / 2 };
    const at = onScreen(corner, sight, size);
    // Whole px, so that no gap shows between two tiles.
    return { left: Math.round(at.x), top: Math.round(at.y) };
  };
  return between(sight.y - reachY, sight.y + reachY).flatMap((y) =>
    between(sight.x - reachX, sight.x + reachX).map((x) => {
      const { left, top } = edge(x, y);
      const next = edge(x + 1, y + 1);
      return { z, x, y, left, top, width: next.left - left, height: next.top - top };
    }),
  );
};

export const tileAddress = (url: string, { z, x, y }: Pick<Tile, 'x' | 'y' | 'z'>): string =>
  url.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
