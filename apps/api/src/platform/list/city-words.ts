import { CITIES } from '@proline/domain/place/cities';
import type { ExportCell } from './list-source.ts';

/** Names of the cities that we know, however they were stored; others stay as they are. */
export const CITY_WORDS: NonNullable<ExportCell['words']> = Object.fromEntries(
  CITIES.flatMap(({ name_en, name_ar }) => [name_en, name_ar].map((stored) => [stored, { en: name_en, ar: name_ar }])),
);
