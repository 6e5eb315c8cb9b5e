import { NOTICE_PERIOD_HOURS } from '@proline/domain/event-move/compensation';
import type { EventStatus } from '@proline/domain/event/event-status';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { refusedByConstraint } from './publishing.queries.ts';

type Tx = Transaction<Database>;

/**
 * Every transaction that moves an event, or changes several of its people at once, takes this lock first and reads
 * afterwards: a join in the locking statement would still see the state before the wait. Returns false when there is no
 * such event.
 */
export async function lockEvent(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from events where id = ${id} for update`.execute(tx);
  return rows.length === 1;
}

/**
 * Locks what the guards count. A confirmation, check-in or approval in progress is waited for and counts; a later one sees
 * the result of the move.
 */
export async function lockPeople(tx: Tx, id: string): Promise<void> {
  await sql`select id from assignments where event_id = ${id} order by id for update`.execute(tx);
  await sql`select assignment_id from attendance where event_id = ${id} order by assignment_id for update`.execute(tx);
  await sql`select id from transfers where event_id = ${id} and voided_at is null order by id for update`.execute(tx);
}

export type EventCounts = {
  readonly status: EventStatus;
  readonly version: number;
  readonly currency: string;
  readonly now: Date;
  readonly first_shift_starts_at: Date | null;
  readonly last_shift_ends_at: Date | null;
  /** of whatever status */
  readonly applications: number;
  readonly assignments: number;
  /** pending and waitlisted */
  readonly open_applications: number;
  /** pending */
  readonly undecided: number;
  /** people, not shifts */
  readonly invited: number;
  readonly confirmed: number;
  /** confirmed people who have neither checked in nor been resolved: canceling releases them */
  readonly expected: number;
  /** the places that they hold: the lists count these */
  readonly expected_places: number;
  readonly leaders: number;
  readonly unresolved: number;
  readonly clocked_in: number;
  readonly transfers_approved: number;
  /** event pay that waits for approval */
  readonly transfers_pending: number;
  /** of the settings */
  readonly notice_hours: number;
};

/** SQL of how long before its first shift canceling an event may be compensated. */
export const NOTICE_HOURS = `coalesce((select (value ->> 'notice_hours')::integer from settings where key = 'pay'), ${NOTICE_PERIOD_HOURS})`;

/** All counts of the guards in one statement, so that they are of one moment. */
export async function readCounts(db: Kysely<Database>, id: string): Promise<EventCounts | undefined> {
  const { rows } = await sql<EventCounts>`
    select e.status, e.version, e.currency, now() as now, s.first_shift_starts_at, s.last_shift_ends_at,
      p.applications, p.open_applications, p.undecided, a.assignments, a.invited, a.confirmed, a.expected, a.expected_places, a.unresolved, a.clocked_in,
      (select count(distinct leader_id)::integer from event_leads where event_id = e.id and released_at is null) as leaders,
      t.transfers_approved, t.transfers_pending, ${sql.raw(NOTICE_HOURS)} as notice_hours
    from events e,
      lateral (
        select min(starts_at) as first_shift_starts_at, max(ends_at) as last_shift_ends_at
        from shifts where event_id = e.id and removed_at is null
      ) s,
      lateral (
        select count(*)::integer as applications,
          (count(*) filter (where status in ('pending', 'waitlisted')))::integer as open_applications,
          (count(*) filter (where status = 'pending'))::integer as undecided
        from applications where event_id = e.id
      ) p,
      lateral (
        -- what the plan has invited by itself, and nobody has answered, goes with a withdrawal
        select (count(*) filter (where not (m.origin = 'plan' and m.status = 'invited')))::integer as assignments,
          (count(distinct m.usher_id) filter (where m.status = 'invited'))::integer as invited,
          (count(distinct m.usher_id) filter (where m.status = 'confirmed'))::integer as confirmed,
          (count(distinct m.usher_id) filter (
            where m.status = 'confirmed' and w.outcome is null and w.checked_in_at is null
          ))::integer as expected,
          (count(*) filter (
            where m.status = 'confirmed' and w.outcome is null and w.checked_in_at is null
          ))::integer as expected_places,
          -- a reserve whom nobody has called in was not expected
          (count(*) filter (where m.status = 'confirmed' and w.outcome is null and (not m.reserve or w.checked_in_at is not null)
          ))::integer as unresolved,
          (count(*) filter (where w.checked_in_at is not null and w.checked_out_at is null))::integer as clocked_in
        from assignments m left join attendance w on w.assignment_id = m.id
        where m.event_id = e.id
      ) a,
      lateral (
        select (count(*) filter (where status <> 'pending_approval'))::integer as transfers_approved,
          (count(*) filter (where status = 'pending_approval' and kind = 'event_pay'))::integer as transfers_pending
        from transfers where event_id = e.id and voided_at is null
      ) t
    where e.id = ${id}`.execute(db);
  return rows[0];
}

type NewStatus = {
  readonly id: string;
  readonly from: Pick<EventCounts, 'status' | 'version'>;
  readonly to: EventStatus;
  readonly reason: string | null;
};

/** Returns the new version; undefined when another transaction was faster. */
export async function saveStatus(tx: Tx, { id, from, to, reason }: NewStatus): Promise<number | undefined> {
  const saving = sql<{ version: number }>`
    update events set
      status = ${to},
      version = ${from.version + 1}::integer,
      published_at = case when ${to} = 'published' then now() when ${to} = 'draft' then null else published_at end,
      started_at = case when ${to} = 'in_progress' then coalesce(started_at, now()) else started_at end,
      completed_at = case when ${to} = 'completed' then now() end,
      canceled_at = case when ${to} = 'canceled' then now() end,
      cancel_reason = case when ${to} = 'canceled' then ${reason}::text end
    where id = ${id} and status = ${from.status}
    returning version`.execute(tx);
  return (await refusedByConstraint(saving)).rows[0]?.version;
}

/** Sends live updates of these topics, too, besides the one of the event itself. */
export const touchTopics = (tx: Tx, topics: readonly ('application' | 'transfer')[]) =>
  sql`insert into changes (topic) select unnest(${[...topics]}::text[])`.execute(tx);
