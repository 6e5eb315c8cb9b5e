import { z } from 'zod';

/** A place on the map, in degrees. */
export const mapPin = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
