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
export async function lockUsher(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from persons where id = ${id} for no key update`.execute(tx);
  return rows.length === 1;
}

export type UsherRow = {
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
};

const TODAY = sql.raw(`(now() at time zone ${ORGANISATION_ZONE})::date`);

/** All that the guards need in one statement, so that it is of one moment. */
export async function readUsher(db: Kysely<Database>, id: string): Promise<UsherRow | undefined> {
  const { rows } = await sql<UsherRow>`
    select u.status, u.version, u.name_en, u.name_ar, u.phone, u.photo, u.birth_date, u.reapply_on, ${TODAY} as today,
      (select i.score from interviews i where i.person_id = u.id and i.hat = 'usher' and i.status = 'done'
       order by i.starts_at desc, i.id desc limit 1) as mean,
      work.places, work.events,
      (select count(*)::integer from applications p where p.usher_id = u.id and p.status in ('pending', 'waitlisted')) as applications
    from ushers u, lateral (
      select count(*)::integer as places, count(distinct a.event_id)::integer as events from assignments a
      where a.usher_id = u.id and ${isAhead}
    ) work
    where u.id = ${id}`.execute(db);
  return rows[0];
}

/** What can still be released: it has not begun, and nobody has checked in. */
const isAhead = sql`a.status in ('invited', 'confirmed') and a.starts_at > now()
  and not exists (select from attendance w where w.assignment_id = a.id)`;

export async function releaseFutureWork(tx: Tx, usher_id: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update assignments a set status = 'released', version = version + 1
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
  readonly id: string;
  readonly from: Pick<UsherRow, 'status' | 'version'>;
  readonly to: UsherStatus;
  readonly reason: string | null;
  readonly until: CalendarDay | null;
  readonly reapply_on: CalendarDay | null;
  readonly admin_id: string | null;
};

/** Returns the new version; undefined when another transaction was faster. */
export async function saveUsherStatus(tx: Tx, { id, from, to, ...change }: NewStatus): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update ushers set
      status = ${to},
      version = ${from.version + 1}::integer,
      status_reason = case when ${to} in ('rejected', 'blocked') then ${change.reason}::text end,
      status_changed_at = now(),
      status_changed_by = ${change.admin_id}::uuid,
      blocked_until = ${change.until}::date,
      reapply_on = ${change.reapply_on}::date
    where id = ${id} and status = ${from.status} and version = ${from.version}
    returning version`.execute(tx);
  return rows[0]?.version;
}
