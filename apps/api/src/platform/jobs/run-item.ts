import { mayCall } from '@proline/contract/frame/access';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import { recordAudit } from '../writing/audit.ts';
import type { DataKey } from '../security/data-key.ts';
import { refusalOfDatabaseError } from '../postgres/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import type { ItemDetail, JobKind } from './job-kind.ts';
import { claimItems, markDone, markFailed, markTried, type ClaimedItem } from './job-store.ts';
import type { TurnOrder } from './turn-order.ts';

const MAX_ATTEMPTS = 5;

export type RunDeps = {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly dataKey: DataKey;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly turns: TurnOrder;
  /** called with an unexpected error, which is a bug or an outage */
  readonly onError: (error: unknown, claimed: ClaimedItem) => void;
};

/** Whatever was taken and is not done by then waits for the next turn: nobody is kept waiting behind a long transaction. */
const MOST_MS_TOGETHER = 300;

/**
 * Takes the next items of a job and does them. Effect, audit entries and "done" are committed together: whenever the
 * process dies, either all of it happened or none of it. Returns the job's id; undefined when there was no item.
 */
export async function runNextItems(deps: RunDeps): Promise<string | undefined> {
  let at: ClaimedItem | undefined;
  try {
    const done = await deps.db.transaction().execute(async (tx) => {
      const ends = performance.now() + MOST_MS_TOGETHER;
      let kind: JobKind | undefined;
      for (const claimed of await claimItems(tx, deps.kinds, deps.turns)) {
        if (at && performance.now() > ends) break;
        at = claimed;
        if (await attempt(tx, claimed, deps)) kind = deps.kinds.get(claimed.job.kind);
      }
      return kind;
    });
    await done?.afterwards?.(deps);
  } catch (error) {
    if (!at) throw error;
    // the transaction was rolled back, and with it the count of this try
    deps.onError(error, at);
    await markTried(deps.db, at.item, maxAttemptsOf(at, deps));
  }
  return at?.job.id;
}

/** Whether it is done. */
async function attempt(tx: Transaction<Database>, claimed: ClaimedItem, deps: RunDeps): Promise<boolean> {
  await sql`savepoint item`.execute(tx);
  try {
    await markDone(tx, claimed.item.id, await work(tx, claimed, deps));
    // deferred constraints are checked here, while the result can still be written
    await sql`set constraints all immediate`.execute(tx);
    return true;
  } catch (error) {
    await sql`rollback to savepoint item`.execute(tx);
    const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error);
    if (refusal && refusal.status < 500) {
      await markFailed(tx, claimed.item.id, refusal);
      return false;
    }
    deps.onError(error, claimed);
    await markTried(tx, claimed.item, maxAttemptsOf(claimed, deps));
    return false;
  }
}

async function work(
  tx: Transaction<Database>,
  { item, job }: ClaimedItem,
  { kinds, config, dataKey }: RunDeps,
): Promise<ItemDetail | undefined> {
  const kind = kinds.get(job.kind);
  if (!kind) throw new Error(`No such kind of job: ${job.kind}.`);
  const ofPerson = kind.access !== 'system' && job.created_by !== null;
  if (ofPerson && !mayCall(kind.access, job.starter_set)) throw new Refusal('forbidden');

  let entries = 0;
  const detail = await kind.run(
    {
      tx,
      item,
      job_id: job.id,
      created_by: job.created_by,
      config,
      dataKey,
      audit: async (entry) => {
        const source = { id: job.id, address: null, user_agent: null };
        await recordAudit(tx, { admin_id: job.created_by, source, dataKey }, entry);
        entries += 1;
      },
    },
    job.params,
  );
  if (ofPerson && entries === 0) throw new Error(`An item of ${job.kind} made no audit entry.`);
  return detail ?? undefined;
}

const maxAttemptsOf = ({ job }: ClaimedItem, { kinds }: RunDeps) => kinds.get(job.kind)?.maxAttempts ?? MAX_ATTEMPTS;
