import type { AdminStatus } from '@proline/domain/account/admin-guard';
import type { PermissionSet } from '@proline/domain/account/permission';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** The last activity of an admin, in live and ended sessions. */
export const LAST_ACTIVE = '(select max(s.last_used_at) from sessions s where s.admin_id = admins.id)';

type FoundAccount = {
  id: string;
  name: string;
  email: string;
  image: string | null;
  permission_set: PermissionSet;
  status: AdminStatus;
  last_active_at: string | null;
  created_at: string;
  version: number;
  language: 'en' | 'ar' | null;
  invited_by: string | null;
  link_expires_at: string | null;
  invite_mail: 'waiting' | 'sent' | 'failed' | null;
  disabled_at: string | null;
  disabled_by: string | null;
  disabled_reason: string | null;
  live_sessions: number;
  two_factor: boolean;
};

/** A moment as the contract writes it. */
const iso = (column: string) =>
  sql.raw<string>(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

export async function findAccount(db: Kysely<Database>, id: string): Promise<FoundAccount | undefined> {
  const { rows } = await sql<FoundAccount>`
    select admins.id, admins.name, admins.email, admins.image, admins.permission_set, admins.status,
      ${iso(LAST_ACTIVE)} as last_active_at, ${iso('admins.created_at')} as created_at, admins.version, admins.language,
      inviter.name as invited_by, ${iso('link.expires_at')} as link_expires_at, link.invite_mail,
      ${iso('admins.disabled_at')} as disabled_at, disabler.name as disabled_by, admins.disabled_reason,
      (select count(*)::int from sessions s
       where s.admin_id = admins.id and s.revoked_at is null and s.expires_at > now()) as live_sessions,
      admins.two_factor_on_at is not null as two_factor
    from admins
    left join admins inviter on inviter.id = admins.invited_by
    left join admins disabler on disabler.id = admins.disabled_by
    left join lateral (
      select t.expires_at, (
        select case i.status when 'done' then 'sent' when 'pending' then 'waiting' else 'failed' end
        from job_items i where i.job_id = t.mail_job_id limit 1
      ) as invite_mail
      from first_password_tokens t where t.admin_id = admins.id and t.used_at is null
    ) link on admins.status = 'invited' or (admins.status = 'active' and link.expires_at > now())
    where admins.id = ${id}`.execute(db);
  return rows[0];
}

export type LockedAccount = {
  id: string;
  name: string;
  email: string;
  permission_set: PermissionSet;
  status: AdminStatus;
  version: number;
  language: 'en' | 'ar' | null;
};

/**
 * Locks these accounts and every owner who can sign in until the transaction ends, always in the same order. Of two
 * admins who deactivate each other, the second waits and then sees what the first has done.
 */
export async function lockAccounts(tx: Transaction<Database>, ids: readonly string[]): Promise<LockedAccount[]> {
  const { rows } = await sql<LockedAccount>`
    select id, name, email, permission_set, status, version, language from admins
    where id = any(${ids}) or (permission_set = 'owner' and status = 'active')
    order by id for no key update`.execute(tx);
  return rows;
}

type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly permission_set: PermissionSet;
  readonly language: 'en' | 'ar';
  readonly invited_by: string;
};

/** Returns undefined when the e-mail address is taken. Of two equal invitations at once exactly one succeeds. */
export async function insertInvited(tx: Transaction<Database>, account: NewAccount): Promise<string | undefined> {
  const added = await tx
    .insertInto('admins')
    .values({ ...account, tour_due: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

const nextVersion = sql<number>`version + 1`;

export const saveDisabled = (
  tx: Transaction<Database>,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
) =>
  tx
    .updateTable('admins')
    .set({ disabled_at: sql<Date>`now()`, disabled_by: by, disabled_reason: reason, version: nextVersion })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .execute();

export const saveEnabled = (tx: Transaction<Database>, id: string) =>
  tx
    .updateTable('admins')
    .set({ disabled_at: null, disabled_by: null, disabled_reason: null, version: nextVersion })
    .where('id', '=', id)
    .execute();

/** False: somebody has set the first password, or deactivated the account. */
export async function deleteInvited(tx: Transaction<Database>, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('admins')
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export const savePermissionSet = (tx: Transaction<Database>, id: string, permission_set: PermissionSet) =>
  tx.updateTable('admins').set({ permission_set, version: nextVersion }).where('id', '=', id).execute();
