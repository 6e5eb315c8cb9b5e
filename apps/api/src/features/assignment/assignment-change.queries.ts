import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { EndedInvitation } from './assignment.queries.ts';

type Tx = Transaction<Database>;

/** One assignment at the version that was seen. */
type Seen = { readonly id: string; readonly version: number };

const versionIn = ({ rows }: { readonly rows: readonly { readonly version: number }[] }) => rows[0]?.version;

/** Each returns the new version; undefined: somebody was faster. */
export const saveConfirmed = async (tx: Tx, { id, version }: Seen) =>
  versionIn(
    await sql<{ version: number }>`
      update assignments set status = 'confirmed', answered_at = now(), version = version + 1
      where id = ${id} and version = ${version} and status = 'invited' returning version`.execute(tx),
  );

export const saveDeclined = async (tx: Tx, { id, version }: Seen) =>
  versionIn(
    await sql<{ version: number }>`
      update assignments set status = 'declined', answered_at = now(), version = version + 1
      where id = ${id} and version = ${version} and status = 'invited' returning version`.execute(tx),
  );

type Released = { readonly note: string; readonly late_cancel: boolean };

export const saveReleased = async (tx: Tx, { id, version }: Seen, { note, late_cancel }: Released) =>
  versionIn(
    await sql<{ version: number }>`
      update assignments set status = 'released', release_reason = 'operations', release_note = ${note},
        late_cancel = ${late_cancel}, locked = false, version = version + 1
      where id = ${id} and version = ${version} and status in ('invited', 'confirmed') returning version`.execute(tx),
  );

/** With a lock comes why, if anybody said it. */
export const saveLocked = async (tx: Tx, { id, version }: Seen, locked: boolean, note: string) =>
  versionIn(
    await sql<{ version: number }>`
      update assignments set locked = ${locked}, lock_note = ${locked && note !== '' ? note : null}, version = version + 1
      where id = ${id} and version = ${version} and status in ('invited', 'confirmed') returning version`.execute(tx),
  );

/**
 * Puts each where it is to be, in one statement: of two that swap neither needs a third place. Nothing that is locked moves, but
 * for what goes back with the lock that it came with. Returns the new versions.
 */
export async function savePlaces(
  tx: Tx,
  moves: readonly (Seen & { readonly position_id: string; readonly reserve: boolean })[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Seen>`
    update assignments a set position_id = p.id, shift_id = p.shift_id, work_date = s.work_date, starts_at = s.starts_at,
      ends_at = s.ends_at, reserve = m.reserve, locked = false, version = a.version + 1
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ version }) => version)}::integer[],
        ${moves.map(({ position_id }) => position_id)}::uuid[],
        ${moves.map(({ reserve }) => reserve)}::boolean[]) m (id, version, position_id, reserve)
      join positions p on p.id = m.position_id join shifts s on s.id = p.shift_id
    where a.id = m.id and a.version = m.version and a.status in ('invited', 'confirmed')
    returning a.id, a.version`.execute(tx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * Ends invitations whose time is over. Others end at the next turn. Their people are held first, as by everybody who writes: whoever
 * answers at that moment holds the person and wants the invitation.
 */
export async function expireDue(tx: Tx, most: number) {
  const due = sql`status = 'invited' and expires_at <= now()`;
  const { rows: people } = await sql<{ id: string }>`
    select id from persons where id in (select usher_id from assignments where ${due} order by expires_at limit ${most})
    order by id for no key update`.execute(tx);
  const { rows } = await sql<EndedInvitation & { usher_id: string }>`
    update assignments set status = 'expired', version = version + 1
    where id in (
      select id from assignments where ${due} and usher_id = any (${people.map(({ id }) => id)}::uuid[])
      order by expires_at limit ${most} for update skip locked)
    returning id, event_id, usher_id, starts_at`.execute(tx);
  return rows;
}

/** Lists of events show how many places are taken. */
export const touchEvents = (tx: Tx) => sql`insert into changes (topic) values ('event')`.execute(tx);

/** Late is who comes later than this. */
export const saveArrival = (tx: Tx, id: string, at: Date) =>
  sql`
    update assignments set due_at = ${at}, expected_at = ${at}
    where id = ${id} and status = 'confirmed' and not reserve`.execute(tx);

/** In whose place a reserve comes. */
export const saveReplaces = (tx: Tx, id: string, replaces: string) =>
  sql`update assignments set replaces = ${replaces} where id = ${id} and id <> ${replaces}`.execute(tx);
