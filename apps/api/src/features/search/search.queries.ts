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

/** How much of a typed word's letters a name must share, in threes; the index is asked by the same number. */
const LEAST_LIKENESS = 0.45;
/** At most so many names of a kind are compared letter by letter. */
const MOST_ALIKE = 200;
/** Shorter words are like too many others. */
const SHORTEST_MISSPELLED = 4;

const ARABIC = /\p{Script=Arabic}/u;

const beginning = (word: string): string => containing(word).slice(1);

const isCoded = (kind: SearchKind): kind is CodedKind => Object.hasOwn(CODE_LETTERS, kind);

/** The best matches of one kind: by code, by the last digits, then names that start with the text, then words that do, then the rest. */
function ofTable(kind: SearchKind, source: SearchedTable, query: SearchQuery, values: SqlValues): string {
  const { table, text, title_ar, city, byTail, also, first } = source;
  const code = codeFor(kind, query);
  const words = query.words.map((word) => `${text} like ${values.add(containing(word))}`);
  const there = city === undefined ? null : inCity({ text, city }, query.words, values);
  const ways = [
    ...(there === null ? [] : [`(${there})`]),
    ...(words.length > 0 ? [`(${words.join(' and ')})`] : []),
    ...(query.phone === null ? [] : [`${text} like ${values.add(containing(query.phone))}`]),
    ...(byTail === undefined || query.tail === null ? [] : [byTail(values.add(query.tail))]),
    ...(code === null ? [] : [`code = ${values.add(code)}`]),
    ...(also ? [`(${also(query, values)})`] : []),
  ];
  const word = query.words[0] ?? '';
  const start = values.add(beginning(word));
  const rank = `case
    ${code === null ? '' : `when code = ${values.add(code)} then 0`}
    ${byTail === undefined ? '' : tails(byTail, text, query, values)}
    when ${text} like ${start} then 2
    when ${text} like ${values.add(`% ${beginning(word)}`)} then ${
      // the text begins with the English title, and only a word in Arabic begins the other one
      ARABIC.test(word) ? `case when normalise_search(${title_ar}) like ${start} then 2 else 3 end` : '3'
    }
    else 4 end`;
  return `
    select ${hitColumns(kind, source)}, rank
    from (select *, ${rank} as rank from ${table} where ${ways.join(' or ')} ${first === undefined ? '' : `order by ${first}`} limit ${CANDIDATES}) ${table}
    order by rank > 0, ${first === undefined ? '' : `${first},`} rank, title_en, id limit ${MOST_OF_A_KIND}`;
}

/** Whoever says a number by its end means the end: the phone stands last in the text. */
function tails(
  byTail: (digits: string) => string,
  text: string,
  { phone, tail }: SearchQuery,
  values: SqlValues,
): string {
  const ways = [
    ...(tail === null ? [] : [byTail(values.add(tail))]),
    ...(phone === null ? [] : [`${text} like ${values.add(containing(phone).slice(0, -1))}`]),
  ];
  return ways.length === 0 ? '' : `when ${ways.join(' or ')} then 1`;
}

function hitColumns(kind: SearchKind, source: SearchedTable): string {
  const { title_en, title_ar, detail = 'null', status = 'null', image = 'null', starts_on = 'null' } = source;
  return `'${kind}' as kind, id, ${title_en} as title_en, ${title_ar} as title_ar,
    ${isCoded(kind) ? 'code' : 'null::bigint'} as code, ${detail}::text as detail, ${status}::text as status,
    ${image}::text as image, null::bigint as amount_minor, null::text as currency, (${starts_on})::date as starts_on`;
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

/** When nothing is spelled so: names that are nearly, the nearest first. Numbers are never guessed. */
export async function findNearRecords(
  pool: pg.Pool,
  { words }: SearchQuery,
  kinds: readonly SearchKind[],
  sources: SearchSources,
): Promise<SearchHit[]> {
  if (words.length === 0 || words.some((word) => word.length < SHORTEST_MISSPELLED || /\d/.test(word))) return [];
  const values = new SqlValues();
  const typed = words.map((word) => values.add(word));
  const found = kinds.flatMap((kind) => {
    const source = sources[kind];
    return 'table' in source ? [nearOf(kind, source, typed)] : [];
  });
  if (found.length === 0) return [];
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query(`select set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(LEAST_LIKENESS)]);
    const { rows } = await client.query<SearchHit>({ text: found.join(' union all '), values: values.list });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function nearOf(kind: SearchKind, source: SearchedTable, typed: readonly string[]): string {
  const { table, text } = source;
  // the index finds parts of words, too; a whole word that is like the typed one is nearer
  const likeness = typed.map((word) => `strict_word_similarity(${word}, ${text})`).join(' + ');
  return `(
    select ${hitColumns(kind, source)}
    from (select *, ${likeness} as likeness from ${table}
      where ${typed.map((word) => `${text} %> ${word}`).join(' and ')} limit ${MOST_ALIKE}) ${table}
    order by likeness desc, title_en, id limit ${MOST_OF_A_KIND})`;
}
