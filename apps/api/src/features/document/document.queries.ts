import type { PersonDocument } from '@proline/contract/document/document';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const TODAY = sql.raw(`(now() at time zone ${ORGANISATION_ZONE})::date`);

export async function readToday(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${TODAY} as today`.execute(db);
  const [day] = rows;
  if (!day) throw new Error('The database did not say what day it is.');
  return day.today;
}

/** What expires first stands first; what does not expire, last. */
export async function findDocuments(db: Kysely<Database>, person_id: string): Promise<PersonDocument[]> {
  const { rows } = await sql<PersonDocument>`
    select d.id, d.kind, f.name as file_name, f.type, f.size_bytes, d.expires_on,
      d.expires_on - ${TODAY} as days_left, a.name as added_by, d.created_at
    from person_documents d join files f on f.id = d.file_id left join admins a on a.id = d.added_by
    where d.person_id = ${person_id}
    order by d.expires_on nulls last, d.created_at, d.id`.execute(db);
  return rows;
}

export const findDocument = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('person_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.person_id', 'd.kind', 'f.id as file_id', 'f.name', 'f.type'])
    .where('d.id', '=', id)
    .executeTakeFirst();

export const insertDocument = (tx: Transaction<Database>, document: Insertable<Database['person_documents']>) =>
  tx.insertInto('person_documents').values(document).execute();

/** Returns the file that it was made of; undefined when it is gone already. */
export const deleteDocument = (tx: Transaction<Database>, id: string) =>
  tx
    .deleteFrom('person_documents')
    .where('id', '=', id)
    .returning(['person_id', 'file_id', 'kind', 'expires_on'])
    .executeTakeFirst();

/** How many documents of ushers end within these days, of whose day nobody was told yet. */
export async function takeExpiring(tx: Transaction<Database>, days: number): Promise<number> {
  const { rows } = await sql<{ documents: number }>`
    with clock as (select (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today),
    taken as (
      update person_documents d set expiry_told_for = d.expires_on
      from clock, ushers u
      where u.id = d.person_id and u.status in ('approved', 'blocked')
        and d.expires_on between clock.today and clock.today + ${days}::integer
        and d.expiry_told_for is distinct from d.expires_on
      returning 1)
    select count(*)::integer as documents from taken`.execute(tx);
  return rows[0]?.documents ?? 0;
}
