import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export type RunStatus = 'solving' | 'proposed' | 'saved' | 'reverted' | 'discarded';

/** What nobody waits for any more: a proposal that was not saved, and a run whose job has ended without one. */
export async function discardLeftovers(tx: Tx, event_id: string): Promise<void> {
  await sql`
    update fill_runs r set status = 'discarded'
    where r.event_id = ${event_id} and (r.status = 'proposed' or (r.status = 'solving' and not exists (
      select from jobs j where j.id = r.job_id and j.status in ('queued', 'running'))))`.execute(tx);
}

/** Undefined: one is at work. */
export async function insertRun(
  tx: Tx,
  {
    event_id,
    may_move,
    reserves,
    created_by,
  }: Pick<RunRow, 'event_id' | 'may_move' | 'reserves'> & { created_by: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into fill_runs (event_id, may_move, reserves, created_by)
    values (${event_id}, ${may_move}, ${reserves}, ${created_by})
    on conflict (event_id) where status in ('solving', 'proposed') do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export const saveJob = (tx: Tx, id: string, job_id: string) =>
  sql`update fill_runs set job_id = ${job_id} where id = ${id}`.execute(tx);

export type RunRow = {
  readonly id: string;
  readonly event_id: string;
  readonly job_id: string | null;
  readonly status: RunStatus;
  readonly may_move: boolean;
  /** also people who stand by */
  readonly reserves: boolean;
};

export async function findRun(db: Db, id: string): Promise<RunRow | undefined> {
  const { rows } = await sql<RunRow>`
    select id, event_id, job_id, status, may_move, reserves from fill_runs where id = ${id}`.execute(db);
  return rows[0];
}

/** Held until the end. The event is held before. */
export async function holdRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  await sql`select from fill_runs where id = ${id} for update`.execute(tx);
  return findRun(tx, id);
}

/** Whether it was in one of these states. */
export async function saveRunStatus(tx: Tx, id: string, from: RunStatus, to: RunStatus): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update fill_runs set status = ${to}, saved_at = case when ${to} = 'saved' then now() else saved_at end
    where id = ${id} and status = ${from}`.execute(tx);
  return numAffectedRows === 1n;
}

export type PlaceCounts = {
  readonly id: string;
  readonly headcount: number;
  readonly taken: number;
  /** who stands by, and how many may */
  readonly reserves: number;
  readonly reserve_places: number;
};

/** Positions of shifts that have not begun, with the places that somebody holds, confirmed or invited. */
export async function findPlaceCounts(db: Db, event_id: string): Promise<PlaceCounts[]> {
  const { rows } = await sql<PlaceCounts>`
    select p.id, p.headcount, p.confirmed + p.invited as taken, p.reserves,
      ceil(p.headcount * e.reserve_percent / 100.0)::integer as reserve_places
    from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
    where p.event_id = ${event_id} and s.starts_at > now()`.execute(db);
  return rows;
}

export async function countLocked(db: Db, event_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from assignments
    where event_id = ${event_id} and status = 'confirmed' and locked and not reserve and starts_at > now()`.execute(db);
  return rows[0]?.n ?? 0;
}

export type StoredPosition = {
  readonly position_id: string;
  readonly headcount: number;
  readonly before: number;
  readonly after: number;
  readonly gap: object | null;
  readonly next_usher_id: string | null;
  readonly next_tenths: number | null;
  readonly next_instead_id: string | null;
};

export type StoredRow = {
  readonly usher_id: string;
  readonly position_id: string;
  readonly from_position_id: string | null;
  readonly tenths: number;
  readonly from_tenths: number | null;
  readonly contributions: readonly object[];
  readonly reserve: boolean;
};

/**
 * Stores what was found, while it is still wanted. Whoever was solving it before and died may have stored something: that is
 * replaced. A person or position that is gone by now is left out.
 */
export async function storeProposal(
  tx: Tx,
  id: string,
  found: { figures: object; positions: readonly StoredPosition[]; rows: readonly StoredRow[] },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update fill_runs set figures = ${JSON.stringify(found.figures)}::jsonb, solved_at = now()
    where id = ${id} and status = 'solving'`.execute(tx);
  if (numAffectedRows !== 1n) return;
  await sql`delete from fill_positions where run_id = ${id}`.execute(tx);
  await sql`delete from fill_rows where run_id = ${id}`.execute(tx);
  await sql`
    insert into fill_positions (run_id, position_id, headcount, before, after, gap, next_usher_id, next_tenths, next_instead_id)
    select ${id}::uuid, p.id, f.headcount, f.before, f.after, f.gap, u.id, f.next_tenths, i.id
    from jsonb_to_recordset(${JSON.stringify(found.positions)}::jsonb) f (position_id uuid, headcount integer, before integer,
      after integer, gap jsonb, next_usher_id uuid, next_tenths integer, next_instead_id uuid)
    join positions p on p.id = f.position_id
    left join ushers u on u.id = f.next_usher_id left join positions i on i.id = f.next_instead_id`.execute(tx);
  await sql`
    insert into fill_rows (run_id, usher_id, position_id, from_position_id, tenths, from_tenths, contributions, reserve)
    select ${id}::uuid, u.id, p.id, o.id, f.tenths, f.from_tenths, f.contributions, f.reserve
    from jsonb_to_recordset(${JSON.stringify(found.rows)}::jsonb) f (usher_id uuid, position_id uuid, from_position_id uuid,
      tenths integer, from_tenths integer, contributions jsonb, reserve boolean)
    join ushers u on u.id = f.usher_id join positions p on p.id = f.position_id
    left join positions o on o.id = f.from_position_id
    where f.from_position_id is null or o.id is not null`.execute(tx);
}

/** What was proposed, for the record; undefined: nobody wants it any more. */
export async function proposeRun(tx: Tx, id: string) {
  const { rows } = await sql<{ event_id: string; figures: { filled_before: number; filled_after: number } }>`
    update fill_runs set status = 'proposed' where id = ${id} and status = 'solving' and figures is not null
    returning event_id, figures`.execute(tx);
  return rows[0];
}

/** A month is longer than anybody looks back at a plan. */
export const fillSweeps: readonly Sweep[] = [
  `delete from fill_runs where id in (
     select id from fill_runs where created_at < now() - interval '30 days' order by created_at limit 20)`,
];
