import type { ReplacementPlace } from '@proline/contract/offer/replacement';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** One position of an event on the day. */
export type NeededPlace = {
  readonly id: string;
  readonly event_id: string;
  readonly position_id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly work_date: CalendarDay;
  /** without the break */
  readonly minutes: number;
  readonly places_left: number;
  readonly asked: ReplacementPlace['asked'];
  readonly now: Date;
};

export type MissingPlace = NeededPlace & {
  readonly event_title: string;
  readonly usher_id: string;
  /** it is on record that the holder did not come */
  readonly is_missing: boolean;
  readonly is_vacated: boolean;
};

const person = (of: string) =>
  sql.raw(
    `json_build_object('id', ${of}.id, 'name_en', ${of}.name_en, 'name_ar', ${of}.name_ar, 'photo', ${of}.photo)`,
  );

const MINUTES = sql.raw(`(extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes`);
const PLACES_LEFT = sql.raw(`p.headcount - p.confirmed - p.invited`);
/** Who is asked for a place of the position, of several the one who has the least time. */
const ASKED = sql`(select json_build_object('usher', ${person('u')}, 'expires_at', ${sql.raw(momentSql('i.expires_at'))})
  from assignments i join persons u on u.id = i.usher_id
  where i.position_id = p.id and i.status = 'invited' and not i.reserve
  order by i.expires_at, i.id limit 1)`;

/** A position as it is now; its id stands for the place. */
export async function findNeeded(db: Kysely<Database>, id: string): Promise<NeededPlace | undefined> {
  const { rows } = await sql<NeededPlace>`
    select p.id, p.event_id, p.id as position_id, p.shift_id, p.type_id, s.starts_at, s.ends_at, s.work_date,
      ${MINUTES} as minutes, ${PLACES_LEFT} as places_left, ${ASKED} as asked, now() as now
    from positions p join shifts s on s.id = p.shift_id
    where p.id = ${id} and s.removed_at is null`.execute(db);
  return rows[0];
}

export async function findMissing(db: Kysely<Database>, id: string): Promise<MissingPlace | undefined> {
  const { rows } = await sql<MissingPlace>`
    select a.id, a.event_id, e.title_en as event_title, a.position_id, a.shift_id, p.type_id, a.usher_id, a.starts_at, a.ends_at,
      a.work_date, ${MINUTES} as minutes,
      a.status = 'confirmed' and not a.reserve and coalesce(t.outcome in ('no_show', 'excused'), false) as is_missing,
      a.vacated_at is not null as is_vacated, ${PLACES_LEFT} as places_left,
      ${ASKED} as asked,
      now() as now
    from assignments a join events e on e.id = a.event_id join positions p on p.id = a.position_id
      join shifts s on s.id = a.shift_id left join attendance t on t.assignment_id = a.id
    where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Held against marks and other replacements until the end. */
export const holdMissing = (tx: Transaction<Database>, id: string) =>
  sql`select from assignments where id = ${id} for update`.execute(tx);

/** The place is free from now on; triggers count it and start its chain of offers. */
export const saveVacated = (tx: Transaction<Database>, id: string) =>
  sql`
    update assignments set vacated_at = now(), version = version + 1 where id = ${id} and vacated_at is null`.execute(
    tx,
  );

export async function findShownReserves(db: Kysely<Database>, ids: readonly string[]) {
  const { rows } = await sql<ReplacementPlace['reserves'][number]>`
    select a.id as assignment_id, json_build_object('id', u.id, 'code', u.usher_code, 'name_en', u.name_en,
      'name_ar', u.name_ar, 'photo', u.photo) as usher
    from assignments a join persons u on u.id = a.usher_id where a.id = any (${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], a.id)`.execute(db);
  return rows;
}

/** The assignment by which somebody stands by for a position. */
export async function findReserveOf(db: Kysely<Database>, position_id: string, usher_id: string) {
  const { rows } = await sql<{ id: string }>`
    select id from assignments
    where position_id = ${position_id} and usher_id = ${usher_id} and status = 'confirmed' and reserve`.execute(db);
  return rows[0]?.id;
}
