import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

const EXCLUDED = '23P01';
const CHECKED = '23514';

/** Turns a violated constraint into a refusal: something changed since the plan was checked. */
export async function refusedByConstraint<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code === EXCLUDED) throw new Refusal('leader_busy');
    if (error.constraint === 'event_has_people') throw new Refusal('event_has_people');
    if (error.code === CHECKED) throw new Refusal('event_not_ready');
    throw error;
  }
}

/** Two events with the same leader are published one after the other; leaders and invited ones are locked in a fixed order. */
export const lockPersons = (tx: Tx, ids: readonly string[]) =>
  sql`select id from persons where id = any(${[...ids]}::uuid[]) order by id for no key update`.execute(tx);

/** Stores the published plan, which says what people were promised. */
export const storePlan = (tx: Tx, event_id: string, steps: PlanSteps) =>
  sql`insert into event_plans (event_id, steps) values (${event_id}, ${JSON.stringify(steps)}::jsonb)
      on conflict (event_id) do nothing`.execute(tx);

type NewShift = {
  readonly key: string;
  readonly work_date: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly break_minutes: number;
  readonly arrival_minutes: number;
};

type Keyed = { readonly key: string; readonly id: string };
const idByKey = (rows: readonly Keyed[]): ReadonlyMap<string, string> => new Map(rows.map(({ key, id }) => [key, id]));

/** Returns the ids of the shifts by their keys in the plan. */
export async function insertShifts(
  tx: Tx,
  event_id: string,
  shifts: readonly NewShift[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Keyed>`
    with planned as materialized (
      select new_id() as id, s.* from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as s (
        key text, work_date date, starts_at timestamptz, ends_at timestamptz, break_minutes smallint, arrival_minutes smallint
      )
    ), added as (
      insert into shifts (id, event_id, plan_key, work_date, starts_at, ends_at, break_minutes, arrival_minutes)
      select id, ${event_id}, key, work_date, starts_at, ends_at, break_minutes, arrival_minutes from planned
    )
    select key, id from planned`.execute(tx);
  return idByKey(rows);
}

type NewZone = {
  readonly key: string;
  readonly code: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: string;
  readonly radius_m: number;
};

export async function insertZones(
  tx: Tx,
  event_id: string,
  zones: readonly NewZone[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Keyed>`
    with planned as materialized (
      select new_id() as id, z.* from rows from (jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as (
        key text, code text, name_en text, name_ar text, colour text, radius_m integer
      )) with ordinality as z (key, code, name_en, name_ar, colour, radius_m, position)
    ), added as (
      insert into zones (id, event_id, plan_key, code, name_en, name_ar, colour, radius_m, position)
      select id, ${event_id}, key, code, name_en, name_ar, colour, radius_m, position from planned
    )
    select key, id from planned`.execute(tx);
  return idByKey(rows);
}

export type NewPosition = {
  readonly shift_id: string;
  readonly type_id: string;
  readonly zone_id: string | null;
  readonly headcount: number;
  readonly rate_minor: number;
  readonly pay_basis: string;
};

/** From here on the event's places are the sum of its positions instead of its plan's headcount. */
export async function insertPositions(tx: Tx, event_id: string, positions: readonly NewPosition[]): Promise<void> {
  await refusedByConstraint(
    sql`
      insert into positions (event_id, shift_id, type_id, zone_id, headcount, rate_minor, pay_basis)
      select ${event_id}, shift_id, type_id, zone_id, headcount, rate_minor, pay_basis
      from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as p (
        shift_id uuid, type_id uuid, zone_id uuid, headcount integer, rate_minor integer, pay_basis text
      )`.execute(tx),
  );
  await sql`
    update event_staffing set
      places = (select coalesce(sum(headcount), 0) from positions where event_id = ${event_id}), confirmed = 0, invited = 0
    where event_id = ${event_id}`.execute(tx);
}

export type NewLead = {
  readonly leader_id: string;
  readonly scope: string;
  readonly zone_id: string | null;
  readonly shift_id: string | null;
  readonly pay_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

/** Refused by the exclusion constraint when one of them leads something else at that time. */
export const insertLeads = (tx: Tx, event_id: string, leads: readonly NewLead[]) =>
  refusedByConstraint(
    sql`
      insert into event_leads (event_id, leader_id, scope, zone_id, shift_id, pay_minor, starts_at, ends_at)
      select ${event_id}, leader_id, scope, zone_id, shift_id, pay_minor, starts_at, ends_at
      from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as l (
        leader_id uuid, scope text, zone_id uuid, shift_id uuid, pay_minor integer, starts_at timestamptz, ends_at timestamptz
      )
      order by leader_id`.execute(tx),
  );

/** A draft has no positions: its places are its plan's headcount. */
export const savePlaces = (tx: Tx, event_id: string, places: number) =>
  sql`update event_staffing set places = ${places}, confirmed = 0, invited = 0 where event_id = ${event_id}`.execute(
    tx,
  );
