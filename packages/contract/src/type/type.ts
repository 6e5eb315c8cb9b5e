import { z } from 'zod';
import type { Currency } from '@proline/domain/place/region';
import { catalogue, entryRow, entryValues, entryVersion } from '../frame/catalogue.ts';
import type { Slice } from '../frame/slice.ts';

/** Per hour, in minor units. A higher rate can only be a typing mistake. */
export const MOST_RATE_MINOR = 10_000_000;

const rate = z.int().min(1).max(MOST_RATE_MINOR).optional();

/** What is usual per hour, by currency; a currency that is left out has nothing usual. */
const rates = z.strictObject({
  SAR: rate,
  AED: rate,
  QAR: rate,
  KWD: rate,
  BHD: rate,
  OMR: rate,
  EGP: rate,
} satisfies Record<Currency, typeof rate>);

const values = z.strictObject({
  ...entryValues,
  rates,
});

/** Kinds of staff role. */
export const typeCatalogue = catalogue({
  plural: 'types',
  singular: 'type',
  path: '/admin/types',
  entry: z.object({ ...entryRow, rates: z.record(z.string(), z.int()) }),
  values,
  changes: values.partial().extend({ version: entryVersion }),
});
export type Type = z.output<typeof typeCatalogue.list.response>['data'][number];

export const typeSlice: Slice = [typeCatalogue];
