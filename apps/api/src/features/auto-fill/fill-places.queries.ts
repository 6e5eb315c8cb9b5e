import type { Gender } from '@proline/domain/people/person-fields';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

export type PositionRow = {
  readonly id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly work_date: CalendarDay;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly minutes: number;
  readonly room: number;
  readonly headcount: number;
  /** who stands by now */
  readonly reserves: number;
  readonly reserve_percent: number;
};

/** Positions of shifts that have not begun, with the places that are neither locked nor held by an invitation. */
export async function findOpenPositions(db: Db, event_id: string): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select p.id, p.shift_id, p.type_id, s.work_date, s.starts_at, s.ends_at,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes,
      greatest(0, p.headcount - p.invited - (
        select count(*) from assignments a
        where a.position_id = p.id and a.status = 'confirmed' and a.locked and not a.reserve))::integer as room,
      p.headcount, p.reserves, e.reserve_percent
    from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
    where p.event_id = ${event_id} and s.starts_at > now()
    order by s.starts_at, p.id`.execute(db);
  return rows;
}

export type HolderRow = {
  readonly usher_id: string;
  readonly gender: Gender | null;
  readonly position_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly invited: boolean;
  readonly reserve: boolean;
  /** auto-fill leaves it alone: locked, a reserve, or begun */
  readonly stays: boolean;
};

/** Who has a place there, or is asked to take one. */
export async function findHolders(db: Db, event_id: string): Promise<HolderRow[]> {
  const { rows } = await sql<HolderRow>`
    select a.usher_id, u.gender, a.position_id, a.starts_at, a.ends_at, a.status = 'invited' as invited, a.reserve,
      a.locked or a.reserve or a.starts_at <= now() as stays
    from assignments a join persons u on u.id = a.usher_id
    where a.event_id = ${event_id} and a.status in ('invited', 'confirmed')
    order by a.starts_at, a.id`.execute(db);
  return rows;
}

/** All places of the event, of shifts that have begun, too. */
export async function countPlaces(db: Db, event_id: string): Promise<number> {
  const { rows } = await sql<{ places: number }>`
    select coalesce(sum(headcount), 0)::integer as places from positions where event_id = ${event_id}`.execute(db);
  return rows[0]?.places ?? 0;
}

/** Until the end of the transaction no statement takes more than one processor: the others are for whoever waits for a reply. */
export const withoutHelpers = (tx: Transaction<Database>) =>
  sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
