import type { TestDatabase } from '../test-database.ts';

/** All that the schema promises. */
export const schemaOf = async (database: TestDatabase): Promise<object[]> => {
  const { rows } = await database.pool.query<object>(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
     where connamespace = 'public'::regnamespace
     union all
     select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public'
     union all
     select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
  return rows;
};

/** What stands under the key of a person, which is always a new one. */
const SEALED_VALUE = '(?<=sealed:[0-9a-f-]{36}:)[A-Za-z0-9+/=]+';

/** All rows of all tables but what must never be the same twice. */
export async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_migrations', 'changes', 'changes_swept')
       and column_name not like '%_encrypted' and column_name not in ('password_hash', 'updated_at', 'changed_xid')
     group by table_name`,
  );
  const hashes: [string, string][] = [];
  for (const { name, columns } of tables) {
    const { rows } = await database.pool.query<{ hash: string }>(
      `select md5(string_agg(row_text, '|' order by row_text)) as hash
       from (select regexp_replace(row(${columns})::text, $1, '', 'g') as row_text from ${name}) r`,
      [SEALED_VALUE],
    );
    hashes.push([name, rows[0]?.hash ?? '']);
  }
  return Object.fromEntries(hashes);
}
