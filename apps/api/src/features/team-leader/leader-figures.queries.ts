import type { Range } from '@proline/contract/frame/list-filters';
import type pg from 'pg';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** What became of the leads, without those that the leader was released from. */
const RESULTS = `count(distinct l.event_id)::integer as events, count(r.lead_id)::integer as teams,
    round(avg(r.people))::integer as team_size, coalesce(sum(r.attended), 0)::integer as arrivals,
    coalesce(sum(r.no_shows), 0)::integer as no_shows,
    (sum(r.on_time)::float8 / nullif(sum(r.attended), 0)) as on_time
  from event_leads l left join lead_results r on r.lead_id = l.id
  where l.released_at is null`;
const LED = `select ${RESULTS} and l.leader_id = team_leaders.id`;

/** The organization's week in which it is now. */
export const WEEK = `
  select first::timestamp at time zone zone as starts_at, (first + 7)::timestamp at time zone zone as ends_at
  from (
    select zone, today - (extract(dow from today)::integer - week_start + 7) % 7 as first
    from (
      select zone, (now() at time zone zone)::date as today,
        coalesce((select (value ->> 'week_start')::integer from settings where key = 'region'), 0) as week_start
      from (select ${ORGANISATION_ZONE} as zone) organization
    ) days
  ) weeks`;

/** Shifts that are led this week; what is led at the same time counts once. */
export const LED_THIS_WEEK = `count(distinct l.event_id) as events,
      range_agg(tstzrange(greatest(s.starts_at, week.starts_at), least(s.ends_at, week.ends_at))) as led
    from (${WEEK}) week
    join event_leads l on l.released_at is null and l.starts_at < week.ends_at and l.ends_at > week.starts_at
    join events e on e.id = l.event_id and e.status in ('published', 'in_progress', 'completed')
    join shifts s on s.event_id = l.event_id and s.removed_at is null and s.starts_at < week.ends_at and s.ends_at > week.starts_at
      and (l.shift_id is null or s.id = l.shift_id)
      and (l.zone_id is null or exists (select from positions p where p.shift_id = s.id and p.zone_id = l.zone_id))`;
const MINUTES = 'coalesce(sum(extract(epoch from upper(part) - lower(part)) / 60), 0)::integer as minutes';
const BUSY = `
  select ${MINUTES}, coalesce(max(w.events), 0)::integer as events
  from (select ${LED_THIS_WEEK} where l.leader_id = team_leaders.id) w left join lateral unnest(w.led) part on true`;

export const LEADER_FIGURES = `
  left join lateral (${LED}) led on true
  left join lateral (${BUSY}) busy on true`;

// an order needs the figures of all leaders: counted in one go, not leader by leader
const LED_SORTED = `left join (select l.leader_id, ${RESULTS} group by l.leader_id) led on led.leader_id = team_leaders.id`;
const BUSY_SORTED = `left join (
    select w.leader_id, ${MINUTES}
    from (select l.leader_id, ${LED_THIS_WEEK} group by l.leader_id) w left join lateral unnest(w.led) part on true
    group by w.leader_id
  ) busy on busy.leader_id = team_leaders.id`;
const UNKNOWN_LAST = { up: '1000000000000000', down: '-1' } as const;

/** Whose figure is unknown comes last, whichever way. */
export const FIGURE_SORTS = {
  events_led: { sql: 'coalesce(led.events, 0)', type: 'integer', join: LED_SORTED },
  team_size: { sql: 'led.team_size::bigint', type: 'bigint', join: LED_SORTED, unknown: UNKNOWN_LAST },
  // a whole number, finer than any two shares differ
  on_time: { sql: 'round(led.on_time * 1e12)::bigint', type: 'bigint', join: LED_SORTED, unknown: UNKNOWN_LAST },
  load: { sql: 'coalesce(busy.minutes, 0)', type: 'integer', join: BUSY_SORTED },
} as const;

/** One figure of a leader in a condition, where the joins of a page are not there. */
export const figureOf = (name: 'events' | 'team_size' | 'on_time'): string => `(select ${name} from (${LED}) figures)`;
export const LOAD = `(select minutes from (${BUSY}) figures)`;

type Peers = { readonly leaders: number; readonly median: number | null };

/** How punctual the teams of all leaders are: half of them are above the median. */
export async function readPeers(pool: pg.Pool): Promise<Peers> {
  const { rows } = await pool.query<Peers>({
    name: 'leader-peers',
    text: `
      select count(led.on_time)::integer as leaders,
        percentile_cont(0.5) within group (order by led.on_time) as median
      from (select l.leader_id, ${RESULTS} group by l.leader_id) led
      join team_leaders on team_leaders.id = led.leader_id and team_leaders.status = 'approved'`,
  });
  return rows[0] ?? { leaders: 0, median: null };
}

/** What is unknown lies in no range. */
export const within = (sql: string, { from, to }: Range<number>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${sql} >= ${values.add(from)}::float8`]),
    ...(to === undefined ? [] : [`${sql} <= ${values.add(to)}::float8`]),
  ].join(' and ');
