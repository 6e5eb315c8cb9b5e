import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import {
  IMPORT_FIELDS,
  type DayOrder,
  type ImportField,
  type Mapping,
} from '@proline/domain/usher-import/import-field';
import type { TimeZone } from '@proline/domain/place/region';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const toColumns = (mapping: Mapping): string[] => mapping.map((field) => field ?? '');
const toMapping = (columns: readonly string[]): (ImportField | null)[] =>
  columns.map((column) => IMPORT_FIELDS.find((field) => field === column) ?? null);

/** What a row is read by, besides the import's own choices. */
export async function findReadingDay(db: Db): Promise<{ today: string; time_zone: TimeZone }> {
  const zone = sql.raw(ORGANISATION_ZONE);
  const { rows } = await sql<{ today: string; time_zone: TimeZone }>`
    select to_char(now() at time zone ${zone}, 'YYYY-MM-DD') as today, ${zone} as time_zone`.execute(db);
  const [day] = rows;
  if (!day) throw new Error('The database said nothing about today.');
  return day;
}

type Remembered = { readonly mapping: Mapping; readonly day_order: DayOrder; readonly used_at: Date };

export async function findMapping(db: Db, header_hash: Buffer): Promise<Remembered | undefined> {
  const found = await db
    .selectFrom('usher_import_mappings')
    .select(['mapping', 'day_order', 'used_at'])
    .where('header_hash', '=', header_hash)
    .executeTakeFirst();
  return found && { ...found, mapping: toMapping(found.mapping) };
}

export const rememberMapping = (tx: Tx, header_hash: Buffer, { mapping, day_order }: Omit<Remembered, 'used_at'>) =>
  tx
    .insertInto('usher_import_mappings')
    .values({ header_hash, mapping: toColumns(mapping), day_order })
    .onConflict((conflict) =>
      conflict.column('header_hash').doUpdateSet({ mapping: toColumns(mapping), day_order, used_at: sql<Date>`now()` }),
    )
    .execute();

export type NewImport = {
  readonly id: string;
  readonly file_name: string;
  readonly header_encrypted: Buffer;
  readonly mapping: Mapping;
  readonly remembered_at: Date | null;
  readonly day_order: DayOrder;
  readonly created_by: string;
};

export const insertImport = (tx: Tx, { mapping, ...values }: NewImport) =>
  tx
    .insertInto('usher_imports')
    .values({ ...values, mapping: toColumns(mapping) })
    .execute();

export async function lockImport(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('usher_imports')
    .select(['id', 'file_name', 'header_encrypted', 'mapping', 'day_order', 'job_id', 'undo_job_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found && { ...found, mapping: toMapping(found.mapping) };
}
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** What a row is read by; without the sums that a screen shows, because every row of a job asks for it. */
export async function findColumns(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('usher_imports')
    .select(['mapping', 'day_order'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, mapping: toMapping(found.mapping) };
}

type Change = Partial<Pick<LockedImport, 'mapping' | 'day_order' | 'job_id' | 'undo_job_id'>>;

/** The caller holds the lock, and has compared the version. */
export const saveImport = (tx: Tx, id: string, { mapping, ...change }: Change) =>
  tx
    .updateTable('usher_imports')
    .set({ ...change, ...(mapping && { mapping: toColumns(mapping) }), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

type Progress = NonNullable<UsherImport['running']>;
export type FoundImport = {
  id: string;
  file_name: string;
  header_encrypted: Buffer;
  mapping: Mapping;
  remembered_at: Date | null;
  day_order: DayOrder;
  job_id: string | null;
  rows: UsherImport['rows'];
  running: Progress | null;
  undoing: Progress | null;
  /** their name */
  created_by: string;
  uploaded_by: string;
  created_at: Date;
  version: number;
};

const progressOf = (job: 'job_id' | 'undo_job_id') => sql`
  (select jsonb_build_object('job_id', j.id, 'status', j.status, 'total', j.total,
     'done', (select count(*) from job_items i where i.job_id = j.id and i.status = 'done'),
     'failed', (select count(*) from job_items i where i.job_id = j.id and i.status = 'failed'))
   from jobs j where j.id = ${sql.ref(`m.${job}`)})`;

/** As a transaction or anybody else sees it. */
export async function findImport(db: Db, id: string): Promise<FoundImport | undefined> {
  const { rows } = await sql<Omit<FoundImport, 'mapping'> & { mapping: string[] }>`
    select m.id, m.file_name, m.header_encrypted, m.mapping, m.remembered_at, m.day_order, m.job_id, m.created_at, m.version,
      a.name as created_by, m.created_by as uploaded_by, ${progressOf('job_id')} as running,
      ${progressOf('undo_job_id')} as undoing,
      (select jsonb_build_object('total', count(*),
         'good', count(*) filter (where state = 'good'), 'warning', count(*) filter (where state = 'warning'),
         'bad', count(*) filter (where state = 'bad'), 'imported', count(person_id), 'undone', count(undone_at))
       from usher_import_rows r where r.import_id = m.id) as rows
    from usher_imports m join admins a on a.id = m.created_by
    where m.id = ${id}`.execute(db);
  const [found] = rows;
  return found && { ...found, mapping: toMapping(found.mapping) };
}

type ListedImport = Pick<FoundImport, 'id' | 'file_name' | 'created_by' | 'created_at' | 'running' | 'undoing'> & {
  rows: number;
  imported: number;
};

const RECENT = 10;

export async function findRecentImports(db: Db): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select m.id, m.file_name, m.created_at, a.name as created_by,
      ${progressOf('job_id')} as running, ${progressOf('undo_job_id')} as undoing, c.rows, c.imported
    from (select * from usher_imports order by created_at desc, id desc limit ${RECENT}) m
    join admins a on a.id = m.created_by
    cross join lateral (
      select count(*)::int as rows, count(person_id)::int as imported from usher_import_rows r where r.import_id = m.id
    ) c
    order by m.created_at desc, m.id desc`.execute(db);
  return rows;
}

/** Until then people can be removed again; what nobody imported is given up sooner. */
export const usherImportSweeps: readonly Sweep[] = [
  `delete from usher_imports where id in (
     select id from usher_imports
     where created_at < now() - case when job_id is null then interval '7 days' else interval '30 days' end limit 10)`,
];
