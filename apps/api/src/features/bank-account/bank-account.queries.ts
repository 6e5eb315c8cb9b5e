import type { StandingRecord } from '@proline/contract/frame/error-reply';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export const findAccount = (db: Kysely<Database>, person_id: string) =>
  db
    .selectFrom('bank_accounts')
    .select([
      'id',
      'iban_encrypted',
      'iban_hmac',
      'iban_last4',
      'bank_name',
      'holder_encrypted',
      'checked_at',
      'created_at',
    ])
    .where('person_id', '=', person_id)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Enough to see that something is odd. */
const MOST_SHARING = 10;

export async function findSharing(db: Kysely<Database>, iban_hmac: Buffer, except: string): Promise<StandingRecord[]> {
  const { rows } = await sql<StandingRecord>`
    select p.id, case when p.usher_status is null then 'team_leader' else 'usher' end as kind, p.name_en, p.name_ar
    from bank_accounts b join persons p on p.id = b.person_id
    where b.iban_hmac = ${iban_hmac} and b.replaced_at is null and p.id <> ${except}
      and p.anonymised_at is null and p.merged_into is null
    order by p.created_at, p.id limit ${MOST_SHARING}`.execute(db);
  return rows;
}

export const replaceAccount = (tx: Transaction<Database>, person_id: string) =>
  tx
    .updateTable('bank_accounts')
    .set({ replaced_at: sql<Date>`now()` })
    .where('person_id', '=', person_id)
    .where('replaced_at', 'is', null)
    .execute();

export const insertAccounts = (tx: Transaction<Database>, accounts: readonly Insertable<Database['bank_accounts']>[]) =>
  tx
    .insertInto('bank_accounts')
    .values([...accounts])
    .execute();

/** What waits for approval goes to the account of now, and nobody has approved it first; an approved one keeps its own. */
export async function redirectTransfers(
  tx: Transaction<Database>,
  person_id: string,
  bank_account_id: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('transfers')
    .set({ bank_account_id, first_approved_by: null, first_approved_at: null, version: sql<number>`version + 1` })
    .where('status', '=', 'pending_approval')
    .where('voided_at', 'is', null)
    .where((of) => of.or([of('usher_id', '=', person_id), of('leader_id', '=', person_id)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const confirmAccount = (tx: Transaction<Database>, id: string) =>
  tx
    .updateTable('bank_accounts')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
