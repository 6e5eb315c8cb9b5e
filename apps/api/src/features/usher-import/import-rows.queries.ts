import type { ImportRowState } from '@proline/domain/usher-import/import-row-state';
import { IMPORT_PROBLEMS, isWarning } from '@proline/domain/usher-import/import-problem';
import pg from 'pg';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

/** What a check has found about one row; the database adds which rows are twins. */
export type CheckedRow = {
  readonly number: number;
  readonly cells_encrypted: Buffer;
  /** `field.code` */
  readonly problems: readonly string[];
  readonly has_error: boolean;
  readonly has_warning: boolean;
  readonly phone_hmac: Buffer | null;
  readonly id_number_hmac: Buffer | null;
  readonly iban_hmac: Buffer | null;
  readonly known_id: string | null;
  readonly known_field: 'phone' | 'id_number' | null;
};

const AT_ONCE = 1_000;

/** Rows that are there already are checked anew. */
export async function saveRows(tx: Tx, import_id: string, rows: readonly CheckedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const part = rows.slice(at, at + AT_ONCE);
    const all = <Key extends keyof CheckedRow>(key: Key) => part.map((row) => row[key]);
    await sql`
      insert into usher_import_rows (import_id, number, cells_encrypted, problems, has_error, has_warning, phone_hmac,
        id_number_hmac, iban_hmac, known_id, known_field)
      select ${import_id}::uuid, number, cells, string_to_array(problems, ' '), has_error, has_warning, phone_hmac,
        id_number_hmac, iban_hmac, known_id, known_field
      from unnest(${all('number')}::int[], ${all('cells_encrypted')}::bytea[],
        ${part.map(({ problems }) => problems.join(' '))}::text[], ${all('has_error')}::boolean[],
        ${all('has_warning')}::boolean[], ${all('phone_hmac')}::bytea[], ${all('id_number_hmac')}::bytea[],
        ${all('iban_hmac')}::bytea[], ${all('known_id')}::uuid[], ${all('known_field')}::text[])
        as r (number, cells, problems, has_error, has_warning, phone_hmac, id_number_hmac, iban_hmac, known_id,
          known_field)
      on conflict (import_id, number) do update set cells_encrypted = excluded.cells_encrypted,
        problems = excluded.problems, has_error = excluded.has_error, has_warning = excluded.has_warning,
        phone_hmac = excluded.phone_hmac, id_number_hmac = excluded.id_number_hmac, iban_hmac = excluded.iban_hmac, known_id = excluded.known_id,
        known_field = excluded.known_field`.execute(tx);
  }
}

/** Of rows that were just written the planner knows nothing: it takes them for a few, and would compare each with each. */
export const countRows = (tx: Tx) => sql`analyze usher_import_rows`.execute(tx);

/** Of rows with the same phone or identity number the first that could go in does; the others name it. */
export const markTwins = (tx: Tx, import_id: string) =>
  sql`
    update usher_import_rows r set twin_number = t.twin, twin_field = t.field
    from (
      select number,
        case when fits and by_phone < number then by_phone when fits and by_id < number then by_id end as twin,
        case when fits and by_phone < number then 'phone' when fits and by_id < number then 'id_number' end as field
      from (
        select number, not has_error and known_id is null as fits,
          case when phone_hmac is not null then
            min(number) filter (where not has_error and known_id is null) over (partition by phone_hmac) end as by_phone,
          case when id_number_hmac is not null then
            min(number) filter (where not has_error and known_id is null) over (partition by id_number_hmac) end as by_id
        from usher_import_rows where import_id = ${import_id}
      ) x
    ) t
    where r.import_id = ${import_id} and r.number = t.number
      and (r.twin_number is distinct from t.twin or r.twin_field is distinct from t.field)`.execute(tx);

const SHARED = 'iban.iban_shared';
const WARNINGS = IMPORT_PROBLEMS.filter(isWarning);

/** Marks the rows whose account another row or somebody in the house has, too. It keeps nobody out. */
export const markSharedAccounts = (tx: Tx, import_id: string) =>
  sql`
    with accounts as (
      select number, problems, iban_hmac is not null and (
          count(*) over (partition by iban_hmac) > 1
          or exists (
            select from bank_accounts b join persons p on p.id = b.person_id
            where b.iban_hmac = x.iban_hmac and b.replaced_at is null and p.anonymised_at is null and p.merged_into is null
          )) as shared
      from usher_import_rows x where import_id = ${import_id}
    ), marked as (
      select number, shared,
        array_remove(problems, ${SHARED}) || case when shared then array[${SHARED}] else '{}' end as problems
      from accounts
    )
    update usher_import_rows r set problems = m.problems, has_warning = exists (
      select from unnest(m.problems) problem where split_part(problem, '.', 2) = any(${WARNINGS}::text[]))
    from marked m
    where r.import_id = ${import_id} and r.number = m.number and (${SHARED} = any(r.problems)) <> m.shared`.execute(tx);

type Marks = { readonly phones: readonly string[]; readonly id_numbers: readonly Buffer[] };

/** Who has these phones and identity numbers, in either hat. */
export async function findKnown(db: Db, { phones, id_numbers }: Marks) {
  const { rows } = await sql<{ id: string; phone: string | null; id_number_hmac: Buffer | null }>`
    select id, phone, id_number_hmac from persons where phone = any(${[...phones]}::text[])
    union select id, phone, id_number_hmac from persons where id_number_hmac = any(${[...id_numbers]}::bytea[])`.execute(
    db,
  );
  return rows;
}

/** All that is wrong with a row, twins and known people included. */
const ALL_PROBLEMS = sql`(r.problems
  || case when r.twin_number is null then '{}' else array[r.twin_field || '.twice_in_file'] end
  || case when r.known_id is null then '{}' else array[r.known_field || '.known_already'] end)`;

export async function countProblems(db: Db, import_id: string): Promise<{ problem: string; count: number }[]> {
  const { rows } = await sql<{ problem: string; count: number }>`
    select problem, count(*)::int as count from usher_import_rows r, unnest(${ALL_PROBLEMS}) problem
    where r.import_id = ${import_id} group by problem`.execute(db);
  return rows;
}

export type StoredRow = {
  readonly number: number;
  /** null once it is imported */
  readonly cells_encrypted: Buffer | null;
  readonly state: ImportRowState;
  readonly twin_number: number | null;
  readonly twin_field: 'phone' | 'id_number' | null;
  readonly known: { id: string; name_en: string; name_ar: string } | null;
  readonly known_field: 'phone' | 'id_number' | null;
  readonly person_id: string | null;
  readonly shares_account: boolean;
  /** why the job could not import it */
  readonly refused: string | null;
};

const ROWS = sql`
  select r.number, r.cells_encrypted, r.state, r.twin_number, r.twin_field, r.known_field, r.person_id,
    ${SHARED} = any(r.problems) as shares_account,
    (select jsonb_build_object('id', p.id, 'name_en', p.name_en, 'name_ar', p.name_ar) from persons p where p.id = r.known_id)
      as known,
    (select i.code from job_items i
     where i.job_id = m.job_id and i.status = 'failed' and i.record_id = r.number::text limit 1) as refused
  from usher_import_rows r join usher_imports m on m.id = r.import_id`;

export type RowFilter = {
  readonly import_id: string;
  readonly state?: ImportRowState | undefined;
  /** `field.code`, or its beginning or end */
  readonly field?: string | undefined;
  readonly code?: string | undefined;
};

const matching = ({ import_id, state, field, code }: RowFilter): RawBuilder<unknown> => sql`
  r.import_id = ${import_id} and (${state ?? null}::text is null or r.state = ${state ?? null})
  and ((${field ?? null}::text is null and ${code ?? null}::text is null) or exists (
    select from unnest(${ALL_PROBLEMS}) problem
    where (${field ?? null}::text is null or split_part(problem, '.', 1) = ${field ?? null})
      and (${code ?? null}::text is null or split_part(problem, '.', 2) = ${code ?? null})))`;

export async function findRows(
  db: Db,
  filter: RowFilter,
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const { rows } = await sql<StoredRow>`
    ${ROWS} where ${matching(filter)} order by r.number limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from usher_import_rows r where ${matching(filter)}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Every row that has not been imported yet, also those that are good. */
export async function findAllRows(db: Db, filter: RowFilter): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`${ROWS} where ${matching(filter)} order by r.number`.execute(db);
  return rows;
}

/** What is handed back: what stays out, and after the import whatever is not in. */
export async function findBadRows(db: Db, import_id: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    ${ROWS} where r.import_id = ${import_id} and r.cells_encrypted is not null and (r.state = 'bad' or m.job_id is not null)
    order by r.number`.execute(db);
  return rows;
}

export async function lockRow(tx: Tx, import_id: string, number: number) {
  return tx
    .selectFrom('usher_import_rows')
    .select(['number', 'cells_encrypted', 'person_id'])
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** The rows of these items, by their numbers. */
export async function lockRows(tx: Tx, import_id: string, items: readonly { readonly record_id: string }[]) {
  return tx
    .selectFrom('usher_import_rows')
    .select(['number', 'cells_encrypted', 'person_id'])
    .where('import_id', '=', import_id)
    .where(
      'number',
      'in',
      items.map(({ record_id }) => Number(record_id)),
    )
    .orderBy('number')
    .forUpdate()
    .execute();
}

type Imported = { readonly number: number; readonly person_id: string };

/** What the file said is forgotten with it: from here on it stands in the person's record. */
export const markImported = (tx: Tx, import_id: string, rows: readonly Imported[]) =>
  sql`
    update usher_import_rows r set person_id = m.person_id, cells_encrypted = null
    from unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ person_id }) => person_id)}::uuid[])
      m (number, person_id)
    where r.import_id = ${import_id} and r.number = m.number`.execute(tx);

type Known = { readonly number: number; readonly known_id: string; readonly known_field: 'phone' | 'id_number' };

/** Somebody else was faster: from here on the row says who has its phone or identity number, as a check would. */
export const markKnown = (tx: Tx, import_id: string, rows: readonly Known[]) =>
  sql`
    update usher_import_rows r set known_id = m.known_id, known_field = m.known_field
    from unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ known_id }) => known_id)}::uuid[],
      ${rows.map(({ known_field }) => known_field)}::text[]) m (number, known_id, known_field)
    where r.import_id = ${import_id} and r.number = m.number`.execute(tx);

export const markUndone = (tx: Tx, import_id: string, numbers: readonly number[]) =>
  sql`
    update usher_import_rows set person_id = null, undone_at = now()
    where import_id = ${import_id} and number = any(${[...numbers]}::int[])`.execute(tx);

const FOREIGN_KEY = '23503';

/**
 * Removes these people and the bank accounts that came with them, except those who were changed since; the ids of those who are
 * gone. An account that was entered or confirmed later refers to its person like anything else.
 */
export async function removeUntouched(tx: Tx, person_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from persons
    where id = any(${[...person_ids]}::uuid[]) and usher_status = 'pending' and leader_status is null and version = 1
    order by id for update`.execute(tx);
  const untouched = rows.map(({ id }) => id);
  try {
    // both were stored by one transaction, whose moment they share
    await sql`
      delete from bank_accounts b using persons p
      where p.id = any(${untouched}::uuid[]) and b.person_id = p.id and b.created_at = p.created_at
        and b.checked_at is null and b.replaced_at is null`.execute(tx);
    await sql`delete from persons where id = any(${untouched}::uuid[])`.execute(tx);
    return untouched;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === FOREIGN_KEY) throw new Refusal('imported_person_in_use');
    throw error;
  }
}

const LABELS = `number::text as record_id, 'Row ' || number as label_en, 'الصف ' || number as label_ar`;

/** The items of the jobs: rows by their numbers, never by anybody's name. */
export const goodRowItems = (import_id: string) => ({
  text: `select ${LABELS} from usher_import_rows where import_id = $1 and state <> 'bad' and person_id is null order by number`,
  values: [import_id],
});
export const importedItems = (import_id: string) => ({
  text: `select ${LABELS} from usher_import_rows where import_id = $1 and person_id is not null order by number`,
  values: [import_id],
});

export async function isJobOpen(tx: Tx, job_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job_id)
    .where('status', 'in', ['queued', 'running', 'canceling'])
    .executeTakeFirst();
  return found !== undefined;
}
