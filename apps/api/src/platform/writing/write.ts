import type { Kysely, Transaction } from 'kysely';
import pg from 'pg';
import { recordAudits } from './audit.ts';
import type { Audit } from '../http/handler.ts';
import type { IdempotencyClaim } from '../http/idempotency.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { Database } from '../postgres/schema.gen.ts';
import type { DataKey } from '../security/data-key.ts';

type WriteScope<Reply> = {
  readonly db: Kysely<Database>;
  readonly admin_id: string | null;
  /** who acts for themselves */
  readonly by_person?: string | null;
  readonly request: RequestFacts;
  readonly dataKey: DataKey;
  /** null: the caller sent no Idempotency-Key */
  readonly claim: IdempotencyClaim | null;
  readonly serialise: (reply: Reply) => string;
  /** called after the commit */
  readonly announce: () => void;
};

/**
 * The one way to change something: effect, audit entry and the Idempotency-Key's reply are committed together or not
 * at all. A refusal thrown inside undoes everything, the key included. `run` may be called a second time, after everything of
 * the first was undone.
 */
export async function runWrite<Reply>(
  { db, admin_id, by_person = null, request, dataKey, claim, serialise, announce }: WriteScope<Reply>,
  run: (tx: Transaction<Database>, audit: Audit) => Promise<Reply>,
): Promise<Reply> {
  const attempt = () =>
    db.transaction().execute(async (tx) => {
      await claim?.take(tx);
      let told = 0;
      const reply = await run(tx, async (...added) => {
        await recordAudits(tx, { admin_id, by_person, source: request, dataKey }, added);
        told += 1;
      });
      if (told === 0) throw new Error('A write made no audit entry.');
      await claim?.keep(tx, serialise(reply));
      return reply;
    });
  const answer = await attempt().catch((error: unknown) => {
    if (!lostToAnother(error)) throw error;
    return attempt();
  });
  announce();
  return answer;
}

const DEADLOCK = '40P01';
const NOT_SERIALISABLE = '40001';

/** The database undid the transaction in favor of another; a second try finds the way free. */
const lostToAnother = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === DEADLOCK || error.code === NOT_SERIALISABLE);
