import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

/** An event beside the plan that was saved for it; without one its `steps` are null. */
const planned = (db: Db, id: string) =>
  db
    .selectFrom('events as e')
    .leftJoin('event_plans as p', 'p.event_id', 'e.id')
    .leftJoin('admins as a', 'a.id', 'p.saved_by')
    .selectAll('e')
    .select(['p.steps', 'a.name as saved_by'])
    .select(sql<Date>`coalesce(p.saved_at, e.created_at)`.as('saved_at'))
    .where('e.id', '=', id);

export const findPlanned = (db: Db, id: string) => planned(db, id).executeTakeFirst();

/**
 * Locks the event until the transaction ends: every change of an event takes this lock first. The plan is read afterwards,
 * since a join in the locking statement would still see the plan from before the wait.
 */
export const lockPlanned = async (db: Db, id: string) => {
  await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute();
  return findPlanned(db, id);
};

export type PlannedRow = NonNullable<Awaited<ReturnType<typeof findPlanned>>>;

/** The rows that publishing made, or that exist without a saved plan. */
export async function findMade(db: Db, event_id: string) {
  const shifts = await db
    .selectFrom('shifts')
    .select(['id', 'starts_at', 'ends_at', 'break_minutes', 'arrival_minutes'])
    .where('event_id', '=', event_id)
    .where('removed_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const zones = await db
    .selectFrom('zones')
    .select(['id', 'code', 'name_en', 'name_ar', 'colour', 'radius_m'])
    .where('event_id', '=', event_id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('code')
    .execute();
  const positions = await db
    .selectFrom('positions as p')
    .innerJoin('types as t', 't.id', 'p.type_id')
    .select(['p.shift_id', 'p.zone_id', 'p.type_id', 'p.headcount', 'p.rate_minor', 'p.pay_basis'])
    .where('p.event_id', '=', event_id)
    .where('p.headcount', '>', 0)
    .orderBy('t.position')
    .orderBy('p.id')
    .execute();
  const leads = await db
    .selectFrom('event_leads as l')
    .innerJoin('events as e', 'e.id', 'l.event_id')
    .select(['l.leader_id', 'l.scope', 'l.zone_id', 'l.shift_id', 'l.pay_minor'])
    .where('l.event_id', '=', event_id)
    // canceling releases all leads, but the plan still shows them
    .where((where) => where.or([where('l.released_at', 'is', null), where('e.status', '=', 'canceled')]))
    .orderBy('l.id')
    .execute();
  return { shifts, zones, positions, leads };
}

export type MadeRows = Awaited<ReturnType<typeof findMade>>;

export const findLeaders = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('team_leaders')
        .select(['id', 'name_en', 'name_ar', 'photo', 'status'])
        .where('id', 'in', [...ids])
        .orderBy('name_en')
        .orderBy('id')
        .execute();

export const findUshers = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('ushers')
        .select(['id', 'code', 'name_en', 'name_ar', 'photo'])
        .where('id', 'in', [...ids])
        .orderBy('name_en')
        .orderBy('id')
        .execute();
