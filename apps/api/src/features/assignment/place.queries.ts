import type { EventPlaces } from '@proline/contract/assignment/assignment';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

/** Whether places are offered at all, the settings say. */
type FoundPlaces = Omit<EventPlaces, 'event'> & { readonly event: Omit<EventPlaces['event'], 'offers_on'> };

/** Undefined: there is no such event. */
export async function findPlaces(pool: pg.Pool, event_id: string): Promise<FoundPlaces | undefined> {
  const { rows } = await pool.query<FoundPlaces>({
    name: 'event-places',
    text: `
      with held as materialized (
        select a.position_id, json_agg(json_build_object(
          'id', a.id, 'status', a.status, 'expires_at', ${momentSql('a.expires_at')}, 'reserve', a.reserve,
          'locked', a.locked, 'lock_note', a.lock_note, 'version', a.version, 'origin', a.origin,
          'usher', json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en, 'name_ar', u.name_ar, 'photo', u.photo)
        ) order by a.reserve, a.status, u.name_en, a.id) as holders
        from assignments a join persons u on u.id = a.usher_id
        where a.event_id = $1 and a.status in ('invited', 'confirmed') and a.vacated_at is null group by a.position_id
      )
      select json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'status', e.status,
          'time_zone', e.time_zone, 'currency', e.currency, 'offers_stopped', e.offers_stopped,
          'waitlisted', (select count(distinct a.usher_id) from applications a where a.event_id = e.id and a.status = 'waitlisted')
        ) as event,
        coalesce((
          select json_agg(json_build_object(
            'id', p.id, 'headcount', p.headcount, 'confirmed', p.confirmed, 'invited', p.invited, 'reserves', p.reserves,
            'minutes', (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes,
            'pay_basis', p.pay_basis, 'rate_minor', p.rate_minor,
            'reserve_places', ceil(p.headcount * e.reserve_percent / 100.0)::integer,
            'shift', json_build_object('id', s.id, 'starts_at', ${momentSql('s.starts_at')}, 'ends_at', ${momentSql('s.ends_at')}),
            'role', json_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar),
            'zone', case when z.id is not null then
              json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end,
            'next_offer_at', (select ${momentSql('min(o.due_at)')} from place_openings o
              where o.position_id = p.id and o.state = 'waiting'),
            'offers_ended', (
              select json_build_object('at', ${momentSql('o.ended_at')}, 'outcome', o.outcome, 'offers_made', (
                select count(*) from assignments a where a.opening_id = o.id))
              from (
                select * from place_openings l where l.position_id = p.id and l.state = 'ended' order by l.ended_at desc, l.id desc limit 1
              ) o
              where o.outcome in ('nobody_left', 'too_late') and p.confirmed + p.invited < p.headcount and s.starts_at > now()
                and not exists (select from place_openings w where w.position_id = p.id and w.state = 'waiting')
            ),
            'holders', coalesce(held.holders, '[]')
          ) order by s.starts_at, length(z.code), z.code, t.name_en, p.id)
          from positions p
          join shifts s on s.id = p.shift_id
          join types t on t.id = p.type_id
          left join zones z on z.id = p.zone_id
          left join held on held.position_id = p.id
          where p.event_id = e.id and (p.headcount > 0 or held.holders is not null)
        ), '[]') as positions
      from events e where e.id = $1`,
    values: [event_id],
  });
  return rows[0];
}
