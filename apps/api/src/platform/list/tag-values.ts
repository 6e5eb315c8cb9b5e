import type { SqlValues } from './sql-values.ts';

const MOST_OFFERED = 200;

/** The tags that people have, by their beginning. */
export const tagValues = (starts: string, values: SqlValues): string => `
  select tag as value from known_tags where normalise_search(tag) like normalise_search(${values.add(starts)}) || '%'
  order by tag limit ${MOST_OFFERED}`;
