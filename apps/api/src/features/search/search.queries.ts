import type { SearchKind } from '@proline/contract/facts';
import type { SearchHit } from '@proline/contract/search/search';
import { CODE_LETTERS, type CodedKind, type SearchQuery } from '@proline/domain/text/search-query';
import type pg from 'pg';
import type { SearchedTable, SearchSources } from '../../platform/list/search-source.ts';
import { containing, inCity } from '../../platform/list/search-sql.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';

const MOST_OF_A_KIND = 5;
/** At most this many matches are ranked; a very common word needs no perfect order. */
const CANDIDATES = 200;

const beginning = (word: string): string => containing(word).slice(1);

const isCoded = (kind: SearchKind): kind is CodedKind => Object.hasOwn(CODE_LETTERS, kind);

/** The best matches of one kind: by code, then names that start with the text, then words that do, then the rest. */
function ofTable(kind: SearchKind, source: SearchedTable, query: SearchQuery, values: SqlValues): string {
  const { table, text, title_en, title_ar, city, also, first } = source;
  const { detail = 'null', status = 'null', image = 'null', starts_on = 'null' } = source;
  const code = codeFor(kind, query);
  const words = query.words.map((word) => `${text} like ${values.add(containing(word))}`);
  const there = city === undefined ? null : inCity({ text, city }, query.words, values);
  const ways = [
    ...(there === null ? [] : [`(${there})`]),
    ...(words.length > 0 ? [`(${words.join(' and ')})`] : []),
    ...(query.phone === null ? [] : [`${text} like ${values.add(containing(query.phone))}`]),
    ...(code === null ? [] : [`code = ${values.add(code)}`]),
    ...(also ? [`(${also(query, values)})`] : []),
  ];
  const word = query.words[0] ?? '';
  const start = values.add(beginning(word));
  const rank = `case
    ${code === null ? '' : `when code = ${values.add(code)} then 0`}
    when normalise_search(${title_en}) like ${start} or normalise_search(${title_ar}) like ${start} then 1
    when ${text} like ${values.add(`% ${beginning(word)}`)} then 2
    else 3 end`;
  return `
    select '${kind}' as kind, id, ${title_en} as title_en, ${title_ar} as title_ar,
      ${isCoded(kind) ? 'code' : 'null::bigint'} as code, ${detail}::text as detail, ${status}::text as status,
      ${image}::text as image, null::bigint as amount_minor, null::text as currency, (${starts_on})::date as starts_on, rank
    from (select *, ${rank} as rank from ${table} where ${ways.join(' or ')} ${first === undefined ? '' : `order by ${first}`} limit ${CANDIDATES}) ${table}
    order by rank > 0, ${first === undefined ? '' : `${first},`} rank, title_en, id limit ${MOST_OF_A_KIND}`;
}

const codeFor = (kind: SearchKind, { code }: SearchQuery): number | null =>
  code !== null && isCoded(kind) && (code.kind === null || code.kind === kind) ? code.number : null;

/** All kinds in one statement: one round trip, one snapshot. */
export async function findRecords(
  pool: pg.Pool,
  query: SearchQuery,
  kinds: readonly SearchKind[],
  sources: SearchSources,
): Promise<SearchHit[]> {
  if (query.words.length === 0) return [];
  const values = new SqlValues();
  const direct = kinds.flatMap((kind) => {
    const source = sources[kind];
    return 'table' in source ? [{ kind, sql: ofTable(kind, source, query, values) }] : [];
  });
  const throughOthers = kinds.flatMap((kind) => {
    const source = sources[kind];
    if ('table' in source) return [];
    const code = codeFor(kind, query);
    const through = source.through.filter((other) => kinds.includes(other));
    if (code === null && through.length === 0) return [];
    return [{ kind, sql: source.sql({ code, through, most: MOST_OF_A_KIND, values }) }];
  });
  const found = [...direct, ...throughOthers];
  if (found.length === 0) return [];
  const { rows } = await pool.query<SearchHit>({
    text: `with ${found.map(({ kind, sql }) => `found_${kind} as materialized (${sql})`).join(', ')}
      ${found.map(({ kind }) => `select * from found_${kind}`).join(' union all ')}`,
    values: values.list,
  });
  return rows;
}
