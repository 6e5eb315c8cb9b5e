import type { getEventTeam } from '@proline/contract/event-page/event-page';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

type Team = AnswerOf<typeof getEventTeam>['data'];
type Lead = Team['leads'][number];

const LEADER = `json_build_object('id', l.id, 'code', l.leader_code, 'name_en', l.name_en, 'name_ar', l.name_ar,
  'photo', l.photo, 'phone', l.phone)`;

type FoundTeam = Pick<Team, 'currency' | 'busiest_shift'> & {
  readonly leads: Lead[];
  readonly plan: EventPlan | null;
  /** true once publishing has made shifts and leads of the plan */
  readonly is_made: boolean;
};

export async function findTeam(pool: pg.Pool, event_id: string): Promise<FoundTeam | undefined> {
  const { rows } = await pool.query<FoundTeam>({
    name: 'find-team',
    text: `
      select events.currency, plan.steps as plan,
        exists (select from shifts where event_id = events.id) as is_made,
        (
          select coalesce(max(places), 0)::integer
          from (
            -- staggered shifts are on at once
            select sum(p.headcount) as places from shifts s
            join shifts o on o.event_id = s.event_id and o.starts_at <= s.starts_at and o.ends_at > s.starts_at
            join positions p on p.shift_id = o.id
            where s.event_id = events.id group by s.id
          ) by_shift
        ) as busiest_shift,
        coalesce((
          select json_agg(json_build_object(
            'leader', ${LEADER}, 'scope', e.scope, 'pay_minor', e.pay_minor, 'released_at', ${momentSql('e.released_at')},
            'zone', case when z.id is not null then
              json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end,
            'shift', case when s.id is not null then
              json_build_object('starts_at', ${momentSql('s.starts_at')}, 'ends_at', ${momentSql('s.ends_at')}) end
          ) order by e.released_at is not null, e.scope, s.starts_at, length(z.code), z.code, l.name_en, e.id)
          from event_leads e join persons l on l.id = e.leader_id
          left join zones z on z.id = e.zone_id left join shifts s on s.id = e.shift_id
          where e.event_id = events.id
        ), '[]') as leads
      from events left join event_plans plan on plan.event_id = events.id
      where events.id = $1`,
    values: [event_id],
  });
  return rows[0];
}

export async function findLeaders(pool: pg.Pool, ids: readonly string[]): Promise<Lead['leader'][]> {
  const { rows } = await pool.query<Lead['leader']>({
    name: 'find-team-leaders',
    text: 'select id, code, name_en, name_ar, photo, phone from team_leaders where id = any ($1::uuid[])',
    values: [ids],
  });
  return rows;
}

export async function findUshers(pool: pg.Pool, ids: readonly string[]): Promise<Team['excluded']> {
  const { rows } = await pool.query<Team['excluded'][number]>({
    name: 'find-team-ushers',
    text: 'select id, code, name_en, name_ar, photo from ushers where id = any ($1::uuid[])',
    values: [ids],
  });
  return rows;
}
