import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { GivenRating, LeaderCounts, TeamMember } from '@proline/contract/team-leader/leader-teams';
import type pg from 'pg';

/**
 * Whose attendance of a completed event stands under this leader, once, whatever parts of the event they led; the same people as in
 * `lead_results`. Who was erased is in no list.
 */
const TEAM = `
  from attendance t
  join assignments a on a.id = t.assignment_id
  join positions p on p.id = a.position_id
  join ushers u on u.id = t.usher_id
  where t.event_id in (
      select l.event_id from event_leads l join events e on e.id = l.event_id and e.status = 'completed'
      where l.leader_id = $1 and l.released_at is null)
    and exists (
      select from event_leads l
      where l.event_id = t.event_id and l.leader_id = $1 and l.released_at is null
        and (l.zone_id is null or l.zone_id = p.zone_id) and (l.shift_id is null or l.shift_id = a.shift_id))`;

const GIVEN = `from ratings g join ushers u on u.id = g.usher_id where g.author_leader_id = $1`;

type Counts = Record<keyof LeaderCounts, number>;

/** Everything that the tabs count, in one statement. Undefined: there is no such leader. */
export async function countLeaderTabs(pool: pg.Pool, id: string): Promise<Counts | undefined> {
  const { rows } = await pool.query<Counts>({
    name: 'count-leader-tabs',
    text: `
      select (select count(*) from event_leads where leader_id = $1 and released_at is null)::integer as events,
        (select count(distinct t.usher_id) ${TEAM})::integer as teams,
        ((select count(*) ${GIVEN}) + (select count(*) from person_notes where person_id = $1))::integer as ratings,
        (select count(*) from person_documents where person_id = $1)::integer as documents,
        ((select count(*) from transfers where usher_id = $1)
          + (select count(*) from transfers where leader_id = $1))::integer as transfers
      from team_leaders where id = $1`,
    values: [id],
  });
  return rows[0];
}

export async function readTeam(pool: pg.Pool, leader_id: string, page: number): Promise<TeamMember[]> {
  const { rows } = await pool.query<TeamMember>({
    name: 'leader-team',
    text: `
      select u.id, u.code, u.name_en, u.name_ar, u.photo, u.status, count(distinct t.event_id)::integer as events,
        count(*)::integer as shifts, count(*) filter (where t.outcome = 'attended')::integer as attended,
        count(*) filter (where t.outcome = 'attended' and t.late_minutes <= (select figures_grace()))::integer as on_time,
        count(*) filter (where t.outcome = 'no_show')::integer as no_shows, (
          select count(*)::integer from assignments c join positions q on q.id = c.position_id
          where c.usher_id = u.id and c.late_cancel and exists (
            select from event_leads l join events e on e.id = l.event_id and e.status = 'completed'
            where l.event_id = c.event_id and l.leader_id = $1 and l.released_at is null
              and (l.zone_id is null or l.zone_id = q.zone_id) and (l.shift_id is null or l.shift_id = c.shift_id))
        ) as late_cancels,
        count(*) filter (where t.outcome = 'excused')::integer as excused, max(a.starts_at) as last_at
      ${TEAM}
      group by u.id, u.code, u.name_en, u.name_ar, u.photo, u.status
      order by last_at desc, u.id limit ${TAB_ROWS_PER_PAGE} offset $2`,
    values: [leader_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}

type Given = { readonly total: number; readonly mean: number | null };

export async function sumGivenRatings(pool: pg.Pool, leader_id: string): Promise<Given> {
  const { rows } = await pool.query<Given>({
    name: 'sum-given-ratings',
    text: `select count(*)::integer as total, round(avg(g.stars), 2)::float8 as mean ${GIVEN}`,
    values: [leader_id],
  });
  return rows[0] ?? { total: 0, mean: null };
}

export async function readGivenRatings(pool: pg.Pool, leader_id: string, page: number): Promise<GivenRating[]> {
  const { rows } = await pool.query<GivenRating>({
    name: 'given-ratings',
    text: `
      select g.id, g.stars, g.comment, g.created_at,
        json_build_object('id', u.id, 'name_en', u.name_en, 'name_ar', u.name_ar) as usher,
        json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) as event,
        json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role
      from (select g.* ${GIVEN} order by g.created_at desc, g.id desc limit ${TAB_ROWS_PER_PAGE} offset $2) g
      join ushers u on u.id = g.usher_id
      join assignments a on a.id = g.assignment_id
      join events e on e.id = a.event_id
      join positions p on p.id = a.position_id
      join types r on r.id = p.type_id
      order by g.created_at desc, g.id desc`,
    values: [leader_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
