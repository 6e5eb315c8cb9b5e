import type { Language } from './list-source.ts';
import type { SqlValues } from './sql-values.ts';

const MOST_OFFERED = 200;

/** The tags that people have, by their beginning. */
export const tagValues = (starts: string, values: SqlValues): string => `
  select tag as value from known_tags where normalise_search(tag) like normalise_search(${values.add(starts)}) || '%'
  order by tag limit ${MOST_OFFERED}`;

// What people do, as SQL over a person's id. A role that is out of use is kept, but neither shown nor counted.

const OF = (id: string): string =>
  `from usher_roles does join types on types.id = does.type_id where does.usher_id = ${id} and types.archived_at is null`;

/** The types of work with their names, in the order of their catalogue. */
export const rolesDone = (id: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object('id', types.id, 'name_en', types.name_en, 'name_ar', types.name_ar)
    order by types.position, types.id) ${OF(id)}), '[]')`;

/** The names alone, one after the other, for the rows of a file. */
export const roleNamesDone = (id: string, language: Language): string =>
  `array_to_string(array(select types.name_${language} ${OF(id)} order by types.position, types.id), '${language === 'ar' ? '، ' : ', '}')`;
