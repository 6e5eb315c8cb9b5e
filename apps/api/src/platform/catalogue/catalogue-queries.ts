import type { CatalogueEntry } from '@proline/contract/frame/catalogue';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../postgres/schema.gen.ts';
import type { CatalogueSource, Moved } from './catalogue-source.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;
export type Values = Readonly<Record<string, unknown>>;
/** An entry with the columns that only its catalogue has. */
export type Entry = CatalogueEntry & Values;

const entries = ({ table, columns, used }: CatalogueSource) => sql<Entry>`
  select c.id, ${sql.join(columns.map((name) => sql.ref(`c.${name}`)))}, c.merged_into, c.version,
    to_char(c.archived_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as archived_at,
    coalesce(u.n, 0)::integer as used
  from ${sql.table(table)} c left join (${used}) u on u.id = c.id`;

export const findEntries = async (db: Db, source: CatalogueSource): Promise<Entry[]> =>
  (await sql<Entry>`${entries(source)} order by c.position, c.id`.execute(db)).rows;

export const findEntry = async (db: Db, source: CatalogueSource, id: string): Promise<Entry | undefined> =>
  (await sql<Entry>`${entries(source)} where c.id = ${id}`.execute(db)).rows[0];

export type LockedEntry = Values & {
  readonly id: string;
  readonly version: number;
  readonly archived_at: Date | null;
  readonly merged_into: string | null;
};

/** Locks entries in the order of their ids, so that two transactions never deadlock. */
export const lockEntries = async (
  tx: Tx,
  { table }: CatalogueSource,
  ids: readonly string[],
): Promise<Map<string, LockedEntry>> => {
  const { rows } = await sql<LockedEntry>`
    select * from ${sql.table(table)} where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
};

export const insertEntry = async (tx: Tx, { table, columns }: CatalogueSource, values: Values): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}, position)
    select ${sql.join(columns.map((name) => sql.val(values[name])))}, coalesce(max(position) + 1, 0)
    from ${sql.table(table)}
    returning id`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error(`nothing was added to ${table}`);
  return added.id;
};

/** The caller holds the row's lock and has compared the version. */
export const updateEntry = async (tx: Tx, { table }: CatalogueSource, id: string, values: Values): Promise<void> => {
  const changes = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`
    update ${sql.table(table)} set ${sql.join([...changes, sql`version = version + 1`])} where id = ${id}`.execute(tx);
};

export const archiveEntry = (tx: Tx, { table }: CatalogueSource, id: string, merged_into: string | null = null) =>
  sql`
    update ${sql.table(table)}
    set archived_at = coalesce(archived_at, now()), merged_into = ${merged_into}, version = version + 1
    where id = ${id}`.execute(tx);

/** The ids of the entries in use, in their order on screen, locked in the order of their ids. */
export const lockOrder = async (tx: Tx, { table }: CatalogueSource): Promise<string[]> => {
  const { rows } = await sql<{ id: string; position: number }>`
    select id, position from ${sql.table(table)} where archived_at is null order by id for no key update`.execute(tx);
  return rows.sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
};

/** Reordering does not change the version: it would make every open form stale. */
export const saveOrder = (tx: Tx, { table }: CatalogueSource, ids: readonly string[]) =>
  sql`
    update ${sql.table(table)} c set position = o.n
    from unnest(${ids}::uuid[]) with ordinality o (id, n)
    where c.id = o.id and c.position <> o.n`.execute(tx);

/** Returns false when another entry was merged into it: undoing that merge would need it. A foreign key refuses an entry in use. */
export const deleteEntry = async (tx: Tx, { table }: CatalogueSource, id: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from ${sql.table(table)} c
    where c.id = ${id} and merged_into is null and not exists (select from ${sql.table(table)} m where m.merged_into = c.id)
    returning c.id`.execute(tx);
  return rows.length === 1;
};

export const countUses = async (db: Db, { used }: CatalogueSource, id: string): Promise<number> =>
  (await sql<{ n: number }>`select n::integer as n from (${used}) u where u.id = ${id}`.execute(db)).rows[0]?.n ?? 0;

type Merge = { readonly id: string; readonly target_id: string; readonly moved: Moved; was_archived_at: Date | null };

export const insertMerge = (
  tx: Tx,
  merge: {
    readonly entity: 'category' | 'type';
    readonly source_id: string;
    readonly target_id: string;
    readonly moved: Moved;
    readonly was_archived_at: Date | null;
  },
) =>
  tx
    .insertInto('merges')
    .values({ ...merge, moved: JSON.stringify(merge.moved) })
    .execute();

export const findOpenMerge = async (
  tx: Tx,
  entity: 'category' | 'type',
  source_id: string,
): Promise<Merge | undefined> => {
  const { rows } = await sql<Merge>`
    select id, target_id, moved, was_archived_at from merges
    where entity = ${entity} and source_id = ${source_id} and undone_at is null`.execute(tx);
  return rows[0];
};

export const closeMerge = (tx: Tx, id: string) =>
  tx
    .updateTable('merges')
    .set({ undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
