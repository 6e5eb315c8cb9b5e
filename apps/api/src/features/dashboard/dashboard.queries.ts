import type pg from 'pg';
import type { DayCount } from '@proline/domain/dashboard/trend';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

export type StatusCount = { readonly entity: string; readonly status: string; readonly n: number };

/** Other counters say how many people have which figure: there are many of them. */
const COUNTED = ['events', 'ushers', 'team_leaders', 'applications', 'deletion_requests', 'transfers'];

/** Sums the counters that triggers maintain; no table is counted. */
export async function readStatusCounts(pool: pg.Pool): Promise<StatusCount[]> {
  const { rows } = await pool.query<StatusCount>({
    name: 'status-counts',
    text: `select entity, status, sum(n)::bigint as n from status_counts where entity = any ($1) group by entity, status`,
    values: [COUNTED],
  });
  return rows;
}

export type ShiftDays = { readonly today: string; readonly days: DayCount[] };

/** Shifts worked on each of the last days, and which day is today. */
export async function readShiftDays(pool: pg.Pool, daysBack: number): Promise<ShiftDays> {
  const { rows } = await pool.query<{ today: string; days: DayCount[] }>({
    name: 'shift-days',
    text: `
      with clock as materialized (select (now() at time zone ${ORGANISATION_ZONE})::date as today)
      select clock.today, coalesce(
        (
          select json_agg(json_build_object('day', day, 'n', n))
          from (
            select day, sum(n) as n from daily_counts
            where metric = 'shifts_worked' and day between clock.today - $1::integer and clock.today
            group by day
          ) counted
        ),
        '[]'
      ) as days
      from clock`,
    values: [daysBack],
  });
  const [answer] = rows;
  if (!answer) throw new Error('the clock gave no day');
  return answer;
}
