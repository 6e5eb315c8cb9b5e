import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import {
  bulkCancelEvents,
  bulkDeleteEvents,
  bulkPublishEvents,
  previewBulkCancel,
} from '@proline/contract/event-move/event-move';
import { createEvent } from '@proline/contract/event-plan/event-plan';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addReadyDraft, beginsIn, hire, makeMove, statusOf } from '../../testing/event/event-course.ts';
import { codesOf, resultsOfJob, startedBulk } from '../../testing/program/bulk-results.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { eventJobs } from './event-bulk.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const REASON = 'Season is over';

let app: TestApp;
let ops: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: eventJobs });
  ops = await app.signIn('ops');
});
afterAll(() => app.close());

/** Each event's result, once the job is through. */
const resultsOf = async (endpoint: Endpoint, body: unknown) =>
  resultsOfJob(app, ops.token, await startedBulk(app, ops.token, endpoint, body));

const addDraft = async () => (await addReadyDraft(app, ops.token)).event_id;
const addEmpty = async () => {
  const reply = await app.call(createEvent, { token: ops.token, body: { steps: {} } });
  return createEvent.response.parse(reply.json()).data.event_id;
};

test('publishing many: each by the rules of one, with its own result and name', async () => {
  const [one, two, empty] = [await addDraft(), await addDraft(), await addEmpty()];
  const published = await addDraft();
  await makeMove(app, ops.token, published, 'published');
  const results = await resultsOf(bulkPublishEvents, { selection: { ids: [one, two, empty, published] } });
  expect(codesOf(results)).toEqual({
    [one]: 'done',
    [two]: 'done',
    [empty]: 'event_not_ready',
    [published]: 'move_not_allowed',
  });
  const named = (id: string) => {
    const found = results.find(({ record_id }) => record_id === id);
    return [found?.label_en, found?.label_ar];
  };
  expect([named(one), named(empty)]).toEqual([
    ['Date Palm Fair', 'معرض النخيل'],
    ['Untitled', 'بلا عنوان'],
  ]);
  // what is in the way, so that the result can lead to it
  expect(results.map(({ errors }) => errors)).toEqual([
    null,
    null,
    expect.objectContaining({ 'stepOne.title_en': ['required'], 'stepTwo.shifts': ['no_shifts'] }),
    null,
  ]);
  const { rows } = await app.pool.query(
    `select admin_id from audit_log where action = 'publish' and record_id = any($1)`,
    [[one, two]],
  );
  expect(rows).toEqual([{ admin_id: ops.id }, { admin_id: ops.id }]);
});

test('publishing many names for each event who of its list was not invited, and why; whoever was erased since is not named', async () => {
  const [pending, gone] = [(await addRow(app.pool, 'ushers')).id, (await addRow(app.pool, 'ushers')).id];
  const { event_id } = await addReadyDraft(app, ops.token, (plan) => ({
    ...plan,
    stepThreeTeam: { ...plan.stepThreeTeam, invited: [pending, gone] },
  }));
  const other = await addDraft();
  const job_id = await startedBulk(app, ops.token, bulkPublishEvents, { selection: { ids: [event_id, other] } });
  const leftOut = async () => {
    const items = await resultsOfJob(app, ops.token, job_id);
    const of = (id: string) => items.find(({ record_id }) => record_id === id)?.left_out ?? null;
    return [of(event_id)?.map(({ usher, reasons }) => [usher.id, usher.name_en, reasons]), of(other)];
  };
  const named = (id: string) => [id, 'Hala Mansour', ['not_approved']];
  expect(await leftOut()).toEqual([[named(pending), named(gone)], []]);
  const { rows } = await app.pool.query(`select detail from job_items where job_id = $1`, [job_id]);
  expect(JSON.stringify(rows)).not.toContain('Mansour');
  await app.pool.query(
    `update persons set usher_status = null, usher_status_changed_at = null, usher_status_reason = null,
       usher_status_changed_by = null, usher_since = null, anonymised_at = now() where id = $1`,
    [gone],
  );
  expect(await leftOut()).toEqual([[named(pending)], []]);
});

test('canceling many: what has begun is left to owners', async () => {
  const [draft, published, begun, completed] = [await addDraft(), await addDraft(), await addDraft(), await addDraft()];
  for (const id of [published, begun, completed]) await makeMove(app, ops.token, id, 'published');
  for (const id of [begun, completed]) {
    await hire(app.pool, id);
    await makeMove(app, ops.token, id, 'in_progress');
  }
  await beginsIn(app.pool, completed, -20);
  await app.pool.query(`update assignments set status = 'released' where event_id = $1`, [completed]);
  await makeMove(app, ops.token, completed, 'completed');
  const ids = [draft, published, begun, completed];
  expect(codesOf(await resultsOf(bulkCancelEvents, { selection: { ids }, reason: REASON }))).toEqual({
    [draft]: 'done',
    [published]: 'done',
    [begun]: 'owner_only',
    [completed]: 'move_not_allowed',
  });
  const { rows } = await app.pool.query('select cancel_reason from events where id = $1', [published]);
  expect(rows).toEqual([{ cancel_reason: REASON }]);
});

test('what canceling many would touch is told before: people once each, with their places, and what is left as it is', async () => {
  const owner = await app.signIn('owner');
  const [draft, soon, begun, canceled] = [await addDraft(), await addDraft(), await addDraft(), await addDraft()];
  const { event_id: later, type_id } = await addReadyDraft(app, ops.token);
  for (const id of [soon, later, begun]) await makeMove(app, ops.token, id, 'published');
  await makeMove(app, ops.token, canceled, 'canceled', { reason: REASON });
  await beginsIn(app.pool, soon, 47);
  const { usher_id } = await hire(app.pool, soon);
  await hire(app.pool, later, { usher_id });
  await hire(app.pool, later, { status: 'invited' });
  await hire(app.pool, begun);
  await makeMove(app, ops.token, begun, 'in_progress');
  for (const status of ['pending', 'waitlisted', 'rejected'] as const) {
    const usher = await addRow(app.pool, 'ushers');
    const decided_at = status === 'pending' ? null : new Date();
    await addRow(app.pool, 'applications', { event_id: later, type_id, usher_id: usher.id, status, decided_at });
  }
  const selection = { ids: [draft, soon, later, begun, canceled, randomUUID()] };
  const asked = async (token: string) => {
    const reply = await app.call(previewBulkCancel, { token, body: { selection } });
    return previewBulkCancel.response.parse(reply.json()).data;
  };
  const seen = {
    events: 3,
    owner_only: 1,
    over: 1,
    inside_notice_period: 1,
    confirmed: 1,
    confirmed_places: 2,
    invited: 1,
    leaders: 2,
    applications: 2,
  };
  expect(await asked(ops.token)).toEqual(seen);
  expect(await asked(owner.token)).toEqual({
    ...seen,
    events: 4,
    owner_only: 0,
    confirmed: 2,
    confirmed_places: 3,
    leaders: 3,
  });
  expect(codesOf(await resultsOf(bulkCancelEvents, { selection, reason: REASON }))).toEqual({
    [draft]: 'done',
    [soon]: 'done',
    [later]: 'done',
    [begun]: 'owner_only',
    [canceled]: 'move_not_allowed',
  });
});

test('what canceling all that match would touch', async () => {
  const { event_id } = await addReadyDraft(app, ops.token, (plan) => ({
    ...plan,
    stepOne: { ...plan.stepOne, city: 'Tabuk' },
  }));
  await makeMove(app, ops.token, event_id, 'published');
  await hire(app.pool, event_id);
  const selection = { all: true, query: { status: 'published,draft', city: 'Tabuk' } };
  const reply = await app.call(previewBulkCancel, { token: ops.token, body: { selection } });
  expect(reply.json()).toMatchObject({ data: { events: 1, over: 0, confirmed: 1, leaders: 1 } });
  const { token } = await app.signIn('viewer');
  expect((await app.call(previewBulkCancel, { token, body: { selection } })).statusCode).toBe(403);
});

test('deleting many takes drafts only', async () => {
  const [draft, empty, published] = [await addDraft(), await addEmpty(), await addDraft()];
  await makeMove(app, ops.token, published, 'published');
  expect(codesOf(await resultsOf(bulkDeleteEvents, { selection: { ids: [draft, empty, published] } }))).toEqual({
    [draft]: 'done',
    [empty]: 'done',
    [published]: 'event_not_draft',
  });
  expect(await Promise.all([draft, empty, published].map((id) => statusOf(app.pool, id)))).toEqual([
    undefined,
    undefined,
    'published',
  ]);
});

test('all that match, and nothing else', async () => {
  const other = await addDraft();
  const matching = await Promise.all(
    [1, 2].map(() =>
      addReadyDraft(app, ops.token, (plan) => ({ ...plan, stepOne: { ...plan.stepOne, city: 'Abha' } })),
    ),
  );
  const selection = { all: true, query: { status: 'draft', city: 'Abha' } };
  expect(codesOf(await resultsOf(bulkDeleteEvents, { selection }))).toEqual(
    Object.fromEntries(matching.map(({ event_id }) => [event_id, 'done'])),
  );
  expect(await statusOf(app.pool, other)).toBe('draft');
});

test('each row is asked for with what its starter may do by then', async () => {
  const still = await startTestApp({ jobs: [] });
  const { id: admin_id, token } = await still.signIn('owner');
  const { event_id } = await addReadyDraft(still, token);
  await makeMove(still, token, event_id, 'published');
  await hire(still.pool, event_id);
  await makeMove(still, token, event_id, 'in_progress');
  const body = { selection: { ids: [event_id] }, reason: REASON };
  expect((await still.call(bulkCancelEvents, { token, body })).statusCode).toBe(200);
  await still.pool.query(`update admins set permission_set = 'ops' where id = $1`, [admin_id]);
  const working = await startTestApp({ database: still.database, dataKey: still.dataKey, jobs: eventJobs });
  try {
    await vi.waitFor(async () => {
      const { rows } = await still.pool.query('select status, code from job_items');
      expect(rows).toEqual([{ status: 'failed', code: 'owner_only' }]);
    }, PATIENCE);
    expect(await statusOf(still.pool, event_id)).toBe('in_progress');
  } finally {
    await working.close();
    await still.close();
  }
});
