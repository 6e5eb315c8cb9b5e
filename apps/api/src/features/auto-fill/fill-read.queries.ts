import type { EventFill, FillRun } from '@proline/contract/auto-fill/auto-fill';
import type pg from 'pg';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

type Row = Omit<FillRun['rows'][number], 'message'>;
export type FoundRun = Omit<FillRun, 'message' | 'rows'> & { readonly rows: Row[] };
type Found = Omit<EventFill, 'run'> & { readonly run: FoundRun | null };

const PERSON = (p: string) =>
  `json_build_object('id', ${p}.id, 'name_en', ${p}.name_en, 'name_ar', ${p}.name_ar, 'photo', ${p}.photo)`;

/** Undefined: there is no such event. What was discarded is not shown; what was saved before can still be taken back. */
export async function findFill(pool: pg.Pool, event_id: string): Promise<Found | undefined> {
  const { rows } = await pool.query<Found>({
    name: 'event-fill',
    text: `
      with run as materialized (
        select r.*, j.status as job_status from fill_runs r left join jobs j on j.id = r.job_id
        where r.event_id = $1 and r.status <> 'discarded' order by r.id desc limit 1
      ), ahead as (
        select coalesce(sum(p.headcount), 0)::integer as places,
          coalesce(sum(greatest(0, p.headcount - p.confirmed - p.invited)), 0)::integer as open,
          coalesce(sum(greatest(0, ceil(p.headcount * e.reserve_percent / 100.0) - p.reserves)), 0)::integer as reserves_open
        from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
        where p.event_id = $1 and s.starts_at > now()
      )
      select json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'status', e.status,
          'time_zone', e.time_zone, 'version', e.version) as event, ahead.places, ahead.open, ahead.reserves_open,
        coalesce((select jsonb_path_query_array(m.steps, '$.stepTwo.requirements[*] ? (@.mode == "block").kind')
          from event_plans m where m.event_id = e.id), '[]') as blocking,
        coalesce((
          select json_agg(json_build_object('id', a.id, 'version', a.version, 'usher', ${PERSON('u')}, 'position_id', a.position_id)
            order by a.starts_at, u.name_en, a.id)
          from assignments a join persons u on u.id = a.usher_id
          where a.event_id = e.id and a.status = 'confirmed' and a.locked and not a.reserve and a.starts_at > now()), '[]') as locked,
        (select json_build_object('id', r.id,
          'state', case when r.status <> 'solving' then r.status
            when r.job_status in ('queued', 'running') then 'solving'
            when r.job_status in ('canceling', 'canceled') then 'canceled' else 'failed' end,
          'code', case when r.status = 'solving' then
            (select i.code from job_items i where i.job_id = r.job_id and i.status = 'failed' limit 1) end,
          'may_move', r.may_move, 'reserves', r.reserves, 'started_by', (select a.name from admins a where a.id = r.created_by),
          'created_at', ${momentSql('r.created_at')}, 'solved_at', ${momentSql('r.solved_at')},
          'saved_at', ${momentSql('r.saved_at')}, 'figures', case when r.status <> 'solving' then r.figures end,
          'positions', coalesce((
            select json_agg(json_build_object(
              'id', p.id, 'headcount', f.headcount, 'before', f.before, 'after', f.after,
              'shift', json_build_object('id', s.id, 'starts_at', ${momentSql('s.starts_at')}, 'ends_at', ${momentSql('s.ends_at')}),
              'role', json_build_object('id', t.id, 'name_en', t.name_en, 'name_ar', t.name_ar),
              'zone', case when z.id is not null then
                json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end,
              'gap', case when f.gap is not null then f.gap || jsonb_build_object('because', coalesce((
                select jsonb_agg(jsonb_build_object('code', b.value -> 'code', 'people', b.value -> 'people',
                  'event', case when o.id is not null then
                    jsonb_build_object('id', o.id, 'title_en', o.title_en, 'title_ar', o.title_ar) end) order by b.ordinality)
                from jsonb_array_elements(f.gap -> 'because') with ordinality b
                left join events o on o.id = (b.value ->> 'event_id')::uuid), '[]')) end,
              'next_best', case when n.id is not null then
                json_build_object('usher', ${PERSON('n')}, 'tenths', f.next_tenths, 'instead', f.next_instead_id) end
            ) order by s.starts_at, length(z.code), z.code, t.name_en, p.id)
            from fill_positions f join positions p on p.id = f.position_id join shifts s on s.id = p.shift_id
            join types t on t.id = p.type_id left join zones z on z.id = p.zone_id
            left join persons n on n.id = f.next_usher_id
            where f.run_id = r.id and r.status <> 'solving'), '[]'),
          'rows', coalesce((
            select json_agg(json_build_object(
              'id', f.id, 'usher', ${PERSON('u')}, 'position_id', f.position_id, 'from_position_id', f.from_position_id,
              'tenths', f.tenths, 'from_tenths', f.from_tenths, 'contributions', f.contributions, 'reserve', f.reserve, 'result', f.result, 'code', f.code
            ) order by f.tenths desc, f.id)
            from fill_rows f join persons u on u.id = f.usher_id
            where f.run_id = r.id and r.status <> 'solving'), '[]')
        ) from run r) as run
      from events e cross join ahead where e.id = $1`,
    values: [event_id],
  });
  return rows[0];
}
