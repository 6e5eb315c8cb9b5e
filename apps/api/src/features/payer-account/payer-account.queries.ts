import type { PayerAccount } from '@proline/contract/payer-account/payer-account';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

const FIELDS = [
  'id',
  'label',
  'holder',
  'bank_name',
  'bic',
  'currency',
  'iban_country as country',
  'iban_last4',
  sql<boolean>`archived_at is not null`.as('archived'),
] as const;

export const findPayerAccounts = (db: Kysely<Database>): Promise<PayerAccount[]> =>
  db.selectFrom('payer_accounts').select(FIELDS).orderBy('archived').orderBy('created_at').orderBy('id').execute();

/** Held until the transaction ends, so that nobody archives it meanwhile. */
export const holdPayerAccount = (tx: Transaction<Database>, id: string): Promise<PayerAccount | undefined> =>
  tx.selectFrom('payer_accounts').select(FIELDS).where('id', '=', id).forShare().executeTakeFirst();

export const findPayerAccount = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('payer_accounts')
    .select([...FIELDS, 'iban_encrypted'])
    .where('id', '=', id)
    .executeTakeFirst();

export const insertPayerAccount = (tx: Transaction<Database>, account: Insertable<Database['payer_accounts']>) =>
  tx.insertInto('payer_accounts').values(account).execute();

/** undefined: it is so already, or there is none. */
export const markArchived = (tx: Transaction<Database>, id: string, archived: boolean) =>
  tx
    .updateTable('payer_accounts')
    .set({ archived_at: archived ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('archived_at', archived ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
