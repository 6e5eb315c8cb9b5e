import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { NewPosition, shiftsOf, zonesOf } from '../event-move/publishing.service.ts';

type Tx = Transaction<Database>;
type Keyed = { readonly key: string; readonly id: string };
const idByKey = (rows: readonly Keyed[]): ReadonlyMap<string, string> => new Map(rows.map(({ key, id }) => [key, id]));

/** On the way from the old hours to the new ones people may overlap with themselves; at the end nobody does. */
export const deferOverlaps = (tx: Tx) =>
  sql`set constraints assignments_never_overlap, bookings_never_overlap deferred`.execute(tx);
export const checkOverlaps = (tx: Tx) =>
  sql`set constraints assignments_never_overlap, bookings_never_overlap immediate`.execute(tx);

/** Shifts keep their rows, and those who work in them move with the times. Returns their ids by their keys. */
export async function saveShifts(tx: Tx, event_id: string, shifts: ReturnType<typeof shiftsOf>) {
  const { rows } = await sql<Keyed>`
    with planned as materialized (
      select p.*, s.id from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as p (
        key text, work_date date, starts_at timestamptz, ends_at timestamptz, break_minutes smallint, arrival_minutes smallint
      )
      left join shifts s on s.event_id = ${event_id} and s.removed_at is null and coalesce(s.plan_key, s.id::text) = p.key
    ), moved as (
      update shifts s set work_date = p.work_date, starts_at = p.starts_at, ends_at = p.ends_at,
        break_minutes = p.break_minutes, arrival_minutes = p.arrival_minutes
      from planned p
      where s.id = p.id and (s.work_date, s.starts_at, s.ends_at, s.break_minutes, s.arrival_minutes)
        is distinct from (p.work_date, p.starts_at, p.ends_at, p.break_minutes, p.arrival_minutes)
    ), added as (
      insert into shifts (event_id, plan_key, work_date, starts_at, ends_at, break_minutes, arrival_minutes)
      select ${event_id}, key, work_date, starts_at, ends_at, break_minutes, arrival_minutes from planned where id is null
      returning plan_key as key, id
    )
    select key, id from planned where id is not null union all select key, id from added`.execute(tx);
  // an invitation does not outlast the start of its shift
  await sql`update assignments set expires_at = starts_at where event_id = ${event_id} and status = 'invited'
    and expires_at > starts_at`.execute(tx);
  return idByKey(rows);
}

export async function saveZones(tx: Tx, event_id: string, zones: ReturnType<typeof zonesOf>) {
  // first those that go: their codes may be given again
  await sql`
    update zones set removed_at = now() where event_id = ${event_id} and removed_at is null
      and coalesce(plan_key, id::text) <> all (${zones.map(({ key }) => key)}::text[])`.execute(tx);
  const { rows } = await sql<Keyed>`
    with planned as materialized (
      select p.*, z.id from rows from (jsonb_to_recordset(${JSON.stringify(zones)}::jsonb) as (
        key text, code text, name_en text, name_ar text, colour text, radius_m integer
      )) with ordinality as p (key, code, name_en, name_ar, colour, radius_m, position)
      left join zones z on z.event_id = ${event_id} and z.removed_at is null and coalesce(z.plan_key, z.id::text) = p.key
    ), drawn as (
      update zones z set code = p.code, name_en = p.name_en, name_ar = p.name_ar, colour = p.colour, radius_m = p.radius_m,
        position = p.position
      from planned p where z.id = p.id
    ), added as (
      insert into zones (event_id, plan_key, code, name_en, name_ar, colour, radius_m, position)
      select ${event_id}, key, code, name_en, name_ar, colour, radius_m, position from planned where id is null
      returning plan_key as key, id
    )
    select key, id from planned where id is not null union all select key, id from added`.execute(tx);
  return idByKey(rows);
}

/** A position keeps its row, and its people, while shift, role and zone are the same. */
export async function savePositions(tx: Tx, event_id: string, positions: readonly NewPosition[]): Promise<void> {
  const planned = sql`jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as p (
    shift_id uuid, type_id uuid, zone_id uuid, headcount integer, rate_minor integer, pay_basis text)`;
  await sql`select from positions where event_id = ${event_id} order by id for no key update`.execute(tx);
  await sql`
    update positions o set headcount = 0 where event_id = ${event_id} and headcount > 0 and not exists (
      select from ${planned} where p.shift_id = o.shift_id and p.type_id = o.type_id and p.zone_id is not distinct from o.zone_id)`.execute(
    tx,
  );
  await sql`
    insert into positions (event_id, shift_id, type_id, zone_id, headcount, rate_minor, pay_basis)
    select ${event_id}, shift_id, type_id, zone_id, headcount, rate_minor, pay_basis from ${planned}
    on conflict (shift_id, type_id, zone_id) do update
      set headcount = excluded.headcount, rate_minor = excluded.rate_minor, pay_basis = excluded.pay_basis
      where (positions.headcount, positions.rate_minor, positions.pay_basis)
        is distinct from (excluded.headcount, excluded.rate_minor, excluded.pay_basis)`.execute(tx);
}

/** What nobody has ever held goes; the rest stays for the history of those who did. */
export async function removeUnused(tx: Tx, event_id: string, shift_keys: readonly string[]): Promise<void> {
  await sql`
    update shifts set removed_at = now() where event_id = ${event_id} and removed_at is null
      and coalesce(plan_key, id::text) <> all (${[...shift_keys]}::text[])`.execute(tx);
  await sql`
    delete from positions p where event_id = ${event_id} and headcount = 0
      and not exists (select from assignments a where a.position_id = p.id)`.execute(tx);
  await sql`
    delete from shifts s where event_id = ${event_id} and removed_at is not null
      and not exists (select from positions p where p.shift_id = s.id)
      and not exists (select from event_leads l where l.shift_id = s.id)`.execute(tx);
  await sql`
    delete from zones z where event_id = ${event_id} and removed_at is not null
      and not exists (select from positions p where p.zone_id = z.id)
      and not exists (select from event_leads l where l.zone_id = z.id)`.execute(tx);
}

type LiveLead = {
  readonly id: string;
  readonly leader_id: string;
  readonly scope: string;
  readonly zone_id: string | null;
  readonly shift_id: string | null;
};

export async function findLiveLeads(tx: Tx, event_id: string): Promise<LiveLead[]> {
  const { rows } = await sql<LiveLead>`
    select id, leader_id, scope, zone_id, shift_id from event_leads
    where event_id = ${event_id} and released_at is null order by id`.execute(tx);
  return rows;
}

export const releaseLeads = (tx: Tx, ids: readonly string[]) =>
  sql`update event_leads set released_at = now() where id = any (${[...ids]}::uuid[])`.execute(tx);

type MovedLead = { readonly id: string; readonly pay_minor: number; readonly starts_at: Date; readonly ends_at: Date };

export const moveLeads = (tx: Tx, leads: readonly MovedLead[]) =>
  sql`
    update event_leads l set pay_minor = m.pay_minor, starts_at = m.starts_at, ends_at = m.ends_at
    from jsonb_to_recordset(${JSON.stringify(leads)}::jsonb) as m (
      id uuid, pay_minor integer, starts_at timestamptz, ends_at timestamptz)
    where l.id = m.id and (l.pay_minor, l.starts_at, l.ends_at) is distinct from (m.pay_minor, m.starts_at, m.ends_at)`.execute(
    tx,
  );
