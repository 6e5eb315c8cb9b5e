import type { HourSums, RetentionSums, TeamSums } from '@proline/domain/report/report-figures';
import { askValues, type ReportAsk, type ReportReader } from './report.queries.ts';

type Keyed<Row> = Row & { readonly now: boolean; readonly key: string };

/** What became of the teams of each leader, at events that began within the days. */
export async function readTeams(pool: ReportReader, ask: ReportAsk): Promise<Keyed<TeamSums>[]> {
  const { rows } = await pool.query<Keyed<TeamSums>>(
    `select r.day >= $1::date as now, l.leader_id::text as key, sum(t.attended)::float8 as attended,
       sum(t.on_time)::float8 as on_time, sum(t.no_shows)::float8 as no_shows
     from (
       select e.id, (e.starts_at at time zone e.time_zone)::date as day from events e
       where e.status = 'completed' and ($4::text[] is null or e.city = any ($4)) and ($6::uuid[] is null or e.category_id = any ($6))
         and $5::uuid[] is null and ($7::text[] is null or e.client_name = any ($7))
     ) r
     join event_leads l on l.event_id = r.id and l.released_at is null
     join lead_results t on t.lead_id = l.id
     where r.day between $3::date and $2::date and ($8::uuid[] is null or l.leader_id = any ($8)) and $9::text[] is null
     group by 1, 2`,
    askValues(ask),
  );
  return rows;
}

/**
 * How many people worked how many minutes, by city. Whoever is approved could have worked; whoever worked counts, whatever they
 * are by now.
 */
export async function readHours(pool: ReportReader, ask: ReportAsk): Promise<Keyed<HourSums>[]> {
  const { rows } = await pool.query<Keyed<HourSums>>(
    `with worked as (
       select usher_id, sum(minutes) filter (where day >= $1::date)::integer as now,
         sum(minutes) filter (where day < $1::date)::integer as before
       from work_days where day between $3::date and $2::date
       group by 1
     ),
     people as (
       select p.now, u.city, p.minutes, count(*) as n
       from ushers u
       left join worked w on w.usher_id = u.id
       cross join lateral (values (true, w.now, $2::date), (false, w.before, $1::date - 1)) p (now, minutes, last_day)
       where (p.minutes is not null or u.status = 'approved' and u.created_at < p.last_day + 1)
         and ($4::text[] is null or u.city = any ($4)) and $5::uuid[] is null and $6::uuid[] is null
         and $7::text[] is null and $8::uuid[] is null and $9::text[] is null
       group by 1, 2, 3
     )
     select now, city as key, coalesce(sum(n) filter (where minutes is null), 0)::float8 as idle,
       coalesce(json_agg(json_build_object('value', minutes, 'count', n)) filter (where minutes is not null), '[]') as minutes
     from people group by 1, 2`,
    askValues(ask),
  );
  return rows;
}

/** Those who first worked within the days, by month, and who of them worked again; only those who have had the time to. */
export async function readRetention(
  pool: ReportReader,
  ask: ReportAsk,
  today: string,
): Promise<(RetentionSums & { readonly now: boolean; readonly key: string })[]> {
  const again = (months: number) => `
    count(*) filter (where day + interval '${months} months' <= $10::date)::float8 as first_${months},
    count(*) filter (where day + interval '${months} months' <= $10::date
      and next_day <= day + interval '${months} months')::float8 as again_${months}`;
  const { rows } = await pool.query<Keyed<RetentionSums>>(
    `with came as (
       select s.first_day as day, s.next_day
       from work_starts s join ushers u on u.id = s.usher_id
       where s.first_day between $3::date and $2::date
         and ($4::text[] is null or u.city = any ($4)) and $5::uuid[] is null and $6::uuid[] is null
         and $7::text[] is null and $8::uuid[] is null and $9::text[] is null
     )
     select day >= $1::date as now, to_char(day, 'YYYY-MM') as key, ${[1, 3, 6].map(again).join(', ')}
     from came group by 1, 2`,
    [...askValues(ask), today],
  );
  return rows;
}
