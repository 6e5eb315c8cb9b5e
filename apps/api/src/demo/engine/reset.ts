import type pg from 'pg';

const OUR_TABLES = `
  select quote_ident(c.relname) as name from pg_class c
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migrations'
  order by 1`;

const APPEND_ONLY = ['audit_log', 'ledger_postings'] as const;

/** Empties every table inside the caller's transaction. Only the row that names the database's data key stays. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OUR_TABLES);
  await client.query(`create temporary table kept_settings on commit drop as
    select * from settings where key = 'system.data_key_id'`);
  // the audit log and the ledger are append-only; a reset of demo data is the one exception
  for (const table of APPEND_ONLY) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`);
  for (const table of APPEND_ONLY) await client.query(`alter table ${table} enable trigger user`);
  await client.query('insert into settings select * from kept_settings');
}
