import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { insertMessages, revokeMessages, type NewMessage } from './outbox.queries.ts';

/** Tells people something, in the transaction of what happened: it is told if and only if it happened. */
export const tellPeople = insertMessages;

export const takeBack = revokeMessages;

/** The same for one person. */
export const tellPerson = (tx: Transaction<Database>, person_id: string, message: NewMessage): Promise<number> =>
  insertMessages(tx, sql`select ${person_id}::uuid as person_id`, message);
