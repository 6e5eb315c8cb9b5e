import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

/**
 * Every move of an usher takes this lock first and reads afterwards. It lets foreign keys through; an assignment or
 * application that is being made holds the row in a way that this waits for.
 */
export const lockUshers = (tx: Tx, ids: readonly string[]) =>
  sql`select id from persons where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(tx);

export type UsherRow = {
  readonly id: string;
  readonly status: UsherStatus;
  readonly version: number;
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string;
  readonly photo: string | null;
  readonly birth_date: CalendarDay | null;
  readonly reapply_on: CalendarDay | null;
  /** where the organization is */
  readonly today: CalendarDay;
  /** of the last scorecard */
  readonly mean: number | null;
  readonly places: number;
  readonly events: number;
  readonly applications: number;
  /** events that the person is to lead and that have not begun */
  readonly leads: number;
};

const TODAY = sql.raw(`(now() at time zone ${ORGANISATION_ZONE})::date`);

/** All that the guards need in one statement, so that it is of one moment. */
export async function readUshers(db: Kysely<Database>, ids: readonly string[]): Promise<UsherRow[]> {
  const { rows } = await sql<UsherRow>`
    select u.id, u.status, u.version, u.name_en, u.name_ar, u.phone, u.photo, u.birth_date, u.reapply_on, ${TODAY} as today,
      (select i.score from interviews i where i.person_id = u.id and i.hat = 'usher' and i.status = 'done'
       order by i.starts_at desc, i.id desc limit 1) as mean,
      work.places, work.events,
      (select count(*)::integer from applications p where p.usher_id = u.id and p.status in ('pending', 'waitlisted')) as applications,
      (select count(distinct l.event_id)::integer from event_leads l where l.leader_id = u.id and ${isLedLater}) as leads
    from ushers u, lateral (
      select count(*)::integer as places, count(distinct a.event_id)::integer as events from assignments a
      where a.usher_id = u.id and ${isAhead}
    ) work
    where u.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** What can still be released: it has not begun, and nobody has checked in. */
const isAhead = sql`a.status in ('invited', 'confirmed') and a.starts_at > now()
  and not exists (select from attendance w where w.assignment_id = a.id and (w.outcome is not null or w.checked_in_at is not null))`;

const isLedLater = sql`l.released_at is null and l.starts_at > now()`;

/** Returns the events that lose this leader. */
export async function releaseFutureLeads(tx: Tx, person_id: string): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    update event_leads l set released_at = now() where l.leader_id = ${person_id} and ${isLedLater}
    returning l.event_id`.execute(tx);
  return [...new Set(rows.map(({ event_id }) => event_id))];
}

export async function releaseFutureWork(tx: Tx, usher_id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update assignments a set status = 'released', release_reason = 'shut_out', version = version + 1
    where a.usher_id = ${usher_id} and ${isAhead}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function closeApplications(tx: Tx, usher_id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update applications set status = 'expired', decided_at = now(), decided_by = null, version = version + 1
    where usher_id = ${usher_id} and status in ('pending', 'waitlisted')`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Lists of events and applications show what was released. */
export const touchWork = (tx: Tx) =>
  sql`insert into changes (topic) select unnest(array['event', 'application'])`.execute(tx);

type NewStatus = {
  readonly to: UsherStatus;
  readonly reason: string | null;
  readonly until: CalendarDay | null;
  readonly reapply_on: CalendarDay | null;
  readonly admin_id: string | null;
};

/** Returns the new versions; whoever is left out was changed by another transaction meanwhile. */
export async function saveUsherStatuses(
  tx: Tx,
  ushers: readonly Pick<UsherRow, 'id' | 'status' | 'version'>[],
  { to, ...change }: NewStatus,
): Promise<ReadonlyMap<string, number>> {
  if (ushers.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    update ushers u set
      status = ${to},
      version = was.version + 1,
      status_reason = case when ${to} in ('rejected', 'blocked') then ${change.reason}::text end,
      status_changed_at = now(),
      status_changed_by = ${change.admin_id}::uuid,
      blocked_until = ${change.until}::date,
      reapply_on = ${change.reapply_on}::date
    from unnest(${ushers.map(({ id }) => id)}::uuid[], ${ushers.map(({ status }) => status)}::text[],
      ${ushers.map(({ version }) => version)}::integer[]) was (id, status, version)
    where u.id = was.id and u.status = was.status and u.version = was.version
    returning u.id, u.version`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
