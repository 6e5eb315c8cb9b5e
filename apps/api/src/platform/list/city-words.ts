import { CITIES } from '@proline/domain/place/cities';
import type { ValueWords } from '@proline/contract/frame/words';

/** Names of the cities that we know, however they were stored; others stay as they are. */
export const CITY_WORDS: ValueWords = Object.fromEntries(
  CITIES.flatMap(({ name_en, name_ar }) => [name_en, name_ar].map((stored) => [stored, { en: name_en, ar: name_ar }])),
);
