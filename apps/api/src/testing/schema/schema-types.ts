import type pg from 'pg';

/** How a column type is read, and what may be written to it when that is more. */
const TYPES: Readonly<Record<string, string>> = {
  _uuid: 'string[]',
  uuid: 'string',
  text: 'string',
  bpchar: 'string',
  inet: 'string',
  date: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'Decimal',
  bytea: 'Buffer',
  timestamptz: 'Moment',
  jsonb: 'Json',
  _text: 'string[]',
  _int4: 'number[]',
  xid8: 'string',
};

const HEAD = `// Made from the migrated schema by scripts/generate-schema-types.ts; a test fails when it is out of date.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Written as JSON text: the driver would take an array for an SQL array and a string for JSON. */
type Json = ColumnType<JsonValue, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;
type Decimal = ColumnType<string, string | number, string | number>;
/** May be left out of an insert. */
type Defaulted<T> =
  T extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
/** Made by the database, never written. */
type Computed<T> = ColumnType<T, never, never>;
`;

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly type_name: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
  readonly computed: boolean;
  readonly checks: string[];
}

/** A view says in comments which table it shows, what its own columns begin with there, and which are never null. */
const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, t.typname as type_name,
    not coalesce(base.attnotnull, a.attnotnull) and coalesce(note, '') not like 'never null%' as nullable,
    a.atthasdef or coalesce(base.atthasdef, false) or a.attidentity <> '' or coalesce(note, '') like '%filled in' as defaulted,
    a.attgenerated <> '' or coalesce(base.attgenerated, '') <> '' or a.attidentity = 'a'
      or (c.relkind = 'v' and base.attnum is null) as computed,
    array(
      select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.contype = 'c' and (
        (k.conrelid = c.oid and k.conkey = array[a.attnum]) or (k.conrelid = base.attrelid and k.conkey = array[base.attnum])
      )
      order by k.conname
    ) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  cross join lateral col_description(c.oid, a.attnum) note
  cross join lateral regexp_split_to_array(obj_description(c.oid, 'pg_class'), ' ') shown
  left join lateral (
    select * from pg_attribute b
    where c.relkind = 'v' and b.attrelid = to_regclass(shown[1]) and b.attname in (a.attname, shown[2] || a.attname)
    order by length(b.attname) desc limit 1
  ) base on true
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`;

/** The source of schema.gen.ts for the database behind this connection. */
export async function renderSchemaTypes(client: pg.ClientBase | pg.Pool): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, (column) => column.table_name);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`);
    return [`export interface ${typeName(table)} {`, ...lines, '}', ''].join('\n');
  });
  const members = [...tables.keys()].map((table) => `  ${table}: ${typeName(table)};`);
  return [HEAD, ...interfaces, ['export interface Database {', ...members, '}', ''].join('\n')].join('\n');
}

function typeOf(column: Column): string {
  const base = listedValues(column.checks) ?? TYPES[column.type_name];
  if (base === undefined) {
    throw new Error(`${column.table_name}.${column.column_name}: say what ${column.type_name} is in TypeScript.`);
  }
  const type = column.nullable ? `${base} | null` : base;
  if (column.computed) return `Computed<${type}>`;
  return column.defaulted ? `Defaulted<${type}>` : type;
}

/** A check against a list of words closes the type as it closes the column. */
function listedValues(checks: readonly string[]): string | null {
  for (const check of checks) {
    const list = /^\(\w+ = ANY \(ARRAY\[((?:'[\w/]+'::text(?:, )?)+)\]\)\)$/.exec(check)?.[1];
    if (list !== undefined) return [...list.matchAll(/'[\w/]+'/g)].map(([word]) => word).join(' | ');
  }
  return null;
}

const typeName = (table: string) =>
  `${table.replace(/(^|_)(\w)/g, (_, _gap: string, letter: string) => letter.toUpperCase())}Table`;
