import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { DataKey } from './platform/security/data-key.ts';
import type { JobKind } from './platform/jobs/job-kind.ts';
import { startJobRunner } from './platform/jobs/job-runner.ts';
import { createAnnouncer } from './platform/live/announcer.ts';
import { startListener } from './platform/live/listener.ts';
import { createLiveHub } from './platform/live/live-hub.ts';
import type { Database } from './platform/postgres/schema.gen.ts';
import type { SessionCheck } from './platform/security/session-check.ts';

type BackgroundDeps = {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Kysely<Database>;
  readonly dataKey: DataKey;
  readonly sessions: SessionCheck;
  readonly jobs: readonly JobKind[];
};

/** What a process does besides answering requests: it runs jobs and sends changes to browsers. It ends with the app. */
export function startBackground(app: FastifyInstance, { config, pool, db, dataKey, sessions, jobs }: BackgroundDeps) {
  const process_id = randomUUID();
  const hub = createLiveHub({ pool, sessions, log: app.log });
  const notifyOthers = createAnnouncer(pool, process_id);
  const announce = () => {
    hub.wake();
    notifyOthers();
  };
  const runner = startJobRunner({ db, config, dataKey, kinds: jobs, log: app.log, announce });
  const listener = startListener(['changes', 'jobs'], {
    connection: config.databaseListenUrl === undefined ? pool.options : { connectionString: config.databaseListenUrl },
    onNotice(channel, payload) {
      if (channel !== 'jobs' && payload !== process_id) hub.wake();
      if (channel !== 'changes') runner.wake();
    },
  });
  // before the server waits for open replies: a stream would never end by itself
  app.addHook('preClose', (done) => {
    hub.stop();
    done();
  });
  app.addHook('onClose', async () => {
    await listener.stop();
    await runner.stop();
  });
  return { hub, announce };
}
