import type { MovedEvent } from '@proline/contract/event-move/event-move';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type AheadPlace = {
  readonly position_id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly headcount: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly work_date: CalendarDay;
  /** without the break */
  readonly minutes: number;
  readonly now: Date;
};

/** Every position of an event that nobody has a place in yet, by time. */
export async function findAheadPlaces(tx: Tx, event_id: string): Promise<AheadPlace[]> {
  const { rows } = await sql<AheadPlace>`
    select p.id as position_id, p.shift_id, p.type_id, p.headcount, s.starts_at, s.ends_at, s.work_date,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes, now() as now
    from positions p join shifts s on s.id = p.shift_id
    where p.event_id = ${event_id} order by s.starts_at, s.id, p.id`.execute(tx);
  return rows;
}

/** As their lists name them, in the order of the ids. */
export async function findNames(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<MovedEvent['left_out'][number]['usher']>`
    select id, code, name_en, name_ar, photo from ushers where id = any (${[...ids]}::uuid[])
    order by array_position(${[...ids]}::uuid[], id)`.execute(tx);
  return rows;
}

/** Invitations by the plan that nobody has answered go with the publishing that made them. */
export async function removeUnanswered(tx: Tx, event_id: string): Promise<void> {
  await sql`
    delete from assignments where event_id = ${event_id} and origin = 'plan' and status = 'invited'`.execute(tx);
}
