import { jobKind } from '@proline/contract/job/job';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { DataKey } from '../security/data-key.ts';
import { notify } from '../writing/notify.ts';
import type { Database } from '../postgres/schema.gen.ts';
import type { JobKind } from './job-kind.ts';
import { addScheduled, cancelLeftovers, findUnsettledJobs, settleJob, type ClaimedItem } from './job-store.ts';
import { runLongItem } from './long-item.ts';
import { runNextItems } from './run-item.ts';
import { createTurnOrder } from './turn-order.ts';

/** How many items one process runs at once; each holds a connection. */
const WORKERS = 2;
/** The runner polls for work that no notification announces: retries, schedules, items of a process that died. */
const LOOK_EVERY_MS = 5_000;
/** How often a long job reports its progress. */
const TELL_EVERY_MS = 400;

export type RunnerDeps = {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly dataKey: DataKey;
  readonly kinds: readonly JobKind[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** called after a commit that browsers may want to know of */
  readonly announce: () => void;
};

/** Runs jobs until stopped. Any number of processes may do so: the database hands out the items. */
export function startJobRunner({ db, config, dataKey, kinds, log, announce }: RunnerDeps) {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind] as const));
  if (byName.size !== kinds.length) throw new Error('Two kinds of job have the same name.');
  const turns = createTurnOrder();
  const running = new Set<Promise<void>>();
  const toldAt = new Map<string, number>();
  let wakes = 0;
  let stopping = false;

  const failed = (error: unknown, facts: Readonly<Record<string, unknown>> = {}) =>
    log.warn({ err: error, ...facts }, 'a job met an error; it will be tried again');

  const settle = async (job_id: string): Promise<boolean> => {
    const ended = await db.transaction().execute(async (tx) => {
      const job = await settleJob(tx, job_id);
      if (job?.status === 'done' && job.visible && job.created_by !== null) {
        await notify(tx, {
          kind: 'job_finished',
          params: {
            job_id: job.id,
            job_kind: jobKind.parse(job.kind),
            total: job.total,
            done: job.done,
            failed: job.failed,
          },
          link: `/?job=${job.id}`,
          to: { admin_ids: [job.created_by] },
        });
      }
      return job;
    });
    return ended !== undefined;
  };

  const tell = async (job_id: string): Promise<void> => {
    const now = performance.now();
    if (now - (toldAt.get(job_id) ?? -TELL_EVERY_MS) < TELL_EVERY_MS) return;
    toldAt.set(job_id, now);
    await sql`insert into changes (topic, record_id, only_for)
      select 'job', id::text, created_by from jobs where id = ${job_id} and visible`.execute(db);
  };

  const stopped = new AbortController();
  /** One long item at a time: it may take a processor of its own, and short jobs go on beside it. */
  let longAtWork = false;
  const shortKinds = new Map([...byName].filter(([, kind]) => kind.beforehand === undefined));

  const runLong = async (claimed: ClaimedItem, kind: JobKind): Promise<void> => {
    longAtWork = true;
    try {
      await runLongItem({ db, config, dataKey, kinds: byName, onError: onItemError }, claimed, kind, stopped.signal);
      if (!stopping) await settle(claimed.job.id);
      announce();
    } catch (error) {
      failed(error, { job: claimed.job.id, kind: kind.kind });
    } finally {
      longAtWork = false;
      wake();
    }
  };

  const onItemError = (error: unknown, { job, item }: ClaimedItem) =>
    failed(error, { job: job.id, kind: job.kind, item: item.id });

  const runOne = async (): Promise<boolean> => {
    const job_id = await runNextItems({
      db,
      config,
      dataKey,
      kinds: longAtWork ? shortKinds : byName,
      turns,
      onLong: (claimed, kind) => start(() => runLong(claimed, kind)),
      onError: onItemError,
    });
    if (job_id === undefined) return false;
    if (await settle(job_id)) toldAt.delete(job_id);
    else await tell(job_id);
    announce();
    return true;
  };

  const work = async (): Promise<void> => {
    try {
      for (;;) {
        const heard = wakes;
        // a notification that arrived during the query may announce an item that was added just after it
        while (!stopping && (await runOne()));
        if (stopping || heard === wakes) return;
      }
    } catch (error) {
      failed(error);
    }
  };

  const start = (task: () => Promise<void>): void => {
    const task_done = task().finally(() => running.delete(task_done));
    running.add(task_done);
  };

  let workers = 0;
  const wake = (): void => {
    wakes += 1;
    while (!stopping && workers < WORKERS) {
      workers += 1;
      start(() => work().finally(() => (workers -= 1)));
    }
  };

  const look = async (): Promise<void> => {
    try {
      for (const { kind, everyMinutes } of kinds) {
        if (everyMinutes !== undefined) await addScheduled(db, kind, everyMinutes);
      }
      await cancelLeftovers(db);
      const unsettled = await findUnsettledJobs(db);
      for (const job_id of unsettled) await settle(job_id);
      if (unsettled.length > 0) announce();
    } catch (error) {
      failed(error);
    }
    wake();
  };

  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    start(() => look().finally(() => (looking = false)));
  }, LOOK_EVERY_MS).unref();

  return {
    /** Looks for items now. */
    wake,
    /** Finishes the running items and takes no new ones. */
    async stop(): Promise<void> {
      stopping = true;
      stopped.abort();
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
