import type { Standing } from '@proline/domain/attendance/attendance-state';
import type { EventStatus } from '@proline/domain/event/event-status';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

export type Part = {
  readonly shift_id: string;
  readonly zone_id: string | null;
  readonly unzoned: boolean;
  readonly lead_id: string | null;
};

export type PartFrame = {
  readonly status: EventStatus;
  readonly has_begun: boolean;
  readonly is_over: boolean;
  /** shift, zone and lead are of this event */
  readonly fits: boolean;
};

/** Undefined: there is no such event. */
export async function findPartFrame(db: Db, event_id: string, part: Part): Promise<PartFrame | undefined> {
  const { rows } = await sql<PartFrame>`
    select e.status, coalesce(s.starts_at <= now(), false) as has_begun, coalesce(s.ends_at <= now(), false) as is_over,
      s.id is not null
        and (${part.zone_id}::uuid is null or exists (select from zones where id = ${part.zone_id}::uuid and event_id = e.id))
        and (${part.lead_id}::uuid is null or exists (
          select from event_leads where id = ${part.lead_id}::uuid and event_id = e.id and released_at is null)) as fits
    from events e left join shifts s on s.id = ${part.shift_id} and s.event_id = e.id
    where e.id = ${event_id}`.execute(db);
  return rows[0];
}

export type PartPerson = {
  readonly id: string;
  readonly version: number;
  readonly standing: Standing;
  /** said to come, and not late for that yet */ readonly on_the_way: boolean;
};

/** Who is expected in this part of an event, or was; reserves are not called. */
export async function findPart(db: Db, event_id: string, part: Part): Promise<PartPerson[]> {
  const { rows } = await sql<PartPerson>`
    select a.id, coalesce(t.version, 0) as version,
      case when t.outcome in ('no_show', 'excused') then t.outcome when t.checked_out_at is not null then 'left'
        when t.checked_in_at is not null then 'in' else 'expected' end as standing,
      coalesce(a.expected_at > now(), false) as on_the_way
    from assignments a
    join positions p on p.id = a.position_id
    left join attendance t on t.assignment_id = a.id
    left join event_leads l on l.id = ${part.lead_id}::uuid
    where a.event_id = ${event_id} and a.shift_id = ${part.shift_id} and a.status = 'confirmed' and not a.reserve
      and (${part.zone_id}::uuid is null or p.zone_id = ${part.zone_id}::uuid)
      and (not ${part.unzoned}::boolean or p.zone_id is null)
      and (l.zone_id is null or p.zone_id = l.zone_id) and (l.shift_id is null or a.shift_id = l.shift_id)
    order by a.id`.execute(db);
  return rows;
}
