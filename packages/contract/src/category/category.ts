import { z } from 'zod';
import { catalogue, entryRow, entryValues, entryVersion } from '../frame/catalogue.ts';
import type { Slice } from '../frame/slice.ts';

const values = z.strictObject(entryValues);

/** Kinds of event. */
export const categoryCatalogue = catalogue({
  plural: 'categories',
  singular: 'category',
  path: '/admin/categories',
  entry: z.object(entryRow),
  values,
  changes: values.partial().extend({ version: entryVersion }),
});
export type Category = z.output<typeof categoryCatalogue.list.response>['data'][number];

export const categorySlice: Slice = [categoryCatalogue];
