import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** The contact address from the settings; undefined when none is set. */
export async function findContactEmail(db: Kysely<Database>): Promise<string | undefined> {
  const setting = await db
    .selectFrom('settings')
    .select(sql<string | null>`value ->> 'contact_email'`.as('email'))
    .where('key', '=', 'privacy')
    .executeTakeFirst();
  return setting?.email ?? undefined;
}
