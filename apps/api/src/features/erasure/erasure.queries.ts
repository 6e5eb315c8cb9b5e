import type { Erasable } from '@proline/contract/erasure/erasure';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

type Money = Erasable['owed'][number];
export type ErasableRow = Omit<Erasable, 'refusal' | 'owed'> & {
  readonly owed: readonly Money[];
  /** has begun to work or lead where the event is not completed, so that the pay is not known yet */
  readonly unsettled: boolean;
  readonly birth_date: CalendarDay | null;
  readonly today: CalendarDay;
};

const TODAY = sql.raw(`(now() at time zone ${ORGANISATION_ZONE})::date`);

const findErasables = async (db: Kysely<Database>, which: RawBuilder<unknown>): Promise<ErasableRow[]> => {
  const { rows } = await sql<ErasableRow>`
    select p.id, p.name_en, p.name_ar, p.photo, p.phone, p.email, p.city, p.version, p.birth_date, ${TODAY} as today,
      case when p.usher_status is not null
        then jsonb_build_object('code', p.usher_code, 'status', p.usher_status) end as usher,
      case when p.leader_status is not null
        then jsonb_build_object('code', p.leader_code, 'status', p.leader_status) end as leader,
      jsonb_build_object(
        'places',
          (select count(*) from assignments a
           where a.usher_id = p.id and a.status in ('invited', 'confirmed') and a.starts_at > now())
          + (select count(*) from event_leads l
             where l.leader_id = p.id and l.released_at is null and l.starts_at > now()),
        'applications',
          (select count(*) from applications where usher_id = p.id and status in ('pending', 'waitlisted')),
        'interviews', (select count(*) from interviews where person_id = p.id),
        'documents', (select count(*) from person_documents where person_id = p.id),
        'payments',
          (select count(*) from transfers t
           where p.id in (t.usher_id, t.leader_id) and t.voided_at is null and t.status = 'transferred')
      ) as touches,
      coalesce((
        select jsonb_agg(jsonb_build_object('currency', currency, 'amount_minor', amount, 'transfers', n) order by currency)
        from (
          select t.currency, sum(t.net_minor) as amount, count(*) as n from transfers t
          where p.id in (t.usher_id, t.leader_id) and t.voided_at is null and t.status <> 'transferred'
          group by t.currency
        ) owed
      ), '[]') as owed,
      exists (
        select from assignments a join events e on e.id = a.event_id
        where a.usher_id = p.id and a.status = 'confirmed' and a.starts_at <= now()
          and e.status in ('published', 'in_progress')
      ) or exists (
        select from event_leads l join events e on e.id = l.event_id
        where l.leader_id = p.id and l.released_at is null and l.starts_at <= now()
          and e.status in ('published', 'in_progress')
      ) as unsettled
    from persons p
    where p.anonymised_at is null and p.merged_into is null and ${which}
    order by p.created_at, p.id`.execute(db);
  return rows;
};

export const findErasable = async (db: Kysely<Database>, id: string): Promise<ErasableRow | undefined> =>
  (await findErasables(db, sql`p.id = ${id}`))[0];

export const findMatches = (db: Kysely<Database>, request_id: string, most: number): Promise<ErasableRow[]> =>
  findErasables(
    db,
    sql`p.id in (
      select m.id from persons m join deletion_requests r on r.email = m.email
      where r.id = ${request_id} and r.status = 'open' limit ${most})`,
  );

export const requestExists = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db.selectFrom('deletion_requests').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Nobody else changes, books or writes about these persons until this transaction ends; returns who is still there. */
export async function holdForErasing(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from persons where id = any (${[...ids]}::uuid[]) and anonymised_at is null and merged_into is null
    order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The person and whoever was found to be the same: all of them are one human being. */
export async function everyRecordOf(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive same (id) as (
      select ${id}::uuid union select p.id from persons p join same on p.merged_into = same.id
    )
    select id from same`.execute(tx);
  return rows.map((row) => row.id);
}

/** Leads and places that have not begun are free again. */
export async function releaseLeads(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update event_leads set released_at = now()
    where leader_id = any (${[...ids]}::uuid[]) and released_at is null and starts_at > now()`.execute(tx);
}

/** Whole rows about the person, by the column that says whose they are. */
const ROWS_THAT_GO: readonly (readonly [table: string, column: string])[] = [
  ['interviews', 'person_id'],
  ['usher_roles', 'usher_id'],
  ['messages', 'person_id'],
  // with it go the weekly hours and the days off
  ['availability', 'person_id'],
  ['person_notes', 'person_id'],
  ['fill_rows', 'usher_id'],
  ['person_merges', 'kept_id'],
  ['person_merges', 'merged_id'],
  // with it go all values that the audit log holds
  ['person_keys', 'person_id'],
];

/** Returns the files that are to be destroyed. */
export async function destroyValues(
  tx: Tx,
  person_ids: readonly string[],
  phoneHashes: readonly Buffer[],
): Promise<string[]> {
  const ids = sql`any (${[...person_ids]}::uuid[])`;
  const { rows: files } = await sql<{ id: string }>`
    with papers as (delete from person_documents where person_id = ${ids} returning file_id)
    select file_id as id from papers
    union
    select t.file_id from attendance t where t.usher_id = ${ids} and t.file_id is not null
    union
    select m.file_id from attendance_marks m join assignments a on a.id = m.assignment_id
    where a.usher_id = ${ids} and m.file_id is not null
    union
    select i.file_id from incidents i where i.usher_id = ${ids} and i.file_id is not null
    union
    select f.id from files f join persons p on p.photo = '/api/admin/files/' || f.id where p.id = ${ids}`.execute(tx);
  for (const [table, column] of ROWS_THAT_GO)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${ids}`.execute(tx);
  await sql`update applications set message = '', reason = null where usher_id = ${ids}`.execute(tx);
  await sql`
    update assignments set release_note = null, lock_note = null
    where usher_id = ${ids} and (release_note is not null or lock_note is not null)`.execute(tx);
  await sql`
    update attendance set reason = null, file_id = null
    where usher_id = ${ids} and (reason is not null or file_id is not null)`.execute(tx);
  await sql`
    update attendance_marks m set reason = null, file_id = null, distance_m = null, before = m.before - 'reason' - 'file_id',
      after = m.after - 'reason' - 'file_id'
    from assignments a where a.id = m.assignment_id and a.usher_id = ${ids}`.execute(tx);
  // of a place that was proposed to somebody else
  await sql`update fill_positions set next_usher_id = null, next_tenths = null where next_usher_id = ${ids}`.execute(
    tx,
  );
  // that something happened stays, and nothing that tells whom it was about
  await sql`
    update incidents set text = '', file_id = null, handling_note = null where usher_id = ${ids}`.execute(tx);
  await sql`update ratings set comment = '' where usher_id = ${ids}`.execute(tx);
  await destroyMoneyNotes(tx, ids);
  await sql`update job_items set detail = null where person_id = ${ids}`.execute(tx);
  // a row that lost a race, or that repeats another one, names nobody
  await sql`
    update usher_import_rows set cells_encrypted = null, phone_hmac = null, id_number_hmac = null, iban_hmac = null
    where person_id = ${ids} or known_id = ${ids} or phone_hmac = any (${[...phoneHashes]}::bytea[])
      or id_number_hmac in (select id_number_hmac from persons where id = ${ids})
      or iban_hmac in (select iban_hmac from bank_accounts where person_id = ${ids})`.execute(tx);
  await sql`
    update deletion_requests set email = '', message = '', refuse_reason = null
    where status <> 'open' and email in (select email from persons where id = ${ids})`.execute(tx);
  // whoever repeats a request about them is refused, instead of getting the reply of that time
  await sql`
    update idempotency_keys set status = null, reply_encrypted = null
    where record_ids && ${[...person_ids]}::uuid[]`.execute(tx);
  await destroyAccounts(tx, ids);
  await destroyPerson(tx, ids);
  return files.map(({ id }) => id);
}

/** Amounts stay for the ledger; what was said about them goes. */
async function destroyMoneyNotes(tx: Tx, ids: RawBuilder<unknown>): Promise<void> {
  const own = sql`(t.usher_id = ${ids} or t.leader_id = ${ids})`;
  await sql`
    update transfer_lines l set note = null from transfers t
    where t.id = l.transfer_id and l.note is not null and ${own}`.execute(tx);
  await sql`
    update transfers t set reason = null, hold_reason = case when held_at is not null then '' end,
      return_reason = case when returned_at is not null then '' end, void_reason = case when voided_at is not null then '' end
    where coalesce(reason, hold_reason, return_reason, void_reason) is not null and ${own}`.execute(tx);
  await sql`
    update payment_batch_lines l set payee_name = case when payee_name is not null then '' end, failure_reason = null
    from transfers t where t.id = l.transfer_id and ${own}`.execute(tx);
  await sql`
    update recoveries set reason = '', cancel_reason = case when canceled_at is not null then '' end
    where person_id = ${ids}`.execute(tx);
}

/** Accounts that no payment names go; the others stay as the payment's, and say nothing any more. */
async function destroyAccounts(tx: Tx, ids: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from bank_accounts b where b.person_id = ${ids}
      and not exists (select from transfers t where t.bank_account_id = b.id)
      and not exists (select from payment_batch_lines l where l.bank_account_id = b.id)`.execute(tx);
  await sql`
    update bank_accounts b set iban_encrypted = '', holder_encrypted = '', iban_last4 = '', bank_name = '',
      iban_hmac = sha256(uuid_send(gen_random_uuid())), replaced_at = coalesce(replaced_at, now())
    where b.person_id = ${ids}`.execute(tx);
}

/** The row stays for payments and for the work that was done, under a name that only tells it from others. */
const destroyPerson = (tx: Tx, ids: RawBuilder<unknown>) =>
  sql`
    update persons set
      name_en = 'Deleted person ' || coalesce('U-' || usher_code, 'L-' || leader_code, ''),
      name_ar = 'شخص محذوف ' || coalesce('U-' || usher_code, 'L-' || leader_code, ''),
      phone = null, email = null, birth_date = null, gender = null, nationality = null, city = '', languages = '{}',
      language_levels = '{}', photo = null, height_cm = null, clothing_size = null, shoe_size = null, tags = '{}',
      latitude = null, longitude = null,
      id_number_encrypted = null, id_number_hmac = null, id_number_last4 = null, messages_off_at = null,
      joined_by_app_at = null, asked_again_at = null, claimed_id_hmac = null, claimed_id_last4 = null,
      usher_status = null, usher_status_reason = null, usher_status_changed_at = null,
      usher_status_changed_by = null, usher_blocked_until = null, usher_reapply_on = null, usher_since = null,
      leader_status = null, leader_status_changed_at = null, leader_status_changed_by = null,
      leader_turned_down_at = null, leader_turn_down_reason = null, leader_since = null,
      anonymised_at = now(), version = version + 1
    where id = ${ids}`.execute(tx);

type Handled = {
  readonly id: string;
  readonly status: 'done' | 'refused';
  readonly reason: string | null;
  readonly admin_id: string;
};

/** Phones as they are known, to find what was written about them elsewhere. */
export async function phonesOf(tx: Tx, person_ids: readonly string[]): Promise<string[]> {
  const rows = await tx.selectFrom('persons').select('phone').where('id', 'in', person_ids).execute();
  return rows.flatMap(({ phone }) => phone ?? []);
}

/** What was asked and refused earlier under the same address goes with what is carried out now. */
export const clearEarlierRequests = (tx: Tx, id: string) =>
  sql`
    update deletion_requests earlier set email = '', message = '', refuse_reason = null
    from deletion_requests asked
    where asked.id = ${id} and earlier.email = asked.email and earlier.status <> 'open'`.execute(tx);

/** What is carried out keeps neither the address nor the message. False: somebody was faster. */
export async function closeRequest(tx: Tx, { id, status, reason, admin_id }: Handled): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update deletion_requests set status = ${status}, refuse_reason = ${reason}, handled_by = ${admin_id}, handled_at = now(),
      email = case when ${status} = 'done' then '' else email end,
      message = case when ${status} = 'done' then '' else message end
    where id = ${id} and status = 'open'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Lists that show what a person did show it without the name. */
export const touchLists = (tx: Tx) => sql`insert into changes (topic) values ('transfer')`.execute(tx);
