import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logout } from '@proline/contract/auth/auth';
import { cancelJob } from '@proline/contract/job/job';
import { listNotifications } from '@proline/contract/notification/notification';
import { createDatabase } from '../../platform/postgres/database.ts';
import { sweep } from '../../platform/writing/housekeeping.ts';
import { notify } from '../../platform/writing/notify.ts';
import { SWEEPS } from '../../slices.ts';
import { listen, listenTo } from '../../testing/program/event-stream.ts';
import { addWaitingJob } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const SOON = { timeout: 10_000, interval: 10 };

/** Two processes on one database: one is written to, the other is listened to. */
let here: TestApp;
let there: TestApp;
let url: string;
const open: Awaited<ReturnType<typeof listenTo>>[] = [];
beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database });
  url = await listen(there);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.drop()));
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const follow = async (token: string, lastEventId?: string) => {
  const stream = await listenTo(url, token, lastEventId);
  open.push(stream);
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0), SOON);
  return stream;
};

/** A write of `topic`, audited as every write is. */
const write = (topic: string, record_id: string = randomUUID()) =>
  here.pool.query(`insert into audit_log (action, entity, record_id) values ('change', $1, $2)`, [topic, record_id]);
const sayHello = async (admin_id: string) => {
  await createDatabase(here.pool)
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'two_factor_changed', params: { on: true }, link: null, to: { admin_ids: [admin_id] } }),
    );
};

/** How long a listener at the other process waits to hear of each of these writes, all together. */
async function timeToHear(stream: Awaited<ReturnType<typeof follow>>, writes: readonly (() => Promise<string>)[]) {
  const begin = performance.now();
  for (const each of writes) {
    const record_id = await each();
    await vi.waitFor(() => expect(stream.changes().map((change) => change.record_id)).toContain(record_id), SOON);
  }
  return performance.now() - begin;
}

test('what one process writes is heard at the other at once, and not only when that looks by itself', async () => {
  const { id, token } = await here.signIn('owner');
  const stream = await follow((await here.signIn('owner')).token);
  const throughTheApi = async () => {
    const job = await addWaitingJob(here.pool, id);
    expect((await here.call(cancelJob, { token, params: { id: job } })).statusCode).toBe(200);
    return job;
  };
  // nobody announces what is written past the program: it is found when the process looks
  const pastTheProgram = async () => {
    const record_id = randomUUID();
    await write('category', record_id);
    return record_id;
  };
  const announced = await timeToHear(
    stream,
    Array.from({ length: 5 }, () => throughTheApi),
  );
  const found = await timeToHear(
    stream,
    Array.from({ length: 5 }, () => pastTheProgram),
  );
  expect(announced).toBeLessThan(found / 2);
});

test('the session of somebody else is not heard of, but a change of the own account is heard', async () => {
  const { id, token } = await here.signIn('viewer');
  const [owner, viewer] = await Promise.all([follow((await here.signIn('owner')).token), follow(token)]);
  const leaver = await here.signIn('viewer');
  await here.call(logout, { token: leaver.token });
  await write('admin', id);
  await vi.waitFor(() => expect(owner.changes()).toContainEqual({ topic: 'admin', record_id: id }), SOON);
  await vi.waitFor(() => expect(viewer.changes()).toContainEqual({ topic: 'admin', record_id: id }), SOON);
  expect([...owner.topics(), ...viewer.topics()]).not.toContain('session');
});

test('it is an event stream that nobody may store or hold back', async () => {
  const stream = await follow((await here.signIn('viewer')).token);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store');
  expect(stream.headers.get('x-accel-buffering')).toBe('no');
});

test('everybody hears what he may read, and nothing else', async () => {
  const streams = await Promise.all(
    (['owner', 'ops', 'viewer'] as const).map(async (set) => follow((await here.signIn(set)).token)),
  );
  const mark = randomUUID();
  for (const topic of ['admin', 'category', 'settings', 'session', 'notification', 'unheard_of']) {
    await write(topic, mark);
  }
  // changes come in their order: whoever has heard of the last one has heard of all before it that are for them
  const last = randomUUID();
  await write('category', last);
  await vi.waitFor(
    () => expect(streams.every((stream) => stream.changes().some(({ record_id }) => record_id === last))).toBe(true),
    SOON,
  );
  const heard = streams.map((stream) =>
    stream
      .changes()
      .filter(({ record_id }) => record_id === mark)
      .map(({ topic }) => topic),
  );
  expect(heard).toEqual([
    ['admin', 'category', 'settings'],
    ['category', 'settings'],
    ['category', 'settings'],
  ]);
});

test('a notification is heard by its own admin only, and is there to be read', async () => {
  const [told, other] = await Promise.all([here.signIn('viewer'), here.signIn('owner')]);
  const [his, others] = await Promise.all([follow(told.token), follow(other.token)]);
  await sayHello(told.id);
  await vi.waitFor(() => expect(his.topics()).toContain('notification'), SOON);
  expect(others.topics()).not.toContain('notification');
  expect((await here.call(listNotifications, { token: told.token })).json()).toMatchObject({
    data: [{ kind: 'two_factor_changed' }],
    meta: { unread: 1 },
  });
});

test('after a drop it goes on where it ended: nothing is missed, however transactions overlapped', async () => {
  const { token } = await here.signIn('owner');
  const stream = await follow(token);
  const slow = await here.pool.connect();
  try {
    // begins before the drop, commits after it: a counter of rows would have passed it by
    await slow.query('begin');
    await slow.query(`insert into audit_log (action, entity, record_id) values ('change', 'category', 'slow')`);
    await write('category', 'quick');
    await vi.waitFor(() => expect(stream.changes().map(({ record_id }) => record_id)).toContain('quick'), SOON);
    await stream.drop();
    await write('category', 'meanwhile');
    await slow.query('commit');
  } finally {
    slow.release();
  }
  const resumed = await follow(token, stream.lastId());
  const records = resumed.changes().map(({ record_id }) => record_id);
  expect(records).toEqual(expect.arrayContaining(['slow', 'meanwhile']));
  expect(resumed.events.map(({ event }) => event)).not.toContain('reset');
});

test('who was away for longer than changes are kept is told to load everything', async () => {
  const { token } = await here.signIn('owner');
  const stream = await follow(token);
  const last = stream.lastId();
  await stream.drop();
  await write('category', 'old');
  await here.pool.query(`update changes set at = now() - interval '2 hours'`);
  await sweep(here.pool, SWEEPS);
  expect((await follow(token, last)).events.map(({ event }) => event)).toContain('reset');
  // and from now on it goes on as ever
  const next = await follow(token, (await follow(token, last)).lastId());
  expect(next.events.map(({ event }) => event)).toEqual(['beat']);
});

test.each(['', 'x', '-1', '999999999999999999', '1'.repeat(40), "1' or true"])(
  'an id that we never gave, %j, is told the same',
  async (id) => {
    const stream = await follow((await here.signIn('owner')).token, id);
    expect(stream.events.map(({ event }) => event)).toContain('reset');
  },
);

test('it ends with its session, at once', async () => {
  const { token } = await here.signIn('owner');
  const stream = await follow(token);
  await here.call(logout, { token });
  await stream.ended;
  const again = await listenTo(url, token);
  expect(again.status).toBe(401);
});

test('whoever loses a permission hears no more of it', async () => {
  const { token, id } = await here.signIn('owner');
  const stream = await follow(token);
  await here.pool.query(`update admins set permission_set = 'viewer' where id = $1`, [id]);
  await write('admin', 'after');
  await write('category', 'after');
  await vi.waitFor(() => expect(stream.topics()).toContain('category'), SOON);
  expect(stream.changes()).not.toContainEqual({ topic: 'admin', record_id: 'after' });
});

test('a connection for listening that is lost is made again', async () => {
  const listeners = async () =>
    (
      await here.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      )
    ).rows.map(({ pid }) => pid);
  const before = await vi.waitFor(async () => {
    const pids = await listeners();
    expect(pids).toHaveLength(2);
    return pids;
  }, SOON);
  await here.pool.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [before]);
  await vi.waitFor(async () => {
    const now = await listeners();
    expect(now).toHaveLength(2);
    expect(now.some((pid) => before.includes(pid))).toBe(false);
  }, SOON);
});

test('a session holds at most twenty streams: the oldest gives way', async () => {
  const { token } = await here.signIn('viewer');
  const first = await follow(token);
  for (let i = 0; i < 20; i += 1) await follow(token);
  await first.ended;
  expect(open).toHaveLength(21);
});

test('a browser that goes away is forgotten', async () => {
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      there.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  const { token } = await here.signIn('viewer');
  await vi.waitFor(async () => expect(await connections()).toBe(0), SOON);
  for (let i = 0; i < 5; i += 1) await follow(token);
  expect(await connections()).toBe(5);
  await Promise.all(open.splice(0).map((stream) => stream.drop()));
  await vi.waitFor(async () => expect(await connections()).toBe(0), SOON);
});

test('a process that stops ends its streams instead of waiting for them', async () => {
  const third = await startTestApp({ database: here.database });
  const address = await listen(third);
  const stream = await listenTo(address, (await here.signIn('viewer')).token);
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0), SOON);
  await third.close();
  await stream.ended;
});
