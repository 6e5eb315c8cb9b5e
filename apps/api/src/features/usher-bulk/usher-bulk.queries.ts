import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** The tags of somebody who stays as they are until this transaction ends. */
export const lockTags = (tx: Transaction<Database>, id: string) =>
  tx
    .selectFrom('persons')
    .select(['tags', 'usher_status'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('usher_status', 'is not', null), eb('leader_status', 'is not', null)]))
    .forNoKeyUpdate()
    .executeTakeFirst();

export const saveTags = (tx: Transaction<Database>, id: string, tags: readonly string[]) =>
  tx
    .updateTable('persons')
    .set({ tags: [...tags], version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export const raiseVersion = (tx: Transaction<Database>, id: string) =>
  tx
    .updateTable('persons')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
