import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { CURRENCIES, DEFAULT_TIME_ZONE, TIME_ZONES, type Currency, type TimeZone } from '@proline/domain/place/region';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

type Region = { readonly time_zone: TimeZone; readonly currency: Currency };

/** The organization's region, for the defaults of a new plan. */
export async function findRegion(db: Db): Promise<Region> {
  const { rows } = await sql<{ time_zone: string | null; currency: string | null }>`
    select value ->> 'time_zone' as time_zone, value ->> 'currency' as currency
    from settings where key = 'region'`.execute(db);
  return {
    time_zone: TIME_ZONES.find((known) => known === rows[0]?.time_zone) ?? DEFAULT_TIME_ZONE,
    currency: CURRENCIES.find((known) => known === rows[0]?.currency) ?? 'SAR',
  };
}

/** Whether the database knows the time zone. Its list is slow to read, so the usual zones are not looked up. */
export async function isZoneOfDatabase(db: Db, zone: string): Promise<boolean> {
  if (TIME_ZONES.some((usual) => usual === zone)) return true;
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(db);
  return rows.length > 0;
}

/** Locks the category until the transaction ends, so that archiving it waits. */
export async function isUsableCategory(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from categories where id = ${id} and archived_at is null for share`.execute(tx);
  return rows.length > 0;
}

/** The columns of the event's row, which lists show. */
export type EventColumns = {
  readonly title_en: string;
  readonly title_ar: string;
  readonly category_id: string | null;
  readonly client_name: string;
  readonly description_en: string;
  readonly description_ar: string;
  readonly cover_id: string | null;
  readonly venue: string;
  readonly address: string;
  readonly city: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly time_zone: string;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly application_deadline: Date | null;
  readonly hiring_mode: PlanSteps['stepThree']['hiring_mode'];
  readonly reserve_percent: number;
  readonly currency: string;
  readonly cost_minor: number;
  readonly planned_leader_ids: string[];
};

export const insertEvent = async (tx: Tx, columns: EventColumns, created_by: string): Promise<string> =>
  (
    await tx
      .insertInto('events')
      .values({ ...columns, created_by })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** The caller holds the row's lock and has compared version and status. */
export const updateEvent = (tx: Tx, id: string, columns: EventColumns) =>
  tx
    .updateTable('events')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

export async function storePlan(
  tx: Tx,
  event_id: string,
  plan: { readonly steps: PlanSteps; readonly saved_by: string; readonly places: number },
): Promise<Date> {
  const { rows } = await sql<{ saved_at: Date }>`
    insert into event_plans (event_id, steps, saved_by) values (${event_id}, ${JSON.stringify(plan.steps)}::jsonb, ${plan.saved_by})
    on conflict (event_id) do update set steps = excluded.steps, saved_by = excluded.saved_by, saved_at = now()
    returning saved_at`.execute(tx);
  await tx.updateTable('event_staffing').set({ places: plan.places }).where('event_id', '=', event_id).execute();
  const [stored] = rows;
  if (!stored) throw new Error('the plan was not stored');
  return stored.saved_at;
}

/** Deletes what publishing made. Leads are deleted first, because they refer to the others. */
export async function removeMade(tx: Tx, event_id: string): Promise<void> {
  for (const table of ['event_leads', 'positions', 'zones', 'shifts'] as const) {
    await tx.deleteFrom(table).where('event_id', '=', event_id).execute();
  }
}

export const deleteEventRow = (tx: Tx, id: string) => tx.deleteFrom('events').where('id', '=', id).execute();

/** Returns false when the file does not exist or is not a cover. Locks the file, so that no other transaction releases it. */
export async function attachCover(tx: Tx, file_id: string): Promise<boolean> {
  const taken = await tx
    .updateTable('files')
    .set({ loose_since: null })
    .where('id', '=', file_id)
    .where('purpose', '=', 'event_cover')
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Marks the cover as unused unless another event uses it; the sweep deletes it a day later. */
export async function releaseCover(tx: Tx, file_id: string): Promise<void> {
  // two statements, because the second must see what the previous holder of the lock has done
  await tx.selectFrom('files').select('id').where('id', '=', file_id).forUpdate().execute();
  await sql`
    update files set loose_since = now()
    where id = ${file_id} and not exists (select from events where cover_id = ${file_id})`.execute(tx);
}
