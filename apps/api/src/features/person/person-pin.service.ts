import type { personFields } from '@proline/contract/person/person-fields';
import { rounded } from '@proline/domain/place/coordinates';
import type { z } from 'zod';

type Pin = z.output<typeof personFields.pin>;

/** A pin that nobody speaks of stays, unless the city is another: it was in the one before. */
export function pinColumns(
  pin: Pin,
  city: string,
  kept: { readonly city: string } | null,
): { latitude?: number | null; longitude?: number | null } {
  if (pin === undefined && (kept === null || kept.city === city)) return {};
  return { latitude: pin ? rounded(pin.latitude) : null, longitude: pin ? rounded(pin.longitude) : null };
}

/** How the log says it. */
export const recordedPin = (latitude: number | null, longitude: number | null | undefined): string | null =>
  latitude === null || longitude === null || longitude === undefined ? null : `${latitude}, ${longitude}`;
