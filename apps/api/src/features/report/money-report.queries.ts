import type { PayoutSums } from '@proline/domain/report/report-figures';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { askValues, type ReportAsk, type ReportReader } from './report.queries.ts';

/** Younger than the second are early, older than the last one late. */
export const WAITING_AGES = { soon: 3, week: 7 } as const;

export type Waiting = {
  readonly now: boolean;
  readonly key: string;
  readonly currency: string;
  readonly n: number;
  readonly net_minor: number;
  readonly soon: number;
  readonly week: number;
  readonly over_week: number;
};

const NARROWED = `($4::text[] is null or e.city = any ($4)) and $5::uuid[] is null and ($6::uuid[] is null or e.category_id = any ($6))
  and ($7::text[] is null or e.client_name = any ($7)) and $8::uuid[] is null`;
const ANY_WEEKDAY = '$9::text[] is null';

/** What had not been paid yet when each period ended, or now, by kind and currency, from the sums of days. */
export async function readWaiting(pool: ReportReader, ask: ReportAsk): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>(
    `with today (day) as (select (now() at time zone ${ORGANISATION_ZONE})::date),
     ends (now, day, past) as (
       select true, least($2::date, day), $2::date < day from today
       union all select false, $1::date - 1, true from today
     )
     select ends.now, r.kind as key, r.currency, sum(r.n) as n, sum(r.net_minor)::bigint as net_minor,
       coalesce(sum(r.n) filter (where made.age <= ${WAITING_AGES.soon}), 0) as soon,
       coalesce(sum(r.n) filter (where made.age > ${WAITING_AGES.soon} and made.age <= ${WAITING_AGES.week}), 0) as week,
       coalesce(sum(r.n) filter (where made.age > ${WAITING_AGES.week}), 0) as over_week
     from ends
     join daily_payouts r on r.day <= ends.day and (r.ended_on is null or (ends.past and r.ended_on > ends.day))
     left join events e on e.id = r.event_id
     cross join lateral (select ends.day - r.day as age) made
     where ${NARROWED} and ${ANY_WEEKDAY} and $3::date is not null
     group by 1, 2, 3`,
    askValues(ask),
  );
  return rows;
}

/** How many hours each transfer that was approved within the days had waited, by kind, from the sums of days. */
export async function readApprovals(
  pool: ReportReader,
  ask: ReportAsk,
): Promise<(Pick<PayoutSums, 'waits'> & { readonly now: boolean; readonly key: string })[]> {
  const { rows } = await pool.query<Pick<PayoutSums, 'waits'> & { now: boolean; key: string }>(
    `select now, key, json_agg(json_build_object('value', value, 'count', n)) as waits from (
       select r.day >= $1::date as now, r.kind as key, r.hours as value, sum(r.n) as n
       from (select * from daily_approvals where day between $3::date and $2::date) r left join events e on e.id = r.event_id
       where ${NARROWED} and ${ANY_WEEKDAY}
       group by 1, 2, 3
     ) counted group by 1, 2`,
    askValues(ask),
  );
  return rows;
}

export type Cost = {
  readonly day: string;
  readonly currency: string;
  readonly planned_minor: number;
  readonly minor: number;
};

/** What events cost, as `paid.minor`; `event` is a row of events. */
export const paidFor = (event: string): string => `
  left join lateral (
    select sum(t.net_minor + t.recovered_minor) as minor from transfers t
    where t.event_id = ${event}.id and t.currency = ${event}.currency and t.voided_at is null
  ) paid on true`;

/** What events of the period that are completed were to cost, and what they cost, by the day they began, in each currency. */
export async function readCosts(pool: ReportReader, ask: ReportAsk): Promise<Cost[]> {
  const { rows } = await pool.query<Cost>(
    `with held as (
       select e.id, e.currency, e.cost_minor, (e.starts_at at time zone e.time_zone)::date as day from events e
       where e.status = 'completed' and (e.starts_at at time zone e.time_zone)::date between $1::date and $2::date
         and ${NARROWED} and $3::date is not null
         and ($9::text[] is null or to_char(e.starts_at at time zone e.time_zone, 'FMday') = any ($9))
     )
     select h.day::text as day, h.currency, sum(h.cost_minor)::bigint as planned_minor, coalesce(sum(paid.minor), 0)::bigint as minor
     from held h ${paidFor('h')}
     group by 1, 2 order by 1, 2`,
    askValues(ask),
  );
  return rows;
}
