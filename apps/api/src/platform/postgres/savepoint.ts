import { sql, type Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { refusalOfDatabaseError } from './database.ts';
import type { Database } from './schema.gen.ts';

/** Does one part of a transaction: when it is refused, by a rule or by the database, nothing of that part is left and the rest goes on. */
export async function behindSavepoint<Result>(
  tx: Transaction<Database>,
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error);
    if (refusal === null || refusal.status >= 500) throw error;
    await sql`rollback to savepoint part`.execute(tx);
    return refusal;
  }
}
