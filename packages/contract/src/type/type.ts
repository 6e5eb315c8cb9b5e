import { z } from 'zod';
import { CURRENCIES } from '@proline/domain/place/region';
import { catalogue, entryRow, entryValues, entryVersion } from '../frame/catalogue.ts';
import type { Slice } from '../frame/slice.ts';

/** Per hour, in minor units. A higher rate can only be a typing mistake. */
export const MOST_RATE_MINOR = 10_000_000;

const values = z.strictObject({
  ...entryValues,
  default_rate_minor: z.int().nonnegative().max(MOST_RATE_MINOR),
  currency: z.enum(CURRENCIES),
});

/** Kinds of staff role. */
export const typeCatalogue = catalogue({
  plural: 'types',
  singular: 'type',
  path: '/admin/types',
  entry: z.object({ ...entryRow, default_rate_minor: z.int(), currency: z.string() }),
  values,
  changes: values.partial().extend({ version: entryVersion }),
});
export type Type = z.output<typeof typeCatalogue.list.response>['data'][number];

export const typeSlice: Slice = [typeCatalogue];
