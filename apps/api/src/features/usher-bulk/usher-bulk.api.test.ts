import type { Endpoint } from '@proline/contract/frame/endpoint';
import { changeSettings } from '@proline/contract/settings/settings';
import {
  bulkAddUsherRoles,
  bulkApproveUshers,
  bulkRejectUshers,
  bulkRemoveUsherRoles,
  bulkTagUshers,
  bulkUnblockUshers,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { changeUsher } from '@proline/contract/usher/usher-record';
import { usherList } from '@proline/contract/usher/usher';
import { DEFAULT_RECRUITING } from '@proline/domain/recruiting/recruiting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, personOf } from '../../testing/people/person-course.ts';
import { codesOf, resultsOfJob, startedBulk } from '../../testing/program/bulk-results.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { usherBulkJobs } from './usher-bulk.service.ts';
import { usherRolesBulkJobs } from './usher-roles-bulk.service.ts';

const REASON = 'No need in this city';

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [...usherBulkJobs, ...usherRolesBulkJobs] });
  recruiter = await app.signIn('recruiter');
  const { token } = await app.signIn('owner');
  const value = { ...DEFAULT_RECRUITING, scorecard_required: false };
  await app.call(changeSettings.recruiting, { token, body: { version: 0, value } });
});
afterAll(() => app.close());

const start = (endpoint: Endpoint, body: unknown) => startedBulk(app, recruiter.token, endpoint, body);
const resultsOf = async (endpoint: Endpoint, body: unknown) =>
  resultsOfJob(app, recruiter.token, await start(endpoint, body));
const addUsher = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) =>
  (await addRow(app.pool, 'ushers', values)).id;
const statusOf = async (id: string) => (await personOf(app.pool, id))?.usher_status;
const tagsOf = async (id: string) => (await personOf(app.pool, id))?.tags;

test('approving many: each row is done, or says by name why not', async () => {
  const [good, waiting] = [await addUsher(), await addUsher({ status: 'in_interview' })];
  const incomplete = await addUsher({ photo: null, birth_date: null });
  const young = await addUsher({ birth_date: await dayIn(app.pool, -17 * 365) });
  const approved = await addUsher({ status: 'approved' });
  const blocked = await addUsher({ status: 'blocked', status_reason: REASON });
  const rejected = await addUsher({ status: 'rejected', status_reason: REASON });
  const ids = [good, waiting, incomplete, young, approved, blocked, rejected];
  const results = await resultsOf(bulkApproveUshers, { selection: { ids } });
  expect(codesOf(results)).toEqual({
    [good]: 'done',
    [waiting]: 'done',
    [incomplete]: 'approval_incomplete',
    [young]: 'under_age',
    [approved]: 'already_approved',
    [blocked]: 'usher_is_blocked',
    [rejected]: 'usher_is_rejected',
  });
  // what is missing is named
  expect(results.find(({ record_id }) => record_id === incomplete)?.errors).toEqual({
    photo: ['photo'],
    birth_date: ['birth_date'],
  });
  expect(await Promise.all(ids.map(statusOf))).toEqual([
    'approved',
    'approved',
    'pending',
    'pending',
    'approved',
    'blocked',
    'rejected',
  ]);
  const { rows } = await app.pool.query(
    `select admin_id, record_id from audit_log where action = 'approve' order by record_id`,
  );
  expect(rows).toEqual([good, waiting].toSorted().map((record_id) => ({ admin_id: recruiter.id, record_id })));
});

test('people stand in a job by their ids; their names are read when the results are', async () => {
  const id = await addUsher({ name_en: 'Nora Haddad', name_ar: 'نورة حداد' });
  const [result] = await resultsOf(bulkApproveUshers, { selection: { ids: [id] } });
  expect([result?.label_en, result?.label_ar]).toEqual(['Nora Haddad', 'نورة حداد']);
  const { rows } = await app.pool.query(`select person_id, label_en, label_ar from job_items where record_id = $1`, [
    id,
  ]);
  expect(rows).toEqual([{ person_id: id, label_en: '', label_ar: '' }]);
});

test('rejecting many: with the reason, and the day on which each may apply again', async () => {
  const [one, approved] = [await addUsher(), await addUsher({ status: 'approved' })];
  const short = await app.call(bulkRejectUshers, {
    token: recruiter.token,
    body: { selection: { ids: [one] }, reason: ' ' },
  });
  expect(short.statusCode).toBe(422);
  const results = await resultsOf(bulkRejectUshers, { selection: { ids: [one, approved] }, reason: REASON });
  expect(codesOf(results)).toEqual({ [one]: 'done', [approved]: 'already_approved' });
  expect(await personOf(app.pool, one)).toMatchObject({
    usher_status: 'rejected',
    usher_status_reason: REASON,
    usher_reapply_on: await dayIn(app.pool, DEFAULT_RECRUITING.reapply_days),
  });
});

test('unblocking many: each block ends with the note, or the row says why it stays', async () => {
  const block = { status: 'blocked', status_reason: 'Left twice' } as const;
  const [one, timed] = [await addUsher(block), await addUsher({ ...block, blocked_until: '2035-01-01' })];
  const young = await addUsher({ ...block, birth_date: await dayIn(app.pool, -17 * 365) });
  const waiting = await addUsher();
  const note = 'Spoken with each of them';
  const selection = { ids: [one, timed, young, waiting] };
  const short = await app.call(bulkUnblockUshers, { token: recruiter.token, body: { selection, reason: ' ' } });
  expect(short.statusCode).toBe(422);
  const results = await resultsOf(bulkUnblockUshers, { selection, reason: note });
  // who is not blocked is not in that list
  expect(codesOf(results)).toEqual({ [one]: 'done', [timed]: 'done', [young]: 'under_age' });
  expect(await Promise.all([one, timed, young, waiting].map(statusOf))).toEqual([
    'approved',
    'approved',
    'blocked',
    'pending',
  ]);
  expect(await personOf(app.pool, timed)).toMatchObject({ usher_blocked_until: null });
  const { rows } = await app.pool.query(`select admin_id from audit_log where action = 'unblock'`);
  expect(rows).toEqual([{ admin_id: recruiter.id }, { admin_id: recruiter.id }]);
});

test('started twice, each block ends once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => addUsher({ status: 'blocked', status_reason: 'Left twice' })),
  );
  const body = { selection: { ids }, reason: 'Came back' };
  const jobs = [await start(bulkUnblockUshers, body), await start(bulkUnblockUshers, body)];
  const [first = [], second = []] = await Promise.all(jobs.map((id) => resultsOfJob(app, recruiter.token, id)));
  const done = [...first, ...second].filter(({ status }) => status === 'done');
  expect(done.map(({ record_id }) => record_id).toSorted()).toEqual(ids.toSorted());
  for (const { record_id, code } of second.filter(({ status }) => status !== 'done'))
    expect([record_id, code]).toEqual([record_id, 'not_blocked']);
});

test('tagging and untagging many; the spelling that was first stays', async () => {
  const [none, same] = [await addUsher(), await addUsher({ tags: ['vip'] })];
  const full = await addUsher({ tags: Array.from({ length: 20 }, (_, at) => `Tag ${at}`) });
  const tagged = await resultsOf(bulkTagUshers, { selection: { ids: [none, same, full] }, tags: ['VIP'] });
  expect(codesOf(tagged)).toEqual({ [none]: 'done', [same]: 'tagged_already', [full]: 'too_many_tags' });
  expect([await tagsOf(none), await tagsOf(same)]).toEqual([['VIP'], ['vip']]);
  const untagged = await resultsOf(bulkUntagUshers, { selection: { ids: [none, same, full] }, tags: ['VIP'] });
  expect(codesOf(untagged)).toEqual({ [none]: 'done', [same]: 'done', [full]: 'not_tagged' });
  expect([await tagsOf(none), await tagsOf(same)]).toEqual([[], []]);
});

test('a tag with a comma, an empty one and none at all are refused', async () => {
  const selection = { ids: [await addUsher()] };
  for (const tags of [['a,b'], [' '], [], ['x'.repeat(41)]]) {
    const { statusCode } = await app.call(bulkTagUshers, { token: recruiter.token, body: { selection, tags } });
    expect(statusCode, JSON.stringify(tags)).toBe(422);
  }
});

test('all that match the filter, and nobody else', async () => {
  const [one, two] = [await addUsher({ city: 'Abha' }), await addUsher({ city: 'Abha' })];
  const elsewhere = await addUsher({ city: 'Tabuk' });
  const results = await resultsOf(bulkTagUshers, {
    selection: { all: true, query: { city: 'Abha' } },
    tags: ['South'],
  });
  expect(codesOf(results)).toEqual({ [one]: 'done', [two]: 'done' });
  expect(await tagsOf(elsewhere)).toEqual([]);
});

test('started twice, each usher is approved once', async () => {
  const ids = await Promise.all(Array.from({ length: 30 }, () => addUsher()));
  const jobs = await Promise.all([1, 2].map(() => start(bulkApproveUshers, { selection: { ids } })));
  const [first = [], second = []] = await Promise.all(jobs.map((id) => resultsOfJob(app, recruiter.token, id)));
  for (const id of ids)
    expect([codesOf(first)[id], codesOf(second)[id]].toSorted(), id).toEqual(['already_approved', 'done']);
  const { rows } = await app.pool.query(
    `select record_id from audit_log where action = 'approve' and record_id = any($1)`,
    [ids],
  );
  expect(rows).toHaveLength(ids.length);
});

test('whoever is gone by then is not found', async () => {
  const id = await addUsher();
  await app.pool.query(
    `update persons set usher_status = null, usher_code = null, usher_status_changed_at = null,
    usher_since = null, anonymised_at = now() where id = $1`,
    [id],
  );
  const job = await start(bulkTagUshers, { selection: { ids: [id] }, tags: ['VIP'] });
  // the list does not know them any more
  expect(await resultsOfJob(app, recruiter.token, job)).toEqual([]);
});

test('who may only read cannot start', async () => {
  const { token } = await app.signIn('viewer');
  const reply = await app.call(bulkApproveUshers, { token, body: { selection: { ids: [await addUsher()] } } });
  expect(reply.statusCode).toBe(403);
});

test('tags are changed in the form, too, and left out they stay', async () => {
  const person = { name_en: 'Lina Saad', name_ar: '', phone: '+966501230987' };
  const id = await addUsher({ ...person, tags: ['VIP'] });
  const known = {
    ...person,
    email: null,
    birth_date: null,
    gender: null,
    nationality: null,
    city: '',
    languages: [],
    height_cm: null,
    clothing_size: null,
    shoe_size: null,
  };
  const save = (version: number, rest: object) =>
    app.call(changeUsher, { token: recruiter.token, params: { id }, body: { ...known, version, ...rest } });
  expect((await save(1, {})).statusCode).toBe(200);
  expect(await tagsOf(id)).toEqual(['VIP']);
  expect((await save(2, { tags: ['own car', 'Own Car'] })).json()).toMatchObject({ data: { tags: ['own car'] } });
  const shown = await app.call(usherList.rows, { token: recruiter.token, query: { q: 'Lina Saad' } });
  expect(shown.json()).toMatchObject({ data: [{ tags: ['own car'] }] });
});

test('giving many a role and taking it again: whoever has it, or lacks it, says so; one out of use is refused', async () => {
  const [role, other] = [(await addRow(app.pool, 'types')).id, (await addRow(app.pool, 'types')).id];
  const [new_one, has] = [await addUsher(), await addUsher()];
  await app.pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [has, role]);
  const selection = { ids: [new_one, has] };
  const done = async () =>
    (await app.pool.query('select usher_id, type_id from usher_roles where usher_id = any ($1)', [selection.ids])).rows;
  const added = await resultsOf(bulkAddUsherRoles, { selection, role_ids: [role] });
  expect(codesOf(added)).toEqual({ [new_one]: 'done', [has]: 'does_already' });
  expect(await done()).toHaveLength(2);
  expect((await personOf(app.pool, new_one))?.version).toBe(2);
  const { rows } = await app.pool.query(`select action from audit_log where record_id = $1`, [new_one]);
  expect(rows).toEqual([{ action: 'add_role' }]);
  expect(codesOf(await resultsOf(bulkRemoveUsherRoles, { selection, role_ids: [other] }))).toEqual({
    [new_one]: 'does_not',
    [has]: 'does_not',
  });
  await resultsOf(bulkRemoveUsherRoles, { selection, role_ids: [role, other] });
  expect(await done()).toEqual([]);
  const body = { selection, role_ids: [crypto.randomUUID()] };
  expect((await app.call(bulkAddUsherRoles, { token: recruiter.token, body })).statusCode).toBe(422);
});
