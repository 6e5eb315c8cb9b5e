import type { Preferences } from '@proline/domain/account/preference';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { accounts } from '../../platform/security/admin-profile.ts';

export const findProfile = (db: Kysely<Database>, id: string) =>
  accounts(db)
    .select([
      'a.version',
      'a.created_at',
      'a.password_changed_at',
      sql<number>`(select count(*) from recovery_codes r where r.admin_id = a.id and r.used_at is null)::int`.as(
        'recovery_codes_left',
      ),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();

export const findPasswordHash = (db: Kysely<Database>, id: string) =>
  db.selectFrom('admins').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow();

export type ProfileChange = { name?: string; photo_id?: string | null; image?: string | null };

/** Returns false when the account has changed since that version. */
export async function saveProfile(
  tx: Transaction<Database>,
  id: string,
  version: number,
  change: ProfileChange,
): Promise<boolean> {
  const saved = await tx
    .updateTable('admins')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export const saveTourSeen = (tx: Transaction<Database>, id: string) =>
  tx.updateTable('admins').set({ tour_due: false }).where('id', '=', id).execute();

/** Attaches an unused photo that this admin uploaded. */
export async function attachPhoto(tx: Transaction<Database>, admin_id: string, file_id: string): Promise<boolean> {
  const taken = await tx
    .updateTable('files')
    .set({ loose_since: null })
    .where('id', '=', file_id)
    .where('purpose', '=', 'admin_photo')
    .where('uploaded_by', '=', admin_id)
    .where('loose_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases the current photo; the sweep deletes it a day later. */
export const releasePhoto = (tx: Transaction<Database>, admin_id: string) =>
  tx
    .updateTable('files')
    .set({ loose_since: sql<Date>`now()` })
    .where('id', '=', (query) => query.selectFrom('admins').select('photo_id').where('id', '=', admin_id))
    .execute();

export const savePreferences = (
  tx: Transaction<Database>,
  id: string,
  chosen: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
) =>
  Object.keys(chosen).length === 0
    ? Promise.resolve()
    : tx.updateTable('admins').set(chosen).where('id', '=', id).execute();

/** Returns undefined when the password changed while the new one was being hashed. */
export async function replacePassword(
  tx: Transaction<Database>,
  id: string,
  from: string,
  to: string,
): Promise<boolean> {
  const saved = await tx
    .updateTable('admins')
    .set({ password_hash: to, password_changed_at: sql<Date>`now()`, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}
