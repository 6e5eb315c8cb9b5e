import type { FilePurpose } from '@proline/domain/file/file-purpose';
import { FILE_LOOSE_HOURS } from '@proline/domain/file/file-limits';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type NewFile = {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly type: 'image/webp' | 'application/pdf';
  readonly size_bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** an admin, or somebody of the staff; neither: whoever asked to join */
  readonly uploaded_by?: string;
  readonly uploaded_by_person?: string;
};

export const insertFile = (tx: Transaction<Database>, file: NewFile) =>
  tx
    .insertInto('files')
    .values(file)
    .returning(['id', 'name', 'type', 'size_bytes', 'width', 'height'])
    .executeTakeFirstOrThrow();

export const findFile = (db: Kysely<Database>, id: string) =>
  db.selectFrom('files').select(['id', 'purpose', 'name', 'type']).where('id', '=', id).executeTakeFirst();

export const deleteFiles = (tx: Transaction<Database>, ids: readonly string[]) =>
  tx.deleteFrom('files').where('id', 'in', ids).execute();

/** Deletes files that no record has used for a day; they cannot be attached once this is committed. */
export async function removeLooseFiles(tx: Transaction<Database>, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from files where id in (
      select id from files where loose_since < now() - make_interval(hours => ${FILE_LOOSE_HOURS})
      order by loose_since limit ${most} for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Which of these files have a row. */
export async function knownFiles(db: Kysely<Database>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The database's clock, so many hours ago. */
export async function hoursAgo(db: Kysely<Database>, hours: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select now() - make_interval(hours => ${hours}) as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}
