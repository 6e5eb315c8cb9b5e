import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from './audit.ts';
import type { Audit } from '../http/handler.ts';
import type { IdempotencyClaim } from '../http/idempotency.ts';
import type { RequestFacts } from '../http/request-facts.ts';
import type { Database } from '../postgres/schema.gen.ts';

type WriteScope<Reply> = {
  readonly db: Kysely<Database>;
  readonly admin_id: string | null;
  readonly request: RequestFacts;
  /** null: the caller sent no Idempotency-Key */
  readonly claim: IdempotencyClaim | null;
  readonly serialise: (reply: Reply) => string;
  /** called after the commit */
  readonly announce: () => void;
};

/**
 * The one way to change something: effect, audit entry and the Idempotency-Key's reply are committed together or not
 * at all. A refusal thrown inside undoes everything, the key included.
 */
export async function runWrite<Reply>(
  { db, admin_id, request, claim, serialise, announce }: WriteScope<Reply>,
  run: (tx: Transaction<Database>, audit: Audit) => Promise<Reply>,
): Promise<Reply> {
  const answer = await db.transaction().execute(async (tx) => {
    await claim?.take(tx);
    let entries = 0;
    const reply = await run(tx, async (entry) => {
      await recordAudit(tx, admin_id, request, entry);
      entries += 1;
    });
    if (entries === 0) throw new Error('A write made no audit entry.');
    await claim?.keep(tx, serialise(reply));
    return reply;
  });
  announce();
  return answer;
}
