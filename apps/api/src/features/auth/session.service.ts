import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { revokeSessions } from './auth.queries.ts';

/** For a change after which nobody who came in before may go on, or only who made it. Says how many sessions ended. */
export const endSessionsOf = (tx: Transaction<Database>, admin_id: string, exceptSessionId?: string): Promise<number> =>
  revokeSessions(tx, admin_id, exceptSessionId);
