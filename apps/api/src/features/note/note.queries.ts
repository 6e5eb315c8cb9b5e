import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

const notes = (db: Kysely<Database>) =>
  db
    .selectFrom('person_notes as n')
    .innerJoin('admins as a', 'a.id', 'n.author_id')
    .select([
      'n.id',
      'n.person_id',
      'n.text',
      'n.author_id',
      'a.name as author_name',
      'n.version',
      'n.created_at',
      'n.changed_at',
    ]);

export const findNote = (db: Kysely<Database>, id: string) => notes(db).where('n.id', '=', id).executeTakeFirst();

export const lockNote = (tx: Transaction<Database>, id: string) =>
  tx
    .selectFrom('person_notes')
    .select(['person_id', 'author_id', 'version', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const readNotes = (db: Kysely<Database>, person_id: string, page: number) =>
  notes(db)
    .where('n.person_id', '=', person_id)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(TAB_ROWS_PER_PAGE)
    .offset((page - 1) * TAB_ROWS_PER_PAGE)
    .execute();

export async function countNotes(db: Kysely<Database>, person_id: string): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::integer as total from person_notes where person_id = ${person_id}`.execute(db);
  return rows[0]?.total ?? 0;
}

export const insertNote = (tx: Transaction<Database>, note: { person_id: string; author_id: string; text: string }) =>
  tx.insertInto('person_notes').values(note).returning('id').executeTakeFirstOrThrow();

export const saveNote = (tx: Transaction<Database>, id: string, text: string) =>
  tx
    .updateTable('person_notes')
    .set({ text, version: sql<number>`version + 1`, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

export const deleteNote = (tx: Transaction<Database>, id: string) =>
  tx.deleteFrom('person_notes').where('id', '=', id).execute();
