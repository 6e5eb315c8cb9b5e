import { z } from 'zod';
import { isPlainLine } from '@proline/domain/text/plain-text';
import { SEARCH_KINDS } from '../facts.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';

export const SEARCH_MIN = 2;
export const SEARCH_MAX = 100;

/** One found record, whatever it is. */
const hit = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.uuid(),
  title_en: z.string(),
  title_ar: z.string(),
  /** the record's code; null when its kind has none */
  code: z.int().nullable(),
  /** phone, city or e-mail: what tells two of the same name apart */
  detail: z.string().nullable(),
  /** of transfers, in minor units */
  amount_minor: z.int().nullable(),
  currency: z.string().nullable(),
  status: z.string().nullable(),
  /** of events, in their own time zone */
  starts_on: z.iso.date().nullable(),
  image: z.string().nullable(),
});
export type SearchHit = z.output<typeof hit>;

export const search = endpoint({
  name: 'search',
  summary: 'Records by name, number or phone, events also by client and leader, of the kinds that the caller may see',
  method: 'GET',
  path: '/admin/search',
  access: 'signed_in',
  query: z.strictObject({
    q: z
      .string()
      .max(SEARCH_MAX)
      .meta({ examples: ['hala'] })
      .transform((text) => text.normalize('NFC').trim())
      .pipe(z.string().min(SEARCH_MIN).max(SEARCH_MAX).refine(isPlainLine, { error: 'forbidden_characters' })),
  }),
  response: z.object({
    data: z.array(hit),
    /** nothing is spelled so: these are the nearest, if any */
    meta: z.object({ nearest: z.boolean() }),
  }),
});

export const searchSlice: Slice = [search];
