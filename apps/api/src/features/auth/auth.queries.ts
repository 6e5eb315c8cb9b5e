import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { accounts } from '../../platform/security/admin-profile.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

export const findAdminForSignIn = (db: Kysely<Database>, email: string) =>
  accounts(db)
    .select('a.password_hash')
    .where('a.email', '=', email)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();

/** Addresses from which the account was signed in to during the last 30 days. */
export async function findKnownAddresses(db: Kysely<Database>, email: string): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct host(s.address) as address from sessions s join admins a on a.id = s.admin_id
    where a.email = ${email} and s.address is not null and s.created_at > now() - interval '30 days'`.execute(db);
  return rows.map(({ address }) => address);
}

export type NewSession = {
  readonly admin_id: string;
  /** the hash that was verified: if the password has changed since, there is no session */
  readonly password_hash: string;
  readonly token_hash: Buffer;
  /** unless the settings say otherwise */
  readonly hours: number;
  readonly address: string;
  readonly user_agent: string | null;
};

/** Locks the account's row, so that no session starts during a password change or a deactivation. */
export async function insertSession(tx: Transaction<Database>, session: NewSession): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sessions (admin_id, token_hash, expires_at, address, user_agent)
    select id, ${session.token_hash},
      now() + make_interval(hours => coalesce(
        (select (value ->> 'session_max_hours')::integer from settings where key = 'security'), ${session.hours}::integer)),
      ${session.address}, ${session.user_agent}
    from admins
    where id = ${session.admin_id} and password_hash = ${session.password_hash} and disabled_at is null
    for share
    returning id`.execute(tx);
  return rows[0]?.id;
}

export const endSession = (tx: Transaction<Database>, session_id: string) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', session_id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Undefined: there is none, or it has ended. */
export const endSessionOf = (tx: Transaction<Database>, token_hash: Buffer) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', token_hash)
    .where('revoked_at', 'is', null)
    .returning(['id', 'admin_id'])
    .executeTakeFirst();

/** Ends all sessions of an admin, or all but one, and returns how many. */
export async function revokeSessions(
  tx: Transaction<Database>,
  admin_id: string,
  exceptSessionId?: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: sql<Date>`now()` })
    .where('admin_id', '=', admin_id)
    .where('revoked_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The session check looks at `disabled_at` at every request; ending the sessions keeps them ended if the account comes back. */
export async function disableAdmin(tx: Transaction<Database>, admin_id: string): Promise<boolean> {
  const disabled = await tx
    .updateTable('admins')
    .set({ disabled_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', admin_id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await revokeSessions(tx, admin_id);
  return disabled !== undefined;
}

const isOpenLink = (token_hash: Buffer) =>
  sql<boolean>`token_hash = ${token_hash} and used_at is null and expires_at > now()
    and exists (select from admins where admins.id = admin_id and disabled_at is null)`;

/** Whose password an open link sets. */
export const findLinkOwner = (db: Kysely<Database>, token_hash: Buffer) =>
  db
    .selectFrom('admins')
    .select(['email', 'password_hash'])
    .where('id', 'in', (links) =>
      links.selectFrom('first_password_tokens').select('admin_id').where(isOpenLink(token_hash)),
    )
    .executeTakeFirst();

/** Of concurrent calls exactly one gets the account's id; the others find the link used. */
export async function spendFirstPasswordLink(
  tx: Transaction<Database>,
  token_hash: Buffer,
): Promise<string | undefined> {
  // the account before its link, as everywhere: whoever deactivates it locks them in this order
  await sql`select id from admins where id = (select admin_id from first_password_tokens where token_hash = ${token_hash})
    for no key update`.execute(tx);
  const used = await tx
    .updateTable('first_password_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where(isOpenLink(token_hash))
    .returning('admin_id')
    .executeTakeFirst();
  return used?.admin_id;
}

export const savePassword = (tx: Transaction<Database>, admin_id: string, password_hash: string) =>
  tx
    .updateTable('admins')
    .set({ password_hash, password_changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', admin_id)
    .execute();

export const authSweeps: readonly Sweep[] = [
  `delete from first_password_tokens where id in (
     select id from first_password_tokens where expires_at < now() - interval '90 days' limit 5000)`,
];
