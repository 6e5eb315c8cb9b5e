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

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, t.typname as type_name,
    not a.attnotnull as nullable,
    a.atthasdef or a.attidentity <> '' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' as computed,
    array(
      select pg_get_expr(k.conbin, k.conrelid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      order by k.conname
    ) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
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
