import type { SearchHit, SearchKind } from '@proline/contract/search/search';
import { CODE_LETTERS, type CodedKind, type SearchQuery } from '@proline/domain/text/search-query';
import type pg from 'pg';
import { inCity } from '../../platform/list/search-sql.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';

const MOST_OF_A_KIND = 5;
/** At most this many matches are ranked; a very common word needs no perfect order. */
const CANDIDATES = 200;

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
const beginning = (word: string): string => containing(word).slice(1);

const isCoded = (kind: SearchKind): kind is CodedKind => Object.hasOwn(CODE_LETTERS, kind);

type Source = {
  readonly table: string;
  /** normalised; the index's own expression where there is an index */
  readonly text: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly detail?: string;
  readonly status?: string;
  readonly image?: string;
  /** a column: found by the city's name in either language */
  readonly city?: string;
};

const SOURCES: Readonly<Record<Exclude<SearchKind, 'transfers'>, Source>> = {
  events: {
    table: 'events',
    text: 'search_text',
    // a draft may have a title in one language only, or none yet
    title_en: `coalesce(nullif(title_en, ''), nullif(title_ar, ''), 'E-' || code)`,
    title_ar: `coalesce(nullif(title_ar, ''), nullif(title_en, ''), 'E-' || code)`,
    detail: `nullif(city, '')`,
    status: 'status',
    city: 'city',
  },
  ushers: {
    table: 'ushers',
    text: 'search_text',
    title_en: 'name_en',
    title_ar: 'name_ar',
    detail: 'phone',
    status: 'status',
    image: 'photo',
  },
  leaders: {
    table: 'team_leaders',
    text: 'search_text',
    title_en: 'name_en',
    title_ar: 'name_ar',
    detail: 'phone',
    status: 'status',
    image: 'photo',
  },
  categories: {
    table: 'categories',
    text: `normalise_search(name_en || ' ' || name_ar)`,
    title_en: 'name_en',
    title_ar: 'name_ar',
    status: `case when archived_at is not null then 'archived' end`,
  },
  types: {
    table: 'types',
    text: `normalise_search(name_en || ' ' || name_ar)`,
    title_en: 'name_en',
    title_ar: 'name_ar',
    status: `case when archived_at is not null then 'archived' end`,
  },
  admins: {
    table: 'admins',
    text: 'search_text',
    title_en: 'name',
    title_ar: 'name',
    detail: 'email',
    status: 'status',
    image: 'image',
  },
};

/** The best matches of one kind: by code, then names that start with the text, then words that do, then the rest. */
function ofKind(kind: Exclude<SearchKind, 'transfers'>, query: SearchQuery, values: SqlValues): string {
  const { table, text, title_en, title_ar, detail = 'null', status = 'null', image = 'null', city } = SOURCES[kind];
  const code = codeFor(kind, query);
  const words = query.words.map((word) => `${text} like ${values.add(containing(word))}`);
  const there = city === undefined ? null : inCity({ text, city }, query.words, values);
  const ways = [
    ...(there === null ? [] : [`(${there})`]),
    ...(words.length > 0 ? [`(${words.join(' and ')})`] : []),
    ...(query.phone === null ? [] : [`${text} like ${values.add(containing(query.phone))}`]),
    ...(code === null ? [] : [`code = ${values.add(code)}`]),
  ];
  const first = query.words[0] ?? '';
  const start = values.add(beginning(first));
  const rank = `case
    ${code === null ? '' : `when code = ${values.add(code)} then 0`}
    when normalise_search(${title_en}) like ${start} or normalise_search(${title_ar}) like ${start} then 1
    when ${text} like ${values.add(`% ${beginning(first)}`)} then 2
    else 3 end`;
  return `
    select '${kind}' as kind, id, ${title_en} as title_en, ${title_ar} as title_ar,
      ${isCoded(kind) ? 'code' : 'null::bigint'} as code, ${detail}::text as detail, ${status}::text as status,
      ${image}::text as image, null::bigint as amount_minor, null::text as currency, rank
    from (select *, ${rank} as rank from ${table} where ${ways.join(' or ')} limit ${CANDIDATES}) found
    order by rank, title_en, id limit ${MOST_OF_A_KIND}`;
}

/** A transfer is found by its code or its payee. */
function ofTransfers(query: SearchQuery, people: readonly string[], values: SqlValues): string {
  const code = codeFor('transfers', query);
  const ways = [
    ...(code === null ? [] : [`select *, 0 as rank from transfers where code = ${values.add(code)}`]),
    ...people.map((kind) => {
      const column = kind === 'ushers' ? 'usher_id' : 'leader_id';
      return `select t.* from found_${kind} p cross join lateral (
        select *, 1 as rank from transfers where ${column} = p.id order by created_at desc limit ${MOST_OF_A_KIND}
      ) t`;
    }),
  ];
  return `
    select 'transfers' as kind, t.id, coalesce(u.name_en, l.name_en) as title_en, coalesce(u.name_ar, l.name_ar) as title_ar,
      t.code, null::text as detail, case when t.voided_at is null then t.status end as status,
      null::text as image, t.net_minor as amount_minor, t.currency::text as currency, t.rank
    from (select * from (${ways.map((way) => `(${way})`).join(' union all ')}) found
          order by rank, created_at desc, id limit ${MOST_OF_A_KIND}) t
    left join ushers u on u.id = t.usher_id left join team_leaders l on l.id = t.leader_id
    order by rank, t.created_at desc, t.id`;
}

const codeFor = (kind: SearchKind, { code }: SearchQuery): number | null =>
  code !== null && isCoded(kind) && (code.kind === null || code.kind === kind) ? code.number : null;

/** All kinds in one statement: one round trip, one snapshot. */
export async function findRecords(
  pool: pg.Pool,
  query: SearchQuery,
  kinds: readonly SearchKind[],
): Promise<SearchHit[]> {
  if (query.words.length === 0 || kinds.length === 0) return [];
  const values = new SqlValues();
  const named = kinds.filter((kind) => kind !== 'transfers');
  const parts = named.map((kind) => `found_${kind} as materialized (${ofKind(kind, query, values)})`);
  const people = named.filter((kind) => kind === 'ushers' || kind === 'leaders');
  const withTransfers =
    kinds.includes('transfers') && (people.length > 0 || codeFor('transfers', query) !== null)
      ? [...parts, `found_transfers as materialized (${ofTransfers(query, people, values)})`]
      : parts;
  const names = [...named, ...(withTransfers.length > parts.length ? ['transfers'] : [])];
  const { rows } = await pool.query<SearchHit>({
    text: `with ${withTransfers.join(', ')} ${names.map((name) => `select * from found_${name}`).join(' union all ')}`,
    values: values.list,
  });
  return rows;
}
