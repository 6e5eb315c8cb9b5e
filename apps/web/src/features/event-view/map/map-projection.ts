/** A position in degrees, as GPS reports it. */
export type Place = { readonly latitude: number; readonly longitude: number };
/** A point on the flat map: degrees to the east, and as many to the south as keep angles true (Mercator). */
export type MapPoint = { readonly x: number; readonly y: number };
/** The visible part of the map: its center, and the number of px per degree of longitude. */
export type MapSight = { readonly x: number; readonly y: number; readonly scale: number };
type Size = { readonly width: number; readonly height: number };

const DEGREE = Math.PI / 180;
/** The Mercator projection cannot show the poles. */
const LAST_LATITUDE = 84;
const LEAST_SCALE = 2;
/** About 30 m per px: outlines show no more. */
export const MOST_SCALE = 4_000;
/** A city with its surroundings. */
export const CITY_SCALE = 400;
const KM_PER_DEGREE = 111.32;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const project = ({ latitude, longitude }: Place): MapPoint => {
  const flat = within(latitude, -LAST_LATITUDE, LAST_LATITUDE);
  return { x: longitude, y: -Math.log(Math.tan(Math.PI / 4 + (flat * DEGREE) / 2)) / DEGREE };
};

export const unproject = ({ x, y }: MapPoint): Place => ({
  longitude: within(x, -180, 180),
  latitude: (2 * Math.atan(Math.exp(-y * DEGREE)) - Math.PI / 2) / DEGREE,
});

/** Returns where a point of the map is on the screen, in px from the north-west corner. */
export const onScreen = (point: MapPoint, sight: MapSight, { width, height }: Size): MapPoint => ({
  x: (point.x - sight.x) * sight.scale + width / 2,
  y: (point.y - sight.y) * sight.scale + height / 2,
});

export const fromScreen = (px: MapPoint, sight: MapSight, { width, height }: Size): MapPoint => ({
  x: (px.x - width / 2) / sight.scale + sight.x,
  y: (px.y - height / 2) / sight.scale + sight.y,
});

type Zoom = { readonly factor: number; readonly px: MapPoint; readonly most: number };

/** Zooms in or out, up to `most` px per degree; the point of the map under `px` stays where it is. */
export const zoomed = (sight: MapSight, { factor, px, most }: Zoom, size: Size): MapSight => {
  const scale = within(sight.scale * factor, LEAST_SCALE, most);
  const fixed = fromScreen(px, sight, size);
  return {
    x: fixed.x - (px.x - size.width / 2) / scale,
    y: fixed.y - (px.y - size.height / 2) / scale,
    scale,
  };
};

/** Moves the map by px, but not beyond the edge of the world, where people would get lost. */
export const panned = (sight: MapSight, by: MapPoint): MapSight => ({
  ...sight,
  x: within(sight.x + by.x / sight.scale, -180, 180),
  y: within(sight.y + by.y / sight.scale, -170, 170),
});

/** Returns the view that shows all places, but no closer than `most`: by default a city, when there is only one. */
export const fitted = (places: readonly Place[], size: Size, margin: number, most = CITY_SCALE): MapSight => {
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    Math.max(1, size.width - 2 * margin) / Math.max(east - west, 1e-9),
    Math.max(1, size.height - 2 * margin) / Math.max(south - north, 1e-9),
    most,
  );
  return { x: (west + east) / 2, y: (north + south) / 2, scale: Math.max(scale, LEAST_SCALE) };
};

/** Returns the longest round distance that fits into so many px: `{ km: 200, px: 96 }`. */
export const scaleBar = (sight: MapSight, mostPx: number): { readonly km: number; readonly px: number } => {
  const { latitude } = unproject(sight);
  const pxPerKm = sight.scale / (KM_PER_DEGREE * Math.max(0.05, Math.cos(latitude * DEGREE)));
  const most = mostPx / pxPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  const km = [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power;
  return { km, px: km * pxPerKm };
};
