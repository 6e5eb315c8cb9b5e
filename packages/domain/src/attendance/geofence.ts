import type { MapPin } from '../place/coordinates.ts';
import { kilometresBetween } from '../place/distance.ts';

/** Where somebody's phone says that it is. */
export type MarkPlace = MapPin & { /** as the phone says; null: it does not */ readonly accuracy_m: number | null };

/** Of an event without zones, and of places in none. */
export const DEFAULT_RADIUS_M = 200;
/** A phone that claims to know less than this gets no more benefit of the doubt. */
const MOST_DOUBT_M = 100;

const METRES = 1_000;

/** In metres; null: the event has no pin, or nobody said where it was. */
export const distanceOf = (place: MarkPlace | null, pin: MapPin | null): number | null =>
  place === null || pin === null ? null : Math.round(kilometresBetween(place, pin) * METRES);

/** Nobody is outside a fence that is not there. */
export const isOutside = (place: MarkPlace | null, pin: MapPin | null, radius_m: number): boolean => {
  const distance = distanceOf(place, pin);
  return distance !== null && distance - Math.min(place?.accuracy_m ?? 0, MOST_DOUBT_M) > radius_m;
};
