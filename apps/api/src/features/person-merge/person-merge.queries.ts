import type { Duplicates, MergePerson } from '@proline/contract/person-merge/person-merge';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database, JsonValue } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import type { Sweep } from '../../platform/writing/housekeeping.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const PERSON = sql`
  p.id, p.version, p.name_en, p.name_ar, p.photo, p.phone, p.email, p.birth_date, p.city, p.id_number_last4, p.created_at,
  (select iban_last4 from bank_accounts b where b.person_id = p.id and b.replaced_at is null) as iban_last4,
  case when p.usher_status is not null then jsonb_build_object('code', p.usher_code, 'status', p.usher_status) end as usher,
  case when p.leader_status is not null then jsonb_build_object('code', p.leader_code, 'status', p.leader_status) end as leader,
  jsonb_build_object(
    'shifts', (select count(*) from assignments a where a.usher_id = p.id and a.status = 'confirmed')
      + (select count(*) from event_leads l where l.leader_id = p.id and l.released_at is null),
    'applications', (select count(*) from applications a where a.usher_id = p.id),
    'transfers', (select count(*) from transfers t where p.id in (t.usher_id, t.leader_id) and t.voided_at is null),
    'interviews', (select count(*) from interviews i where i.person_id = p.id),
    'documents', (select count(*) from person_documents d where d.person_id = p.id)
  ) as has`;

/** Neither anonymised nor merged into somebody else. */
const IS_THERE = sql`p.anonymised_at is null and p.merged_into is null`;

export async function findForMerge(db: Db, id: string): Promise<MergePerson | undefined> {
  const { rows } = await sql<MergePerson>`select ${PERSON} from persons p where p.id = ${id} and ${IS_THERE}`.execute(
    db,
  );
  return rows[0];
}

/** Where the organization is. */
export async function findToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not say what day it is.');
  return row.today;
}

/** More than five records of one human being are a file that was imported badly. */
const MOST_DUPLICATES = 5;

/** Each sign finds by an index of its own. */
export async function findDuplicates(db: Db, id: string): Promise<Duplicates['duplicates']> {
  const { rows } = await sql<Duplicates['duplicates'][number]>`
    with one as (select * from persons where id = ${id}),
    found (id, sign) as (
      select o.id, 'same_name' from one join persons o on o.birth_date = one.birth_date
      where (o.name_en <> '' and lower(o.name_en) = lower(one.name_en)) or (o.name_ar <> '' and o.name_ar = one.name_ar)
      union
      select c.person_id, 'same_iban' from bank_accounts b join bank_accounts c on c.iban_hmac = b.iban_hmac
      where b.person_id = ${id}
      union
      select o.id, 'same_email' from one join persons o on o.email = one.email
      union
      select o.id, 'same_id_number' from one join persons o on o.id_number_hmac = one.claimed_id_hmac
      union
      select o.id, 'same_id_number' from one join persons o on o.claimed_id_hmac in (one.id_number_hmac, one.claimed_id_hmac)
    )
    select ${PERSON}, f.signs
    from (select id, array_agg(sign order by sign) as signs from found where id <> ${id} group by id) f
    join persons p on p.id = f.id
    where ${IS_THERE}
    order by cardinality(f.signs) desc, p.id limit ${MOST_DUPLICATES}`.execute(db);
  return rows;
}

/** For so long a merge can be undone. */
const UNDO_TIME = sql`interval '1 day'`;

export async function findMerges(db: Db, kept_id: string): Promise<Duplicates['merges']> {
  const { rows } = await sql<Duplicates['merges'][number]>`
    select m.id, p.name_en, p.name_ar, m.created_at + ${UNDO_TIME} as until
    from person_merges m join persons p on p.id = m.merged_id
    where m.kept_id = ${kept_id} and m.undone_at is null and m.created_at > now() - ${UNDO_TIME}
    order by m.created_at desc, m.id`.execute(db);
  return rows;
}

/** A row of `persons` as JSON: what an undo restores. */
export type PersonRow = Readonly<Record<string, JsonValue>>;

/** Nobody else changes these persons until this transaction ends. */
export async function holdRows(tx: Tx, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  const { rows } = await sql<{ id: string; row: PersonRow }>`
    select p.id, to_jsonb(p) as row from persons p where p.id = any (${[...ids]}::uuid[]) and p.anonymised_at is null
    order by p.id for update`.execute(tx);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** Sets these columns to the values that they have in the JSON of a row. */
export async function restoreColumns(tx: Tx, id: string, row: PersonRow, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) {
    await sql`update persons set version = version + 1 where id = ${id}`.execute(tx);
    return;
  }
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql.ref(`r.${column}`)));
  await sql`
    update persons set (${names}) = row(${values}), version = persons.version + 1 from jsonb_populate_record(null::persons, ${JSON.stringify(row)}::jsonb) r
    where persons.id = ${id}`.execute(tx);
}

/** What hangs on a person, by the column that says whose it is and the column that names the row. */
export const HANGS_ON: readonly (readonly [table: string, column: string, key: string])[] = [
  ['assignments', 'usher_id', 'id'],
  ['attendance', 'usher_id', 'assignment_id'],
  ['event_leads', 'leader_id', 'id'],
  ['ratings', 'usher_id', 'id'],
  ['ratings', 'author_leader_id', 'id'],
  ['transfers', 'usher_id', 'id'],
  ['transfers', 'leader_id', 'id'],
  ['recoveries', 'person_id', 'id'],
  ['applications', 'usher_id', 'id'],
  ['interviews', 'person_id', 'id'],
  ['person_documents', 'person_id', 'id'],
  ['bank_accounts', 'person_id', 'id'],
  ['messages', 'person_id', 'id'],
  ['person_notes', 'person_id', 'id'],
  ['incidents', 'usher_id', 'id'],
  ['incidents', 'reported_by', 'id'],
];

/** What both have of one kind stays where it is: nobody applies twice for one role, or rates one shift twice. */
const STAYS: Readonly<Record<string, RawBuilder<unknown>>> = {
  'applications.usher_id': sql`exists (
    select from applications o where o.usher_id = new_owner and o.event_id = t.event_id and o.type_id = t.type_id)`,
  'ratings.author_leader_id': sql`exists (
    select from ratings o where o.author_leader_id = new_owner and o.assignment_id = t.assignment_id)`,
};

export type Moved = Readonly<Record<string, readonly string[]>>;

export async function moveAll(tx: Tx, from: string, to: string): Promise<Moved> {
  const moved: Record<string, readonly string[]> = {};
  for (const [table, column, key] of HANGS_ON) {
    const stays = STAYS[`${table}.${column}`] ?? sql`false`;
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} t set ${sql.ref(column)} = new_owner from (select ${to}::uuid as new_owner) n
      where t.${sql.ref(column)} = ${from} and not (${stays}) returning t.${sql.ref(key)}::text as id`.execute(tx);
    if (rows.length > 0) moved[`${table}.${column}`] = rows.map(({ id }) => id);
  }
  return moved;
}

/** Gives back what was moved, as far as it is still there. */
export async function moveBack(tx: Tx, moved: Moved, from: string, to: string): Promise<void> {
  for (const [table, column, key] of HANGS_ON) {
    const ids = moved[`${table}.${column}`];
    if (ids === undefined) continue;
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} and ${sql.ref(key)} = any (${[...ids]}::uuid[])`.execute(tx);
  }
}

/** Of two current accounts the kept person's stays. Returns the one that was put aside. */
export async function putAside(tx: Tx, merged: string, kept: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update bank_accounts set replaced_at = now()
    where person_id = ${merged} and replaced_at is null
      and exists (select from bank_accounts o where o.person_id = ${kept} and o.replaced_at is null)
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const bringBackAccount = (tx: Tx, id: string, person_id: string) =>
  sql`
    update bank_accounts set replaced_at = null where id = ${id} and person_id = ${person_id}
      and not exists (select from bank_accounts o where o.person_id = ${person_id} and o.replaced_at is null)`.execute(
    tx,
  );

/** Roles are many to many: both lists become one. Returns what the kept person did not have. */
export async function addRoles(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ type_id: string }>`
    insert into usher_roles (usher_id, type_id) select ${to}::uuid, type_id from usher_roles where usher_id = ${from}
    on conflict do nothing returning type_id`.execute(tx);
  return rows.map(({ type_id }) => type_id);
}

export const removeRoles = (tx: Tx, id: string, types: readonly string[]) =>
  sql`delete from usher_roles where usher_id = ${id} and type_id = any (${[...types]}::uuid[])`.execute(tx);

/** Plans that name one of the two name the one that stays; a plan that names both is left for its author. */
export async function renameInPlans(tx: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    update event_plans p set steps = replace(p.steps::text, ${from}::text, ${to}::text)::jsonb
    from events e
    where e.id = p.event_id and e.status = 'draft' and position(${from}::text in p.steps::text) > 0
      and position(${to}::text in p.steps::text) = 0
    returning p.event_id`.execute(tx);
  const ids = rows.map(({ event_id }) => event_id);
  await replacePlanned(tx, ids, from, to);
  return ids;
}

export async function renameBack(tx: Tx, event_ids: readonly string[], from: string, to: string): Promise<void> {
  await sql`
    update event_plans p set steps = replace(p.steps::text, ${from}::text, ${to}::text)::jsonb
    from events e where e.id = p.event_id and e.status = 'draft' and e.id = any (${[...event_ids]}::uuid[])`.execute(
    tx,
  );
  await replacePlanned(tx, event_ids, from, to);
}

const replacePlanned = (tx: Tx, event_ids: readonly string[], from: string, to: string) =>
  sql`
    update events set planned_leader_ids = array_replace(planned_leader_ids, ${from}::uuid, ${to}::uuid)
    where id = any (${[...event_ids]}::uuid[]) and status = 'draft' and ${from}::uuid = any (planned_leader_ids)`.execute(
    tx,
  );

type NewMerge = {
  readonly id: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly moved: Moved;
  readonly before_encrypted: Buffer;
  readonly created_by: string;
};

export const insertMerge = (tx: Tx, { moved, ...merge }: NewMerge) =>
  tx
    .insertInto('person_merges')
    .values({ ...merge, moved: JSON.stringify(moved) })
    .execute();

export async function holdMerge(tx: Tx, id: string) {
  const { rows } = await sql<{
    kept_id: string;
    merged_id: string;
    moved: Moved;
    before_encrypted: Buffer;
    is_over: boolean;
    is_undone: boolean;
  }>`
    select kept_id, merged_id, moved, before_encrypted, created_at <= now() - ${UNDO_TIME} as is_over,
      undone_at is not null as is_undone
    from person_merges where id = ${id} for update`.execute(tx);
  return rows[0];
}

export const markUndone = (tx: Tx, id: string) =>
  sql`update person_merges set undone_at = now(), before_encrypted = '' where id = ${id}`.execute(tx);

/** What can be undone no more is not kept. */
export const personMergeSweeps: readonly Sweep[] = [
  `delete from person_merges where id in (
     select id from person_merges where created_at < now() - interval '2 days' limit 100)`,
];

/** Whether confirmed work of both would overlap, or both were paid for one event. */
export async function findClash(db: Db, one: string, other: string): Promise<'already_booked' | 'paid_already' | null> {
  const { rows } = await sql<{ booked: boolean; paid: boolean }>`
    select exists (
        select from bookings a join bookings b on tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.person_id = ${one} and b.person_id = ${other}
      ) or exists (
        select from assignments a join assignments b on tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
        where a.usher_id = ${one} and b.usher_id = ${other}
          and a.status in ('invited', 'confirmed') and b.status in ('invited', 'confirmed')
          -- invitations hold places, not people; but nobody holds two of one shift
          and (a.shift_id = b.shift_id or (a.status = 'confirmed' and b.status = 'confirmed'))
      ) as booked,
      exists (
        select from transfers a join transfers b on b.event_id = a.event_id and b.kind = a.kind
        where a.kind = 'event_pay' and a.voided_at is null and b.voided_at is null
          and ((a.usher_id = ${one} and b.usher_id = ${other}) or (a.leader_id = ${one} and b.leader_id = ${other}))
      ) as paid`.execute(db);
  const [clash] = rows;
  if (clash?.booked === true) return 'already_booked';
  return clash?.paid === true ? 'paid_already' : null;
}
