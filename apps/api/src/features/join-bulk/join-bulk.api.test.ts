import type { Endpoint } from '@proline/contract/frame/endpoint';
import {
  bulkApproveJoinRequests,
  bulkRejectJoinRequests,
  bulkTagJoinRequests,
  bulkUntagJoinRequests,
} from '@proline/contract/join-bulk/join-bulk';
import { joinRequestList } from '@proline/contract/join-request/join-request';
import { bulkMessageJoinRequests } from '@proline/contract/message/message';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInterviewer, addScorecard, dayIn, personOf } from '../../testing/people/person-course.ts';
import { codesOf, resultsOfJob, startedBulk } from '../../testing/program/bulk-results.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageJob } from '../message/message-bulk.service.ts';
import { joinBulkJobs } from './join-bulk.service.ts';

const REASON = 'Not the right experience';

let app: TestApp;
let token: string;
let interviewer: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [...joinBulkJobs, messageJob] });
  ({ token } = await app.signIn('recruiter'));
  interviewer = (await addInterviewer(app.pool)).id;
});
afterAll(() => app.close());

const resultsOf = async (endpoint: Endpoint, body: unknown) =>
  resultsOfJob(app, token, await startedBulk(app, token, endpoint, body));
const addUsher = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) =>
  (await addRow(app.pool, 'ushers', values)).id;
const addLeader = async (values: Parameters<typeof addRow<'team_leaders'>>[2] = {}) =>
  (await addRow(app.pool, 'team_leaders', values)).id;
const scored = async (id: string, score: number, hat: 'usher' | 'leader' = 'usher') => {
  await addScorecard(app.pool, id, interviewer, score, hat);
  return id;
};

test('approving many: ushers and team leaders are decided about, each of the others says by name why not', async () => {
  const good = await scored(await addUsher({ status: 'in_interview' }), 4);
  const leader = await scored(await addLeader(), 4.5, 'leader');
  const promoted = await addUsher({ status: 'approved' });
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [promoted]);
  const incomplete = await scored(await addUsher({ photo: null }), 4);
  const young = await scored(await addUsher({ birth_date: await dayIn(app.pool, -17 * 365) }), 4);
  const unscored = await addUsher();
  const weak = await scored(await addUsher({ status: 'in_interview' }), 2);
  const rejected = await addUsher({ status: 'rejected', status_reason: REASON });
  const turned = await addLeader({ turned_down_at: new Date(), turn_down_reason: REASON });
  const ids = [good, leader, promoted, incomplete, young, unscored, weak, rejected, turned];
  const results = await resultsOf(bulkApproveJoinRequests, { selection: { ids } });
  expect(codesOf(results)).toEqual({
    [good]: 'done',
    [leader]: 'done',
    [promoted]: 'done',
    [incomplete]: 'approval_incomplete',
    [young]: 'under_age',
    [unscored]: 'scorecard_missing',
    [weak]: 'score_below_pass',
    [rejected]: 'usher_is_rejected',
    [turned]: 'leader_is_turned_down',
  });
  expect((await personOf(app.pool, good))?.usher_status).toBe('approved');
  expect((await personOf(app.pool, leader))?.leader_status).toBe('approved');
  expect(await personOf(app.pool, promoted)).toMatchObject({ usher_status: 'approved', leader_status: 'approved' });
  const { rows } = await app.pool.query(
    `select entity, record_id from audit_log where action = 'approve' order by entity, record_id`,
  );
  expect(rows).toEqual([
    ...[leader, promoted].toSorted().map((record_id) => ({ entity: 'team_leader', record_id })),
    { entity: 'usher', record_id: good },
  ]);
});

test('rejecting many: ushers may apply again on their day, team leaders are turned down', async () => {
  const [usher, leader] = [await addUsher(), await addLeader()];
  const rejected = await addUsher({ status: 'rejected', status_reason: REASON });
  const turned = await addLeader({ turned_down_at: new Date(), turn_down_reason: REASON });
  const ids = [usher, leader, rejected, turned];
  const results = await resultsOf(bulkRejectJoinRequests, { selection: { ids }, reason: REASON });
  expect(codesOf(results)).toEqual({
    [usher]: 'done',
    [leader]: 'done',
    [rejected]: 'already_rejected',
    [turned]: 'already_rejected',
  });
  expect(await personOf(app.pool, usher)).toMatchObject({
    usher_status: 'rejected',
    usher_status_reason: REASON,
    usher_reapply_on: await dayIn(app.pool, DEFAULT_RECRUITING.reapply_days),
  });
  expect(await personOf(app.pool, leader)).toMatchObject({
    leader_status: 'pending',
    leader_turn_down_reason: REASON,
  });
  const short = await app.call(bulkRejectJoinRequests, { token, body: { selection: { ids }, reason: ' ' } });
  expect(short.statusCode).toBe(422);
});

test('all that match the filters of this list, which others do not have: stage, hat, applied, tag', async () => {
  const city = 'Najran';
  const [usher, leader] = [await addUsher({ city }), await addLeader({ city })];
  await addUsher({ city, status: 'approved' });
  const elsewhere = await addUsher({ city: 'Tabuk' });
  const all = await resultsOf(bulkTagJoinRequests, {
    selection: { all: true, query: { city, stage: 'new,leader' } },
    tags: ['Winter'],
  });
  expect(codesOf(all)).toEqual({ [usher]: 'done', [leader]: 'done' });
  expect((await personOf(app.pool, elsewhere))?.tags).toEqual([]);
  const shown = await app.call(joinRequestList.rows, { token, query: { city, tag: 'Winter' } });
  expect(
    shown
      .json<{ data: { id: string }[] }>()
      .data.map(({ id }) => id)
      .toSorted(),
  ).toEqual([usher, leader].toSorted());
  const leaders = await resultsOf(bulkUntagJoinRequests, {
    selection: { all: true, query: { city, hat: 'leader', tag: 'Winter' } },
    tags: ['winter'],
  });
  expect(codesOf(leaders)).toEqual({ [leader]: 'done' });
  const { rows } = await app.pool.query(
    `select entity, record_id from audit_log where action in ('tag', 'untag') and record_id = $1`,
    [leader],
  );
  expect(rows).toEqual([
    { entity: 'team_leader', record_id: leader },
    { entity: 'team_leader', record_id: leader },
  ]);
  const unknown = await app.call(bulkTagJoinRequests, {
    token,
    body: { selection: { all: true, query: { gender: 'female' } }, tags: ['Winter'] },
  });
  expect(unknown.statusCode).toBe(422);
});

test('writing to many: whoever wants no messages is left out by name', async () => {
  const [usher, leader] = [await addUsher(), await addLeader()];
  const off = await addUsher();
  await app.pool.query('update persons set messages_off_at = now() where id = $1', [off]);
  const results = await resultsOf(bulkMessageJoinRequests, {
    selection: { ids: [usher, leader, off] },
    text_en: 'Hello {name}, we will call you.',
    text_ar: 'مرحبًا {name}، سنتصل بك.',
  });
  expect(codesOf(results)).toEqual({ [usher]: 'done', [leader]: 'done', [off]: 'messages_off' });
});

test('who may not decide cannot start, but who may write messages can write', async () => {
  const { token: ops } = await app.signIn('ops');
  const selection = { ids: [await addUsher()] };
  const approve = await app.call(bulkApproveJoinRequests, { token: ops, body: { selection } });
  expect(approve.statusCode).toBe(403);
  const text = { text_en: 'See you soon.', text_ar: 'إلى اللقاء.' };
  const write = await app.call(bulkMessageJoinRequests, { token: ops, body: { selection, ...text } });
  expect(write.statusCode).toBe(200);
});
