import type { LedEvent } from '@proline/contract/team-leader/leader-events';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

export async function findLedEvents(pool: pg.Pool, leader_id: string, page: number): Promise<LedEvent[]> {
  const { rows } = await pool.query<LedEvent>({
    name: 'find-led-events',
    text: `
      select l.id, l.scope,
        json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'status', e.status,
          'starts_at', ${momentSql('e.starts_at')}, 'ends_at', ${momentSql('e.ends_at')}, 'time_zone', e.time_zone) as event,
        case when z.id is not null then
          json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end as zone,
        case when s.id is not null then
          json_build_object('starts_at', ${momentSql('s.starts_at')}, 'ends_at', ${momentSql('s.ends_at')}) end as shift,
        case when r.lead_id is not null then json_build_object('people', r.people, 'attended', r.attended,
          'on_time', r.on_time, 'no_shows', r.no_shows) end as result
      from event_leads l join events e on e.id = l.event_id
      left join zones z on z.id = l.zone_id left join shifts s on s.id = l.shift_id
      left join lead_results r on r.lead_id = l.id
      where l.leader_id = $1 and l.released_at is null
      order by e.starts_at desc, l.id desc limit $2 offset $3`,
    values: [leader_id, TAB_ROWS_PER_PAGE, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}

/** Undefined: there is no such leader. */
export async function countLedEvents(pool: pg.Pool, leader_id: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ n: number }>({
    name: 'count-led-events',
    text: `
      select (select count(*)::integer from event_leads where leader_id = $1 and released_at is null) as n
      from team_leaders where id = $1`,
    values: [leader_id],
  });
  return rows[0]?.n;
}
