import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

const FOLD_EVERY_MS = 10_000;
const SWEEP_EVERY_MS = 5 * 60_000;
/** Few enough for one statement, whatever a day has: after a change of the zone all of them wait. */
const DAYS_AT_ONCE = 20;

/**
 * A statement that deletes what is long over. It takes a small batch, so that no sweep holds anything for long; what is
 * left over goes next time.
 */
export type Sweep = string;

/** Of the platform's own tables; each slice has those of its own. */
const PLATFORM_SWEEPS: readonly Sweep[] = [
  `delete from idempotency_keys where (scope, key) in (
     select scope, key from idempotency_keys where created_at < now() - interval '24 hours' limit 5000)`,
  `delete from throttles where key in (
     select key from throttles where updated_at < now() - interval '1 day' and blocked_until < now() limit 5000)`,
  // a stream that resumes from before the highest deleted change reloads everything
  `with gone as (
     delete from changes where id in (
       select id from changes where at < now() - interval '1 hour' order by at limit 50000)
     returning xid
   )
   insert into changes_swept (highest_xid) select xid from gone order by xid desc limit 1
   on conflict (only_row) do update set highest_xid = greatest(changes_swept.highest_xid, excluded.highest_xid)`,
];

export const foldCounts = async (pool: pg.Pool): Promise<void> => {
  await pool.query('select fold_counts(), fold_list_days()');
  // by itself: whoever waits for the folding does not wait for this
  await pool.query(`select recount_days(${DAYS_AT_ONCE})`);
};

export const sweep = async (pool: pg.Pool, ofSlices: readonly Sweep[]): Promise<void> => {
  for (const statement of [...PLATFORM_SWEEPS, ...ofSlices]) await pool.query(statement);
};

/** Every process does this; row locks keep them out of each other's way. Returns a function that stops it. */
export function startHousekeeping(
  pool: pg.Pool,
  log: FastifyBaseLogger,
  sweepsOfSlices: readonly Sweep[],
): () => Promise<void> {
  const running = new Set<Promise<void>>();

  const repeat = (name: string, everyMs: number, work: () => Promise<unknown>): NodeJS.Timeout => {
    let busy = false;
    const run = async (): Promise<void> => {
      busy = true;
      try {
        await work();
      } catch (error) {
        log.warn({ err: error, task: name }, 'housekeeping failed; it will be tried again');
      } finally {
        busy = false;
      }
    };
    return setInterval(() => {
      if (busy) return;
      const done = run().finally(() => running.delete(done));
      running.add(done);
    }, everyMs).unref();
  };

  const timers = [
    repeat('fold_counts', FOLD_EVERY_MS, () => foldCounts(pool)),
    repeat('sweep', SWEEP_EVERY_MS, () => sweep(pool, sweepsOfSlices)),
  ];
  return async () => {
    timers.forEach(clearInterval);
    await Promise.all(running);
  };
}
