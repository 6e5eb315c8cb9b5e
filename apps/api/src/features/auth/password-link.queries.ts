import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type NewLink = {
  readonly admin_id: string;
  readonly token_hash: Buffer;
  /** null: the program itself */
  readonly created_by: string | null;
  readonly hours: number;
  readonly mail_job_id: string | null;
};

/** Replaces the account's open link and returns when the new one expires. */
export async function replaceLink(tx: Transaction<Database>, link: NewLink): Promise<string> {
  await closeLinks(tx, link.admin_id);
  const { expires_at } = await tx
    .insertInto('first_password_tokens')
    .values({
      admin_id: link.admin_id,
      token_hash: link.token_hash,
      created_by: link.created_by,
      expires_at: sql<Date>`now() + make_interval(hours => ${link.hours})`,
      mail_job_id: link.mail_job_id,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at.toISOString();
}

export const closeLinks = (tx: Transaction<Database>, admin_id: string) =>
  tx.deleteFrom('first_password_tokens').where('admin_id', '=', admin_id).where('used_at', 'is', null).execute();

/** Locks the active account with this e-mail address, unless a link was made for it a moment ago. */
export async function lockForRecovery(tx: Transaction<Database>, email: string) {
  const { rows } = await sql<{ id: string; name: string; email: string; language: 'en' | 'ar' | null }>`
    select id, name, email, language from admins
    where email = ${email} and status = 'active' and not exists (
      select from first_password_tokens t
      where t.admin_id = admins.id and t.used_at is null and t.created_at > now() - interval '5 minutes')
    for no key update`.execute(tx);
  return rows[0];
}

/** Locks an owner who can sign in. */
export async function lockActiveOwner(tx: Transaction<Database>, email: string) {
  const { rows } = await sql<{ id: string; name: string; email: string; language: 'en' | 'ar' | null }>`
    select id, name, email, language from admins
    where email = ${email} and status = 'active' and permission_set = 'owner'
    for no key update`.execute(tx);
  return rows[0];
}
