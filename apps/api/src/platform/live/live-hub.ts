import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { SessionCheck } from '../security/session-check.ts';
import { findStart, readChanges, readEventId } from './change-log.ts';
import { createLiveClient, type Listening, type LiveClient } from './live-client.ts';

/** Writes that are close together are read at once. */
const READ_PAUSE_MS = 30;
/** If a notification is lost, changes are found by polling this often. */
const LOOK_EVERY_MS = 2_000;
const BEAT_EVERY_MS = 15_000;
const CHECK_SESSIONS_EVERY_MS = 30_000;
/** Streams move on to other processes from time to time; browsers resume without noticing. */
const STREAM_LIFE_MS = 15 * 60_000;
/** Tabs share a stream, so more streams of one session are a mistake; the oldest ends. */
const MOST_STREAMS_PER_SESSION = 20;
/** Topics whose changes may end sessions or change permissions. */
const ABOUT_ACCESS: ReadonlySet<string> = new Set(['session', 'admin', 'settings']);

export type HubDeps = {
  readonly pool: pg.Pool;
  readonly sessions: Pick<SessionCheck, 'findLive'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Reads each change once for all browsers of this process and sends it to those that may see it. */
export function createLiveHub({ pool, sessions, log }: HubDeps) {
  const clients = new Set<LiveClient>();
  /** Changes at or above the watermark that were already sent: they will be read again. */
  const told = new Map<number, bigint>();
  let watermark: bigint | null = null;
  let stopped = false;

  // reads and new streams take turns: a new stream gets everything up to its start, then all that follows
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const done = turn.then(task);
    turn = done.catch(() => undefined);
    return done;
  };

  const checkSessions = async (): Promise<void> => {
    const live = await sessions.findLive([...clients].map(({ session_id }) => session_id));
    for (const client of clients) {
      const permission_set = live.get(client.session_id);
      if (permission_set === undefined) client.end();
      else client.setPermissions(permission_set);
    }
  };

  const readOn = async (): Promise<void> => {
    if (watermark === null || clients.size === 0) return;
    const read = await readChanges(pool, watermark, [...told.keys()]);
    watermark = read.watermark;
    for (const { id, xid } of read.changes) told.set(id, xid);
    for (const [id, xid] of told) if (xid < read.watermark) told.delete(id);
    if (read.tooMany || read.changes.some(({ topic }) => ABOUT_ACCESS.has(topic))) await checkSessions();
    for (const client of clients) {
      if (read.tooMany) client.reset(read.watermark);
      else client.tell(read.changes, read.watermark);
    }
  };

  let wanted = false;
  let reading = false;
  const isWanted = () => wanted && !stopped;
  const wake = (): void => {
    wanted = true;
    if (reading || stopped) return;
    reading = true;
    void (async () => {
      do {
        wanted = false;
        // the next read finds what this one could not
        await inTurn(readOn).catch((error: unknown) => log.warn({ err: error }, 'changes could not be read'));
        await wait(READ_PAUSE_MS);
      } while (isWanted());
      reading = false;
    })();
  };

  const timers = [
    setInterval(() => clients.size > 0 && wake(), LOOK_EVERY_MS),
    setInterval(() => {
      for (const client of clients) if (watermark !== null) client.beat(watermark);
    }, BEAT_EVERY_MS),
    setInterval(() => {
      // streams stay open while the database is away
      if (clients.size > 0) checkSessions().catch(() => undefined);
    }, CHECK_SESSIONS_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();

  const arrive = async (client: LiveClient, lastEventId: string | null): Promise<void> => {
    const resumed = readEventId(lastEventId);
    const read = await readChanges(pool, resumed ?? (await findStart(pool)));
    if (stopped) return client.end();
    if (clients.size === 0) {
      watermark = read.watermark;
      told.clear();
    }
    const own = [...clients].filter(({ session_id }) => session_id === client.session_id);
    // the oldest stream ends
    if (own.length >= MOST_STREAMS_PER_SESSION) own[0]?.end();
    clients.add(client);
    if (read.swept || read.tooMany || (lastEventId !== null && resumed === null)) client.reset(read.watermark);
    else client.tell(read.changes, read.watermark);
    client.beat(read.watermark);
  };

  return {
    /** Reads new changes soon. */
    wake,
    /** A stream for this admin, from where the last one ended. */
    async open(listening: Listening, lastEventId: string | null): Promise<Readable> {
      const client = createLiveClient(listening);
      const life = setTimeout(client.end, STREAM_LIFE_MS).unref();
      client.stream.once('close', () => {
        clearTimeout(life);
        clients.delete(client);
      });
      await inTurn(() => arrive(client, lastEventId));
      return client.stream;
    },
    /** Ends all streams; no new one begins. */
    stop(): void {
      stopped = true;
      timers.forEach(clearInterval);
      for (const client of clients) client.end();
    },
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;
