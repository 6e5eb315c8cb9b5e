import type { KpiFigures, KpiSums } from '@proline/contract/usher-kpi/usher-kpi';
import type { Weekday } from '@proline/contract/frame/weekday.words';
import type { DayPeriod } from '@proline/domain/dashboard/trend';
import { START_HOURS } from '@proline/domain/figures/spread';
import type pg from 'pg';
import type { Narrowing } from '../../platform/list/list-where.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';
import { boundsOf, isWithin, ofWork } from './counted-period.queries.ts';
import { REASON_ID } from './counted-shift.queries.ts';
import { ofThesePeople, peopleIn } from './kpi-scope.queries.ts';
import { COUNTED_SUMS, countedRows } from './usher-kpi.queries.ts';

/** The first and the last day that are meant. */
export async function findPeriod(pool: pg.Pool, { set }: Narrowing): Promise<DayPeriod> {
  const values = new SqlValues();
  const { first, last } = boundsOf(set, values);
  const { rows } = await pool.query<DayPeriod>({
    text: `select least(${first}, ${last})::text as starts_on, (${last})::text as ends_on`,
    values: values.list,
  });
  return rows[0] ?? { starts_on: '', ends_on: '' };
}

type Spread = Pick<KpiFigures, 'spread' | 'newcomers'>;

/** How many people have which reliability. */
export async function countSpread(pool: pg.Pool, asked: Narrowing): Promise<Spread> {
  const values = new SqlValues();
  const { made, chosen } = peopleIn(asked, values);
  const { rows } = await pool.query<{ value: number | null; count: number }>({
    text: `${made} select kpis.reliability as value, count(*)::integer as count ${chosen} group by 1 order by 1`,
    values: values.list,
  });
  return {
    spread: rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }])),
    newcomers: rows.find(({ value }) => value === null)?.count ?? 0,
  };
}

export type CountedDay = KpiSums & { readonly day: string };

/** What counts on each day of a time, of the people who are meant. */
export async function sumDays(
  pool: pg.Pool,
  asked: Narrowing,
  { starts_on, ends_on }: DayPeriod,
): Promise<CountedDay[]> {
  const values = new SqlValues();
  const whose = ofThesePeople(asked, values);
  const time = new Map([...asked.set, ['period', { from: starts_on, to: ends_on }] as const]);
  const { rows } = await pool.query<CountedDay>({
    text: `select counted_on::text as day, ${COUNTED_SUMS}
      from (${countedRows('f.usher_id', time, values, [whose])}) counted group by counted_on`,
    values: values.list,
  });
  return rows;
}

const worked = ({ set, q }: Narrowing, values: SqlValues): string =>
  [isWithin('f.day', set, values), ...ofWork(set, values), ofThesePeople({ q, set }, values)].join(' and ');

/** Why people did not come; the empty text: nobody said. */
export async function countReasons(
  pool: pg.Pool,
  asked: Narrowing,
): Promise<{ id: string; reason: string; count: number }[]> {
  const values = new SqlValues();
  const { rows } = await pool.query<{ id: string; reason: string; count: number }>({
    text: `select ${REASON_ID} as id, coalesce(t.reason, '') as reason, count(*)::integer as count
      from assignment_figures f join attendance t on t.assignment_id = f.assignment_id
      where f.no_shows > 0 and ${worked(asked, values)} group by 1, 2 order by 3 desc, 2`,
    values: values.list,
  });
  return rows;
}

/** Who came and who did not, by the weekday and the hour at which a shift begins. */
export async function countStarts(pool: pg.Pool, asked: Narrowing): Promise<KpiFigures['starts']> {
  const values = new SqlValues();
  const { rows } = await pool.query<KpiFigures['starts'][number] & { weekday: Weekday }>({
    text: `select trim(lower(to_char(f.day, 'Day'))) as weekday, f.hour / ${START_HOURS} * ${START_HOURS} as hour,
        sum(f.attended)::integer as attended, sum(f.no_shows)::integer as no_shows
      from assignment_figures f where f.attended + f.no_shows > 0 and ${worked(asked, values)} group by 1, 2 order by 1, 2`,
    values: values.list,
  });
  return rows;
}
