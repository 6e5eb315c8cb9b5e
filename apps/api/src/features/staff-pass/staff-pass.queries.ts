import type { OwnPass } from '@proline/contract/staff-pass/staff-pass';
import { DEFAULT_RADIUS_M } from '@proline/domain/attendance/geofence';
import { PASS_HOURS_AFTER_SHIFT } from '@proline/domain/pass/pass-rules';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { MAY_SIGN_IN } from '../../platform/security/staff-session-check.ts';

type Db = Kysely<Database>;

/** A week is what people plan by, and as many passes as one has shifts in it. */
const DAYS_AHEAD = 7;
const MOST_PASSES = 30;

const name = (table: string) => sql.raw(`json_build_object('name_en', ${table}.name_en, 'name_ar', ${table}.name_ar)`);

export type FoundPlace = Omit<OwnPass, 'pass' | 'recorded' | 'place_needed' | 'opens_at' | 'starts_at' | 'ends_at'> & {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly pass_number: number;
};

/** Whoever is confirmed somewhere, until the pass has expired. */
export async function findOwnPlacesOfDay(db: Db, person_id: string): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    select a.id, json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'venue', e.venue,
        'time_zone', e.time_zone, 'latitude', e.latitude, 'longitude', e.longitude) as event,
      a.starts_at, a.ends_at, s.arrival_minutes, ${name('r')} as role, case when z.id is not null then ${name('z')} end as zone,
      coalesce(z.radius_m, ${DEFAULT_RADIUS_M}::integer) as radius_m, a.reserve, a.pass_number
    from assignments a join events e on e.id = a.event_id join shifts s on s.id = a.shift_id
    join positions p on p.id = a.position_id join types r on r.id = p.type_id left join zones z on z.id = p.zone_id
    where a.usher_id = ${person_id} and a.status = 'confirmed' and e.status in ('published', 'in_progress')
      and a.ends_at > now() - make_interval(hours => ${PASS_HOURS_AFTER_SHIFT}::integer)
      and a.starts_at < now() + make_interval(days => ${DAYS_AHEAD}::integer)
    order by a.starts_at, a.id limit ${MOST_PASSES}`.execute(db);
  return rows;
}

/** The event of a place, held so that nobody completes it meanwhile. Undefined: the place is not this person's. */
export async function holdOwnEvent(
  tx: Transaction<Database>,
  person_id: string,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ event_id: string }>`
    select e.id as event_id from assignments a join events e on e.id = a.event_id
    where a.id = ${id} and a.usher_id = ${person_id} for share of e`.execute(tx);
  return rows[0]?.event_id;
}

/**
 * Whether this person may still act. Shared: whoever marks at a desk has the place first and then needs the person, too, so that
 * two who each wanted the other's alone would wait for ever.
 */
export async function holdActor(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from persons p where p.id = ${id} and ${sql.raw(MAY_SIGN_IN)} for share`.execute(tx);
  return rows.length === 1;
}
