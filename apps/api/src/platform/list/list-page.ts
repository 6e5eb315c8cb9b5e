import { createHash } from 'node:crypto';
import { TOTAL_CAP, type ListMeta, type SortTerm } from '@proline/contract/frame/list';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import type pg from 'pg';
import { REPLY_TYPES } from '../postgres/database.ts';
import { Refusal } from '../http/refusal.ts';
import { sharedRead } from '../http/shared-read.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { comesAfter, flipped, orderBy, orderJoins, orderOf, type OrderTerm } from './list-order.ts';
import type { AnySource, Language } from './list-source.ts';
import { listTotal, type ListTotal } from './list-total.ts';
import { conditionsOf, isCountedBy, madeRows, narrowingOf, refuseHidden, where, type Narrowing } from './list-where.ts';
import { SqlValues } from './sql-values.ts';

export type ListQuery = {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly sort?: readonly SortTerm[] | undefined;
} & Readonly<Record<string, unknown>>;

export type Reader = {
  readonly permission_set: PermissionSet;
  readonly language: Language;
  /** undefined: nobody in particular */
  readonly admin_id?: string;
};
type FoundRow = Readonly<Record<string, unknown>>;
export type ListReply = { data: FoundRow[]; meta: ListMeta };

const FIRST_PAGE = 1;
const STANDARD_PER_PAGE = 25;

/** One page and its total, in one round trip. */
export async function readPage(pool: pg.Pool, source: AnySource, query: ListQuery, reader: Reader): Promise<ListReply> {
  const { page = FIRST_PAGE, per_page = STANDARD_PER_PAGE, after, before } = query;
  if (after !== undefined && before !== undefined) {
    throw new Refusal('validation_failed', { errors: { before: ['not_allowed'] } });
  }
  const narrowing = narrowingOf(source.list, query);
  refuseHidden(source.list, reader.permission_set, {
    filters: narrowing.set.keys(),
    sorts: query.sort?.map(({ by }) => by) ?? [],
  });
  const order = orderOf(source, query.sort, reader.language, narrowing.set);
  const values = new SqlValues();
  const walked = before === undefined ? order : flipped(order);
  const keys =
    after !== undefined
      ? readCursor('after', after, order)
      : before !== undefined
        ? readCursor('before', before, order)
        : null;
  const { text, total } = pageStatement(pool, {
    source,
    narrowing,
    order: walked,
    keys,
    skip: keys === null ? (page - FIRST_PAGE) * per_page : 0,
    limit: per_page + 1,
    fields: visibleFields(source, reader.permission_set),
    values,
  });
  // free text has no plan that fits all of it, and rare mixtures are not worth keeping
  const isKept = narrowing.q === undefined && narrowing.set.size <= 1;
  const rows = await rowsOf(pool, { text, values: values.list, total, isKept });
  return replyOf(rows, {
    page,
    per_page,
    backwards: before !== undefined,
    fromCursor: keys !== null,
    order,
    narrowing,
    source,
  });
}

type Statement = PageStatement & { readonly values: readonly unknown[]; readonly isKept: boolean };

/** After a change all browsers that look at a list ask for it at once, and most for the same page. */
const rowsOf = sharedRead(
  async (pool, { text, values, total, isKept }: Statement): Promise<readonly FoundRow[]> => {
    const { rows } = await pool.query<FoundRow>({
      ...(isKept && { name: nameOf(text) }),
      text,
      // a total may have been counted since the page was asked for
      values: total?.renewed(values) ?? [...values],
      types: REPLY_TYPES,
    });
    total?.remember(rows[0]);
    return rows;
  },
  ({ text, values }) => `${text}${JSON.stringify(values)}`,
);

const nameOf = (text: string): string => `list-${createHash('sha1').update(text).digest('base64url')}`;

const visibleFields = ({ list, select }: AnySource, set: PermissionSet): string[] =>
  Object.entries(select).map(([field, sql]) => {
    const access = list.columns[field]?.access;
    return `${access !== undefined && !mayDo(set, access) ? 'null' : sql} as "${field}"`;
  });

type PageParts = {
  readonly source: AnySource;
  readonly narrowing: Narrowing;
  readonly order: readonly OrderTerm[];
  readonly keys: readonly string[] | null;
  readonly skip: number;
  readonly limit: number;
  readonly fields: readonly string[];
  readonly values: SqlValues;
};

type PageStatement = { readonly text: string; readonly total: ListTotal | null };

function pageStatement(pool: pg.Pool, parts: PageParts): PageStatement {
  const { source, narrowing, order, keys, skip, limit, fields, values } = parts;
  const { from, joins = '', id } = source;
  const made = madeRows(source, narrowing, values);
  const conditions = conditionsOf(source, narrowing, values);
  // counters know totals by status; anything else is counted up to the cap
  const isCounted = isCountedBy(source, narrowing);
  const count = `select count(*) from (select from ${from} ${where(conditions)} limit ${TOTAL_CAP + 1}) capped`;
  const total = isCounted ? null : listTotal(pool, { count, from, conditions: [made, ...conditions], values });
  const jump = skip > 0 ? jumpSql(parts) : null;
  const placed = [
    ...conditions,
    ...(keys === null ? [] : [comesAfter(order, keys, values)]),
    ...(jump === null ? [] : [jump.condition]),
  ];
  const offset = jump === null ? (skip > 0 ? `offset ${values.add(skip)}` : '') : `offset ${jump.offset}`;
  // the limit stands in the text, because the planner would take a bound one for a tenth of the table
  const found = (fieldsThere: string) => `
      select ${fieldsThere}${order.map(({ sql }, index) => `${sql} as k${index}`).join(', ')}
      from ${from} ${orderJoins(order)} ${where(placed)}
      order by ${orderBy(order, ({ sql }) => sql)} limit ${limit} ${offset}`;
  // where rows are passed over, the page is found by its keys alone, and only its rows are read whole
  const [page, rows] =
    skip > 0
      ? ['page', `(${found('')}) page on true left join ${from} on ${id.sql} = page.k${order.length - 1}`]
      : [from, `(${found(`${from}.*, `)}) ${from} on true`];
  const text = `
    ${jump === null ? made : jump.with}
    select counted.*,
      ${order.map((_, index) => `${page}.k${index}::text as "#${index}"`).join(', ')},
      ${fields.join(', ')}
    from (select ${total?.columns ?? `(${countedSql(source, narrowing, values)}) as "#total"`}) counted
    left join ${rows} ${joins}
    order by ${orderBy(order, (_, index) => `${page}.k${index}`)}`;
  return { text, total };
}

const countedSql = (source: AnySource, narrowing: Narrowing, values: SqlValues): string =>
  `select coalesce(sum(n), 0)::bigint from status_counts ${ofCounted('entity', source, narrowing, values)}`;

const ofCounted = (column: string, { counted, list }: AnySource, { set }: Narrowing, values: SqlValues): string => {
  const statuses = list.tabs === undefined ? undefined : set.get(list.tabs);
  return where([
    `${column} = ${values.add(counted)}`,
    ...(Array.isArray(statuses) ? [values.oneOf('status', statuses)] : []),
  ]);
};

/**
 * In the order of making, the days' counts tell on which day the page begins: only that day's rows are passed over.
 * Other orders, and filters whose total ends at the cap, pass over their index entries.
 */
function jumpSql({ source, narrowing, order, skip, values }: PageParts) {
  const [first] = order;
  if (!first || first.name !== 'created_at' || order.length !== 2 || !isCountedBy(source, narrowing)) return null;
  const way = first.descending ? ' desc' : '';
  const offset = values.add(skip);
  const inDay = first.descending
    ? `${first.sql} < ((select day from place) + 1)::timestamp at time zone 'UTC'`
    : `${first.sql} >= (select day from place)::timestamp at time zone 'UTC'`;
  return {
    with: `
      with place as materialized (
        select day, earlier from (
          select day, n, sum(n) over (order by day${way}) - n as earlier from (
            select day, sum(n)::integer as n from list_days ${ofCounted('list', source, narrowing, values)} group by day
          ) days
        ) summed
        where earlier <= ${offset}::bigint and earlier + n > ${offset}::bigint
      )`,
    // without such a day there is no such page
    condition: `(${inDay} and exists (select from place))`,
    offset: `greatest(0, ${offset}::bigint - (select earlier from place))`,
  };
}

type ReplyParts = {
  readonly page: number;
  readonly per_page: number;
  readonly backwards: boolean;
  readonly fromCursor: boolean;
  readonly order: readonly OrderTerm[];
  readonly narrowing: Narrowing;
  readonly source: AnySource;
};

function replyOf(rows: readonly FoundRow[], parts: ReplyParts): ListReply {
  const { page, per_page, backwards, fromCursor, order, narrowing, source } = parts;
  const counted = Number(rows[0]?.['#total'] ?? 0);
  const total_exact = isCountedBy(source, narrowing) || counted <= TOTAL_CAP;
  const total = total_exact ? counted : TOTAL_CAP;
  // a page without rows still has one row with the total
  const present = rows.filter((row) => row['#0'] !== null);
  const more = present.length > per_page;
  const kept = present.slice(0, per_page);
  if (backwards) kept.reverse();
  const cursorAt = (row: FoundRow | undefined) =>
    row === undefined
      ? null
      : writeCursor(
          order,
          order.map((_, index) => String(row[`#${index}`])),
        );
  const hasNext = backwards ? kept.length > 0 : more;
  const hasPrevious = backwards ? more : fromCursor || page > FIRST_PAGE;
  return {
    data: kept,
    meta: {
      current_page: page,
      per_page,
      total,
      last_page: Math.max(FIRST_PAGE, Math.ceil(total / per_page)),
      total_exact,
      next: hasNext ? cursorAt(kept.at(-1)) : null,
      previous: hasPrevious ? cursorAt(kept[0]) : null,
    },
  };
}
