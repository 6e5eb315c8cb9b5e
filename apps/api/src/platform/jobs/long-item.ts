import { refusalOfDatabaseError } from '../postgres/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { JobKind } from './job-kind.ts';
import { endLease, holdLeased, markResults, markTried, renewLease, type ClaimedItem } from './job-store.ts';
import { attempt, maxAttemptsOf, type RunDeps } from './run-item.ts';

/** Often enough that canceling is felt at once. */
const RENEW_EVERY_MS = 1_000;

type LongDeps = Omit<RunDeps, 'onLong' | 'turns'>;

/**
 * An item whose work takes long: what comes beforehand holds a lease instead of a transaction, and only then the item is done
 * like any other. Whoever cancels the job, or stops the process, ends the work; nothing of it is left then.
 */
export async function runLongItem(
  deps: LongDeps,
  claimed: ClaimedItem,
  kind: JobKind,
  stopped: AbortSignal,
): Promise<void> {
  const { db, config, dataKey } = deps;
  const { item, job } = claimed;
  const unwanted = new AbortController();
  const signal = AbortSignal.any([unwanted.signal, stopped]);
  const renewing = setInterval(() => {
    renewLease(db, item).then(
      (isWanted) => isWanted || unwanted.abort(),
      // the lease outlasts a short outage
      (error: unknown) => deps.onError(error, claimed),
    );
  }, RENEW_EVERY_MS);
  try {
    const run = { db, config, dataKey, item, job_id: job.id, created_by: job.created_by, signal };
    await kind.beforehand?.(run, job.params);
  } catch (error) {
    if (!signal.aborted) {
      await markFailed(deps, claimed, error);
      return;
    }
  } finally {
    clearInterval(renewing);
  }
  if (stopped.aborted) await endLease(db, item);
  if (signal.aborted) return;
  await db.transaction().execute(async (tx) => {
    if (await holdLeased(tx, item)) await attempt(tx, claimed, deps);
  });
}

async function markFailed(deps: LongDeps, claimed: ClaimedItem, error: unknown): Promise<void> {
  const { item } = claimed;
  const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error);
  if (refusal && refusal.status < 500) {
    await deps.db.transaction().execute((tx) => markResults(tx, [item.id], [refusal]));
    return;
  }
  deps.onError(error, claimed);
  await markTried(deps.db, item, maxAttemptsOf(claimed, deps));
}
