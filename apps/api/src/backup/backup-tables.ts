import type pg from 'pg';

/**
 * What a backup leaves out: `changes` and `changes_swept` number the transactions of one server and mean nothing on
 * another; sessions that were ended since must not come alive again.
 */
const LEFT_OUT = ['changes', 'changes_swept', 'sessions'];

export type BackedUpTable = { readonly name: string; readonly columns: readonly string[] };

/** Tables with the columns that can be written; generated ones follow by themselves. */
const TABLES = `
  select c.relname::text as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all ($1)
  group by c.relname order by c.relname`;

export const listTables = async (client: pg.ClientBase): Promise<BackedUpTable[]> =>
  (await client.query<BackedUpTable>(TABLES, [LEFT_OUT])).rows;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The same text on every server, and no limit on how long one statement or one file may take. */
const UNHURRIED = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Runs the work in one transaction that ends with it, in any case. */
export async function inOneTransaction<T>(client: pg.ClientBase, begin: string, work: () => Promise<T>): Promise<T> {
  await client.query(begin);
  try {
    await client.query(UNHURRIED);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

const FOREIGN_KEYS = `
  select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  order by 1, 2`;

/**
 * Rows come back as they were, so no trigger may act on them, and tables that refer to each other have no order in
 * which to fill them. All of it is put back inside the same transaction; adding a foreign key again proves every row.
 * The owner of the tables may do this: no superuser is needed.
 */
export async function withoutGuards(
  client: pg.ClientBase,
  tables: readonly BackedUpTable[],
  work: () => Promise<void>,
): Promise<void> {
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows;
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await work();
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
