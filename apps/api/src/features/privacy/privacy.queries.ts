import type { PrivacyContent } from '@proline/domain/privacy/privacy-content';
import { sql, type Kysely, type Transaction } from 'kysely';
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

type StoredEdition = {
  readonly number: number;
  readonly content: PrivacyContent;
  readonly published_at: Date;
  readonly published_by_name: string | null;
};

/** The newest first. */
export async function findEditions(db: Kysely<Database>, most: number): Promise<readonly StoredEdition[]> {
  const { rows } = await sql<StoredEdition>`
    select e.number, e.content, e.published_at, a.name as published_by_name
    from privacy_editions e left join admins a on a.id = e.published_by
    order by e.number desc limit ${most}`.execute(db);
  return rows;
}

type NewEdition = { readonly number: number; readonly content: PrivacyContent; readonly admin_id: string };

/** False when somebody else was faster: the number is taken. */
export async function insertEdition(tx: Transaction<Database>, edition: NewEdition): Promise<boolean> {
  const { number, content, admin_id } = edition;
  const { numAffectedRows } = await sql`
    insert into privacy_editions (number, content, published_by)
    values (${number}, ${JSON.stringify(content)}::jsonb, ${admin_id}) on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
