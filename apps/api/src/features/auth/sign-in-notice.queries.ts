import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** True when the admin has signed in before, but never with such a browser. The first sign-in does not count. */
export async function isNewDevice(tx: Transaction<Database>, session_id: string): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    select count(o.id) > 0 and bool_and(o.user_agent is distinct from s.user_agent) as is_new
    from sessions s join sessions o on o.admin_id = s.admin_id and o.id <> s.id
    where s.id = ${session_id}`.execute(tx);
  return rows[0]?.is_new === true;
}

/** The name of an admin without a password; undefined when there is a password. */
export async function findNewcomer(tx: Transaction<Database>, admin_id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('admins')
    .select('name')
    .where('id', '=', admin_id)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  return found?.name;
}

/** Within the last hour: somebody who guesses at codes must not fill the bell. */
export async function wasNotifiedOfCode(tx: Transaction<Database>, admin_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('notifications')
    .select('id')
    .where('admin_id', '=', admin_id)
    .where('kind', '=', 'wrong_sign_in_code')
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  return found !== undefined;
}
