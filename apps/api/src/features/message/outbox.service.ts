import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { insertMessages, insertPayments, revokeMessages, type NewMessage } from './outbox.queries.ts';

/** Tells people something, in the transaction of what happened: it is told if and only if it happened. */
export const tellPeople = insertMessages;

export const takeBack = revokeMessages;

/** The same to each of these people. */
export const tellEach = (
  tx: Transaction<Database>,
  person_ids: readonly string[],
  message: NewMessage,
): Promise<number> => insertMessages(tx, sql`select unnest(${[...person_ids]}::uuid[]) as person_id`, message);

/** The same for one person. */
export const tellPerson = (tx: Transaction<Database>, person_id: string, message: NewMessage): Promise<number> =>
  insertMessages(tx, sql`select ${person_id}::uuid as person_id`, message);

/** Tells the payees of these transfers that they were paid, in the transaction in which they became so; asked again, nobody is told twice. */
export const tellPaid = async (tx: Transaction<Database>, transfer_ids: readonly string[]): Promise<void> => {
  if (transfer_ids.length > 0) await insertPayments(tx, transfer_ids);
};
