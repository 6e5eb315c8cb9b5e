import { LEADER_COURSE, type LeaderCourse } from '@proline/contract/team-leader/leader-course';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { LED_THIS_WEEK, WEEK } from './leader-figures.queries.ts';

type Known = Pick<LeaderCourse, 'usher_since' | 'given' | 'steps'>;

/** Undefined: there is no such leader. */
export async function findCourse(pool: pg.Pool, id: string): Promise<Known | undefined> {
  const { rows } = await pool.query<Known>({
    name: 'leader-course',
    text: `
      select case when p.usher_since is null then null else ${momentSql('p.usher_since')} end as usher_since,
        (select json_build_object('ratings', count(*), 'mean', round(avg(stars), 2)::float8)
         from ratings where author_leader_id = p.id) as given,
        coalesce((
          select json_agg(json_build_object('at', ${momentSql('s.at')}, 'step', s.action, 'by', d.name)
            order by s.at desc, s.id desc)
          from (
            select id, at, action, admin_id from audit_log
            where record_id = p.id::text and entity = 'team_leader' and action = any ($2::text[])
            order by at desc, id desc limit 20
          ) s left join admins d on d.id = s.admin_id), '[]') as steps
      from persons p join team_leaders l on l.id = p.id where p.id = $1`,
    values: [id, LEADER_COURSE],
  });
  return rows[0];
}

export async function readWeek(pool: pg.Pool, leader_id: string): Promise<LeaderCourse['week']> {
  const { rows } = await pool.query<LeaderCourse['week'][number]>({
    name: 'leader-week',
    text: `
      select days.day::text as day, coalesce((
          select sum(extract(epoch from upper(part) - lower(part)) / 60)
          from unnest(w.led * tstzmultirange(tstzrange(
            days.day::timestamp at time zone zone, (days.day + 1)::timestamp at time zone zone))) part), 0)::integer as minutes
      from (select ${ORGANISATION_ZONE} as zone) organization
      cross join (${WEEK}) this_week
      cross join lateral (
        select (this_week.starts_at at time zone zone)::date + n as day from generate_series(0, 6) n
      ) days
      left join (select ${LED_THIS_WEEK} where l.leader_id = $1) w on true
      order by days.day`,
    values: [leader_id],
  });
  return rows;
}
