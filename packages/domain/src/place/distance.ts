import type { MapPin } from './coordinates.ts';

const EARTH_RADIUS_KM = 6_371;
const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export const kilometresBetween = (a: MapPin, b: MapPin): number => {
  const [north, east] = [inRadians(b.latitude - a.latitude), inRadians(b.longitude - a.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(inRadians(a.latitude)) * Math.cos(inRadians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};
