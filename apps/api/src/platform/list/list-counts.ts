import { TOTAL_CAP } from '@proline/contract/frame/list';
import type pg from 'pg';
import type { Reader } from './list-page.ts';
import type { AnySource } from './list-source.ts';
import { conditionsOf, madeRows, narrowingOf, refuseHidden, where } from './list-where.ts';
import { SqlValues } from './sql-values.ts';

type Counts = { all: number; tabs: Record<string, number>; exact: boolean };

/** How many each tab would show, with every other filter as it is. */
export async function readCounts(
  pool: pg.Pool,
  source: AnySource,
  query: Readonly<Record<string, unknown>>,
  reader: Reader,
): Promise<Counts> {
  const { list, tabs = `''`, counted, from } = source;
  const { q, set } = narrowingOf(list, query);
  const others = { q, set: new Map([...set].filter(([name]) => name !== list.tabs)) };
  refuseHidden(list, reader.permission_set, { filters: set.keys() });
  const values = new SqlValues();
  const isFree = counted !== undefined && q === undefined && others.set.size === 0;
  const made = madeRows(source, others, values);
  const text = isFree
    ? `select status as tab, sum(n)::bigint as n from status_counts where entity = ${values.add(counted)} group by status`
    : `${made} select tab, count(*) as n from (
         select ${tabs} as tab from ${from} ${where(conditionsOf(source, others, values))} limit ${TOTAL_CAP + 1}
       ) capped group by tab`;
  const { rows } = await pool.query<{ tab: string; n: number }>({ text, values: values.list });
  const counts = Object.fromEntries(rows.map(({ tab, n }) => [tab, n]));
  const filter = list.tabs === undefined ? undefined : list.filters[list.tabs];
  const names = filter?.kind === 'choices' ? filter.values : [];
  const all = rows.reduce((sum, { n }) => sum + n, 0);
  return {
    all: isFree ? all : Math.min(all, TOTAL_CAP),
    tabs: Object.fromEntries(names.map((name) => [name, counts[name] ?? 0])),
    exact: isFree || all <= TOTAL_CAP,
  };
}

/** Values that the records have for an open filter. */
export async function readValues(
  pool: pg.Pool,
  source: AnySource,
  { filter, starts }: { readonly filter: string; readonly starts: string },
  reader: Reader,
): Promise<string[]> {
  refuseHidden(source.list, reader.permission_set, { filters: [filter] });
  const values = new SqlValues();
  const text = source.values?.[filter]?.(starts, values);
  if (text === undefined) return [];
  const { rows } = await pool.query<{ value: string }>({ text, values: values.list });
  return rows.map(({ value }) => value);
}
