import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type OfferedRole = { readonly id: string; readonly name_en: string; readonly name_ar: string };

/** The types of work that somebody can be said to do. */
export async function findOffered(db: Kysely<Database>): Promise<OfferedRole[]> {
  const { rows } = await sql<OfferedRole>`
    select id, name_en, name_ar from types where archived_at is null order by position, id`.execute(db);
  return rows;
}

/** Of these types those in use, which nobody archives, merges or deletes until this transaction ends. */
export async function holdOffered(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; archived: boolean }>`
    select id, archived_at is not null as archived from types
    where id = any(${[...ids]}::uuid[]) order by id for key share`.execute(tx);
  return rows.filter(({ archived }) => !archived).map(({ id }) => id);
}

type DoneRole = { readonly id: string; readonly archived: boolean };

/** The caller holds the person. */
export async function findDone(tx: Tx, person_id: string): Promise<DoneRole[]> {
  const { rows } = await sql<DoneRole>`
    select t.id, t.archived_at is not null as archived from usher_roles r join types t on t.id = r.type_id
    where r.usher_id = ${person_id} order by t.position, t.id`.execute(tx);
  return rows;
}

type Doing = { readonly person_id: string; readonly type_id: string };

export async function insertDone(tx: Tx, doing: readonly Doing[]): Promise<void> {
  if (doing.length === 0) return;
  await sql`
    insert into usher_roles (usher_id, type_id)
    select * from unnest(${doing.map(({ person_id }) => person_id)}::uuid[], ${doing.map(({ type_id }) => type_id)}::uuid[])
    on conflict do nothing`.execute(tx);
}

export const deleteDone = (tx: Tx, person_id: string, type_ids: readonly string[]) =>
  sql`delete from usher_roles where usher_id = ${person_id} and type_id = any(${[...type_ids]}::uuid[])`.execute(tx);
