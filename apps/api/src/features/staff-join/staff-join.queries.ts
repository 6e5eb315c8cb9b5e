import { JOIN_PASS_MINUTES, STAFF_CODE_MINUTES, STAFF_CODE_TRIES } from '@proline/domain/account/staff-sign-in';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

type Tx = Transaction<Database>;

/** From now on this is the phone's one code to join with. */
export const saveJoinCode = (tx: Tx, phone_hmac: Buffer, code_hmac: Buffer) =>
  sql`
    insert into join_codes (phone_hmac, code_hmac, expires_at)
    values (${phone_hmac}, ${code_hmac}, now() + make_interval(mins => ${STAFF_CODE_MINUTES}::integer))
    on conflict (phone_hmac) do update set code_hmac = excluded.code_hmac, tries = 0, created_at = now(), expires_at = excluded.expires_at`.execute(
    tx,
  );

type JoinCode = { readonly phone_hmac: Buffer; readonly code_hmac: Buffer };

/** Counts a try before anything is compared, so that parallel guesses are no more than a few either. */
export async function countJoinTry(db: Kysely<Database>, phone_hmac: Buffer): Promise<JoinCode | undefined> {
  const { rows } = await sql<JoinCode>`
    update join_codes set tries = tries + 1
    where phone_hmac = ${phone_hmac} and expires_at > now() and tries < ${STAFF_CODE_TRIES}
    returning phone_hmac, code_hmac`.execute(db);
  return rows[0];
}

/** Of all who come with the right code one gets the pass. */
export async function spendJoinCode(tx: Tx, { phone_hmac, code_hmac }: JoinCode): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from join_codes where phone_hmac = ${phone_hmac} and code_hmac = ${code_hmac} and expires_at > now()`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

type NewPass = { readonly id: string; readonly token_hash: Buffer; readonly phone_encrypted: Buffer };

export async function insertPass(tx: Tx, { id, token_hash, phone_encrypted }: NewPass): Promise<{ expires_at: Date }> {
  const { rows } = await sql<{ expires_at: Date }>`
    insert into join_passes (id, token_hash, phone_encrypted, expires_at)
    values (${id}, ${token_hash}, ${phone_encrypted}, now() + make_interval(mins => ${JOIN_PASS_MINUTES}::integer))
    returning expires_at`.execute(tx);
  const [made] = rows;
  if (!made) throw new Error('No pass was made.');
  return made;
}

/** Of all who come with one pass the first is heard. The phone is the person's from now on. */
export async function spendPass(tx: Tx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update join_passes set used_at = now(), phone_encrypted = null
    where id = ${id} and used_at is null and expires_at > now()`.execute(tx);
  return numAffectedRows === 1n;
}

export type ClaimedId = { readonly hmac: Buffer; readonly last4: string };

/** This person came by the app, and may have named an identity number that somebody else has. */
export const markJoined = (tx: Tx, id: string, claimed: ClaimedId | null) =>
  sql`
    update persons set joined_by_app_at = now(), claimed_id_hmac = ${claimed?.hmac ?? null}, claimed_id_last4 = ${claimed?.last4 ?? null}
    where id = ${id}`.execute(tx);

export const markAskedAgain = (tx: Tx, id: string) =>
  sql`update persons set asked_again_at = now() where id = ${id}`.execute(tx);

export const staffJoinSweeps: readonly Sweep[] = [
  `delete from join_codes where phone_hmac in (
     select phone_hmac from join_codes where expires_at < now() - interval '1 day' limit 5000)`,
  `delete from join_passes where id in (
     select id from join_passes where expires_at < now() - interval '1 day' limit 5000)`,
];
