import { RATING_HALF_LIFE_DAYS, RATING_PRIOR } from '@proline/domain/figures/rating';
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

/** Where somebody lives; of the person's row, or a hat's view. */
export const pinOf = (row: string): string => `case when ${row}.latitude is not null
  then jsonb_build_object('latitude', ${row}.latitude, 'longitude', ${row}.longitude) end`;

// Everything is float8, and what is the same for all rows stands in a select of its own, which is asked once: exact decimals
// would take a hundred times as long for each row.

/** What a kept weight is worth today; see the migration of usher_work. */
const FADED = `(select power(0.5::float8,
  (extract(epoch from now() - timestamptz '2020-01-01 00:00+00') / 86400 / ${RATING_HALF_LIFE_DAYS})::float8))`;
const MEAN = `(select (sum(status::integer * n) / nullif(sum(n), 0))::float8 from status_counts where entity = 'ratings')`;

/** The rating of the domain, over kept sums of ratings; null: there are none. */
export const ratingSql = (of: string): string =>
  `case when ${of}.ratings > 0 then round((
    (${RATING_PRIOR} * ${MEAN} + ${of}.rating_sum * ${FADED}) / (${RATING_PRIOR} + ${of}.rating_weight * ${FADED})
  )::numeric, 2)::float8 end`;
