import { DEFAULT_TIME_ZONE } from '@proline/domain/place/region';
import type pg from 'pg';

/** Of some lists not every row counts. */
const COUNTED: Readonly<Record<string, string>> = {
  transfers: 'voided_at is null',
  team_leaders: 'turned_down_at is null',
};

/** One statement, so both sides see the same snapshot. Each row of its result is a counter that differs from a recount. */
const DIFFERENCES = `
  with zone (name) as (
    select coalesce((select value ->> 'time_zone' from settings where key = 'region'), '${DEFAULT_TIME_ZONE}')
  ),
  recounted as (
    select 'events' as what, status as part, count(*) as n from events group by status
    union all select 'ushers', status, count(*) from ushers group by status
    union all select 'team_leaders', status, count(*) from team_leaders where turned_down_at is null group by status
    union all select 'applications', status, count(*) from applications group by status
    union all select 'deletion_requests', status, count(*) from deletion_requests group by status
    union all select 'transfers', status, count(*) from transfers where voided_at is null group by status
    union all select 'ratings', stars::text, count(*) from ratings group by stars
    union all select 'reliability', reliability::text, count(*) from usher_work where reliability is not null group by 2
    union all select 'hours_worked', ((approved_minutes + 30) / 60)::text, count(*) from usher_work where attended > 0 group by 2
    union all select 'usher since', id || ' ' || usher_since, count(*) from persons where usher_since is not null group by 2
    union all select 'shifts_worked', work_date::text, count(*) from attendance where outcome = 'attended' group by work_date
    union all select 'transfer_sums', status || ' ' || currency, sum(net_minor) from transfers where voided_at is null
      group by status, currency having sum(net_minor) <> 0
    union all select 'transfers summed', status || ' ' || currency, count(*) from transfers where voided_at is null
      group by status, currency
    union all select 'transfers made', (created_at at time zone 'UTC')::date || ' ' || currency || ' ' || sum(net_minor), count(*)
      from transfers where voided_at is null group by (created_at at time zone 'UTC')::date, currency
    union all select 'transfers transferred', transferred_on || ' ' || currency || ' ' || sum(net_minor), count(*)
      from transfers where voided_at is null and transferred_on is not null group by transferred_on, currency
    ${['ushers', 'events', 'team_leaders', 'transfers', 'deletion_requests']
      .map(
        (
          list,
        ) => `union all select 'list ${list}', status || ' ' || (created_at at time zone 'UTC')::date, count(*) from ${list}
          where ${COUNTED[list] ?? 'true'} group by status, (created_at at time zone 'UTC')::date`,
      )
      .join(' ')}
    union all select 'staffing', event_id || ' ' || sum(confirmed) || ' ' || sum(invited), sum(headcount)
      from positions group by event_id
    union all select 'bookings', person_id || ' ' || event_id || ' ' || starts_at || ' ' || ends_at, count(*) from (
      select usher_id as person_id, event_id, starts_at, ends_at from assignments where status = 'confirmed'
      union all select leader_id, event_id, starts_at, ends_at from event_leads where released_at is null
    ) booked group by 2
    union all select 'figures', counted::text, count(*) from counted_assignments counted group by 2
    union all select 'work of a day', usher_id || ' ' || work_date || ' ' || sum(coalesce(approved_minutes, 0)), 1
      from attendance where outcome = 'attended' group by usher_id, work_date
    union all select 'first work', usher_id || ' ' || min(work_date) || ' ' || coalesce((min(work_date) filter (where place = 2))::text, ''), 1
      from (
        select usher_id, work_date, dense_rank() over (partition by usher_id order by work_date) as place
        from attendance where outcome = 'attended'
      ) worked group by usher_id
    union all select 'day of joins', (u.created_at at time zone zone.name)::date || ' ' || u.city || ' '
        || count(*) filter (where u.status in ('approved', 'blocked')) || ' ' || count(*) filter (where exists (
          select from interviews i where i.person_id = u.id and i.hat = 'usher' and i.status = 'done')), count(*)
      from ushers u, zone group by (u.created_at at time zone zone.name)::date, u.city
    union all select 'day of applications', event_id || ' ' || type_id || ' ' || (created_at at time zone zone.name)::date || ' '
        || count(*) filter (where status = 'accepted') || ' ' || count(*) filter (where status in ('rejected', 'expired')) || ' '
        || count(*) filter (where status = 'withdrawn'), count(*)
      from applications, zone where not by_hand group by event_id, type_id, (created_at at time zone zone.name)::date
    union all select 'day of payouts', day || ' ' || kind || ' ' || coalesce(event_id::text, '') || ' ' || currency || ' '
        || coalesce(ended_on::text, 'open') || ' ' || sum(net_minor), count(*)
      from (
        select *, (created_at at time zone zone.name)::date as day,
          coalesce((voided_at at time zone zone.name)::date, transferred_on) as ended_on
        from transfers, zone
      ) t group by day, kind, event_id, currency, ended_on
    union all select 'day of approvals', (approved_at at time zone zone.name)::date || ' ' || kind || ' '
        || coalesce(event_id::text, '') || ' ' || floor(extract(epoch from approved_at - created_at) / 3600), count(*)
      from transfers, zone where voided_at is null and approved_at is not null group by 2
  ),
  kept as (
    select entity as what, status as part, sum(n) as n from status_counts group by 1, 2 having sum(n) <> 0
    union all select metric, day::text, sum(n) from daily_counts group by 1, 2 having sum(n) <> 0
    union all select 'usher since', person_id || ' ' || usher_since, count(*) from usher_work where usher_since is not null group by 2
    union all select 'transfer_sums', status || ' ' || currency, sum(net_minor) from transfer_sums
      group by status, currency having sum(net_minor) <> 0
    union all select 'transfers summed', status || ' ' || currency, sum(n) from transfer_sums
      group by status, currency having sum(n) <> 0
    union all select 'transfers ' || metric, day || ' ' || currency || ' ' || sum(net_minor), sum(n) from transfer_days
      group by metric, day, currency having sum(n) <> 0
    union all select 'list ' || list, status || ' ' || day, sum(n) from list_days group by list, status, day having sum(n) <> 0
    -- a draft has no positions: what it would need is kept when its plan is saved
    union all select 'staffing', s.event_id || ' ' || confirmed || ' ' || invited, places from event_staffing s
      where exists (select from positions p where p.event_id = s.event_id)
    union all select 'bookings', person_id || ' ' || event_id || ' ' || starts_at || ' ' || ends_at, count(*) from bookings group by 2
    union all select 'figures', figures::text, count(*) from assignment_figures figures group by 2
    union all select 'work of a day', usher_id || ' ' || day || ' ' || minutes, 1 from work_days
    union all select 'first work', usher_id || ' ' || first_day || ' ' || coalesce(next_day::text, ''), 1
      from work_starts where first_day is not null
    union all select 'day of joins', day || ' ' || city || ' ' || joined || ' ' || interviewed, asked from daily_joins
    union all select 'day of applications', event_id || ' ' || type_id || ' ' || day || ' ' || accepted || ' ' || not_taken || ' '
        || withdrawn, accepted + not_taken + withdrawn + undecided from daily_applications
    union all select 'day of payouts', day || ' ' || kind || ' ' || coalesce(event_id::text, '') || ' ' || currency || ' '
        || coalesce(ended_on::text, 'open') || ' ' || net_minor, n from daily_payouts
    union all select 'day of approvals', day || ' ' || kind || ' ' || coalesce(event_id::text, '') || ' ' || hours, n
      from daily_approvals
  )
  select what || ' ' || part || ': counted ' || coalesce(recounted.n, 0) || ', kept ' || coalesce(kept.n, 0) as difference
  from recounted full join kept using (what, part)
  where recounted.n is distinct from kept.n
  order by 1`;

/** Every counter that is not what counting again would give. */
export async function counterDifferences(db: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await db.query<{ difference: string }>(DIFFERENCES);
  return rows.map(({ difference }) => difference);
}
