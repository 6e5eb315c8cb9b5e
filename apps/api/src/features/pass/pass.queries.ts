import type { AssignmentStatus } from '@proline/domain/assignment/assignment-status';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { PassPlace } from '@proline/domain/pass/pass-rules';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type PassHolder = {
  readonly id: string;
  readonly event_id: string;
  readonly event_title: string;
  readonly event_status: EventStatus;
  readonly usher_id: string;
  readonly status: AssignmentStatus;
  readonly ends_at: Date;
  readonly pass_number: number;
};

const HOLDER = sql`select a.id, a.event_id, e.title_en as event_title, e.status as event_status, a.usher_id, a.status, a.ends_at,
  a.pass_number from assignments a join events e on e.id = a.event_id`;

export async function findHolder(db: Kysely<Database>, id: string): Promise<PassHolder | undefined> {
  const { rows } = await sql<PassHolder>`${HOLDER} where a.id = ${id}`.execute(db);
  return rows[0];
}

/** Event, then place: everybody takes them in this order. Then read, as it is by then. */
export async function holdPlace(tx: Tx, event_id: string, id: string): Promise<boolean> {
  const { rows } = await sql`select id from events where id = ${event_id} for share`.execute(tx);
  await sql`select from assignments where id = ${id} and event_id = ${event_id} for update`.execute(tx);
  return rows.length === 1;
}

type ShownPlace = PassPlace & { readonly usher_id: string; readonly now: Date };

/** What a pass is judged by. No place: it was given back, or never was. */
export async function findShownPlace(
  tx: Tx,
  event_id: string,
  id: string,
): Promise<{ readonly now: Date; readonly place: ShownPlace | null }> {
  const { rows } = await sql<ShownPlace & { readonly id: string | null }>`
    select a.id, a.usher_id, a.shift_id, a.pass_number, t.method, t.out_method, clock_timestamp() as now,
      case when t.outcome in ('no_show', 'excused') then t.outcome when t.checked_out_at is not null then 'left'
        when t.checked_in_at is not null then 'in' else 'expected' end as state
    from (select) one
    left join assignments a on a.id = ${id} and a.event_id = ${event_id} and a.status = 'confirmed'
    left join attendance t on t.assignment_id = a.id`.execute(tx);
  const found = rows[0];
  if (!found) throw new Error('There is always a clock.');
  return { now: found.now, place: found.id === null ? null : found };
}

type Shown = Record<'event_id' | 'usher_id' | 'id', string> & {
  readonly early_minutes: number;
  readonly shown_at: Date;
};

/** Whether somebody who shows the pass of one shift could come for another one then. */
export async function isExpectedElsewhen(
  tx: Tx,
  { event_id, usher_id, id, early_minutes, shown_at }: Shown,
): Promise<boolean> {
  const { rows } = await sql`
    select from assignments a join shifts s on s.id = a.shift_id left join attendance t on t.assignment_id = a.id
    where a.event_id = ${event_id} and a.usher_id = ${usher_id} and a.id <> ${id} and a.status = 'confirmed' and not a.reserve
      and t.checked_in_at is null and a.ends_at > ${shown_at}
      and a.starts_at - make_interval(mins => s.arrival_minutes + ${early_minutes}::integer) <= ${shown_at}
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Undefined: another pass counts by now. */
export async function saveRevoked(tx: Tx, id: string, number: number): Promise<PassHolder | undefined> {
  const { rows } = await sql<{ id: string }>`
    update assignments set pass_number = pass_number + 1 where id = ${id} and pass_number = ${number} returning id`.execute(
    tx,
  );
  return rows.length === 0 ? undefined : findHolder(tx, id);
}
