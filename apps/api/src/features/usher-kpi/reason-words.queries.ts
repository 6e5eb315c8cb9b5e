import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';

/** A text as SQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The lines of a text in the settings, as `pairsOf` reads them. */
const linesOf = (field: 'no_show_reasons_en' | 'no_show_reasons_ar'): string => `(
  select array_agg(btrim(line, E' \\t\\r') order by at)
  from regexp_split_to_table(
    coalesce((select value ->> '${field}' from settings where key = 'attendance'), ${quoted(DEFAULT_ATTENDANCE[field])}), E'\\n'
  ) with ordinality written (line, at)
  where btrim(line, E' \\t\\r') <> '')`;

/** SQL for `reasonWords` of a kept reason: it is kept in English, and what is not on the list is what somebody typed. */
export const arabicReason = (kept: string): string =>
  `coalesce((${linesOf('no_show_reasons_ar')})[array_position(${linesOf('no_show_reasons_en')}, ${kept})], ${kept})`;
