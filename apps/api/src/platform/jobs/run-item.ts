import { mayCall } from '@proline/contract/frame/access';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Config } from '../../config.ts';
import { recordAudits } from '../writing/audit.ts';
import type { DataKey } from '../security/data-key.ts';
import { refusalOfDatabaseError } from '../postgres/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import type { ItemResult, JobKind } from './job-kind.ts';
import { claimItems, leaseItem, markResults, markTried, type ClaimedItem } from './job-store.ts';
import type { TurnOrder } from './turn-order.ts';

const MAX_ATTEMPTS = 5;

export type RunDeps = {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly dataKey: DataKey;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly turns: TurnOrder;
  /** takes over an item that begins with long work */
  readonly onLong: (claimed: ClaimedItem, kind: JobKind) => void;
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
  let long: (() => void) | undefined;
  try {
    const done = await deps.db.transaction().execute(async (tx) => {
      const claimed = await claimItems(tx, deps.kinds, deps.turns);
      [at] = claimed;
      if (!at) return undefined;
      const kind = deps.kinds.get(at.job.kind);
      if (kind?.beforehand) {
        const leased = at;
        await leaseItem(tx, leased.item);
        long = () => deps.onLong(leased, kind);
        return undefined;
      }
      const isDone =
        (kind?.takesMany === true && claimed.length > 1 && (await attemptAll(tx, claimed, deps))) ||
        (await attemptEach(tx, claimed, deps, (next) => (at = next)));
      return isDone ? kind : undefined;
    });
    long?.();
    await done?.afterwards?.(deps);
  } catch (error) {
    if (!at) throw error;
    // the transaction was rolled back, and with it the count of this try
    deps.onError(error, at);
    await markTried(deps.db, at.item, maxAttemptsOf(at, deps));
  }
  return at?.job.id;
}

/** Does all of them by few statements. Whatever goes wrong with one of them, nothing is left of it, and the answer is no. */
async function attemptAll(tx: Transaction<Database>, claimed: readonly ClaimedItem[], deps: RunDeps): Promise<boolean> {
  await sql`savepoint items`.execute(tx);
  try {
    await finish(tx, claimed, deps);
    return true;
  } catch {
    // the item that is to blame gets its result when it is done by itself
    await sql`rollback to savepoint items`.execute(tx);
    return false;
  }
}

/** Does one after the other, each behind a savepoint of its own. Whether any is done. */
async function attemptEach(
  tx: Transaction<Database>,
  claimed: readonly ClaimedItem[],
  deps: RunDeps,
  begins: (item: ClaimedItem) => void,
): Promise<boolean> {
  const ends = performance.now() + MOST_MS_TOGETHER;
  let done = false;
  for (const [index, item] of claimed.entries()) {
    if (index > 0 && performance.now() > ends) break;
    begins(item);
    if (await attempt(tx, item, deps)) done = true;
  }
  return done;
}

/** Whether it is done. */
export async function attempt(
  tx: Transaction<Database>,
  claimed: ClaimedItem,
  deps: Omit<RunDeps, 'onLong' | 'turns'>,
): Promise<boolean> {
  await sql`savepoint item`.execute(tx);
  try {
    const [result] = await finish(tx, [claimed], deps);
    return !(result instanceof Refusal);
  } catch (error) {
    await sql`rollback to savepoint item`.execute(tx);
    const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error);
    if (refusal && refusal.status < 500) {
      await markResults(tx, [claimed.item.id], [refusal]);
      return false;
    }
    deps.onError(error, claimed);
    await markTried(tx, claimed.item, maxAttemptsOf(claimed, deps));
    return false;
  }
}

async function finish(
  tx: Transaction<Database>,
  claimed: readonly ClaimedItem[],
  deps: Pick<RunDeps, 'kinds' | 'config' | 'dataKey'>,
): Promise<readonly ItemResult[]> {
  const results = await work(tx, claimed, deps);
  const ids = claimed.map(({ item }) => item.id);
  await markResults(tx, ids, results);
  // deferred constraints are checked here, while the result can still be written
  await sql`set constraints all immediate`.execute(tx);
  return results;
}

/** What is done with items of one job. */
async function work(
  tx: Transaction<Database>,
  claimed: readonly ClaimedItem[],
  { kinds, config, dataKey }: Pick<RunDeps, 'kinds' | 'config' | 'dataKey'>,
): Promise<readonly ItemResult[]> {
  const [first] = claimed;
  if (!first) return [];
  const { job } = first;
  const kind = kinds.get(job.kind);
  if (!kind) throw new Error(`No such kind of job: ${job.kind}.`);
  const ofPerson = kind.access !== 'system' && job.created_by !== null;
  if (ofPerson && !mayCall(kind.access, job.starter_set)) throw new Refusal('forbidden');

  let entries = 0;
  const results = await kind.run(
    {
      tx,
      items: claimed.map(({ item }) => item),
      job_id: job.id,
      created_by: job.created_by,
      config,
      dataKey,
      audit: async (...added) => {
        const source = { id: job.id, address: null, user_agent: null };
        await recordAudits(tx, { admin_id: job.created_by, source, dataKey }, added);
        entries += added.length;
      },
    },
    job.params,
  );
  if (results.length !== claimed.length) throw new Error(`Not every item of ${job.kind} has a result.`);
  const done = results.filter((result) => !(result instanceof Refusal)).length;
  if (ofPerson && entries < done) throw new Error(`An item of ${job.kind} made no audit entry.`);
  return results;
}

export const maxAttemptsOf = ({ job }: ClaimedItem, { kinds }: Pick<RunDeps, 'kinds'>): number =>
  kinds.get(job.kind)?.maxAttempts ?? MAX_ATTEMPTS;
