import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Many people at once, in the order in which everybody takes them. */
export async function holdPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from persons where id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(tx);
}

/** What these people hold at an event. */
export async function findLiveOf(tx: Tx, event_id: string, usher_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from assignments
    where event_id = ${event_id} and usher_id = any (${[...usher_ids]}::uuid[]) and status in ('invited', 'confirmed')`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whose these assignments are now. */
export async function findOwners(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ usher_id: string }>`
    select distinct usher_id from assignments where id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows.map(({ usher_id }) => usher_id);
}

export type Target = {
  readonly position_id: string;
  readonly role: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

export async function findTargets(tx: Tx, position_ids: readonly string[]): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select p.id as position_id, t.name_en as role, s.starts_at, s.ends_at
    from positions p join shifts s on s.id = p.shift_id join types t on t.id = p.type_id
    where p.id = any (${[...position_ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Gives places back that were given by a plan; returns those that were still as they had been seen. */
export async function saveTakenBack(
  tx: Tx,
  seen: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update assignments a set status = 'released', release_reason = 'undone', locked = false, version = a.version + 1
    from unnest(${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ version }) => version)}::integer[]) s (id, version)
    where a.id = s.id and a.version = s.version and a.status in ('invited', 'confirmed')
    returning a.id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function saveAllLocked(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; usher_id: string; version: number }>`
    update assignments set locked = true, version = version + 1
    where id = any (${[...ids]}::uuid[]) and status in ('invited', 'confirmed') and not locked
    returning id, usher_id, version`.execute(tx);
  return rows;
}

/** For which shifts of an event these people are invited or confirmed. */
export async function findShiftsOf(tx: Tx, event_id: string, usher_ids: readonly string[]) {
  const { rows } = await sql<{ usher_id: string; shift_id: string }>`
    select usher_id, shift_id from assignments
    where event_id = ${event_id} and usher_id = any (${[...usher_ids]}::uuid[]) and status in ('invited', 'confirmed')`.execute(
    tx,
  );
  return rows;
}
