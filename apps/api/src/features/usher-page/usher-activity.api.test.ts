import { assignUsher, lockAssignment, releaseAssignment } from '@proline/contract/assignment/assignment';
import { listUsherActivity } from '@proline/contract/usher-page/usher-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAttended, addWork, DAY, shiftOf, type Worked } from '../../testing/people/worked-shift.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('viewer'));
});
afterAll(() => app.close());

const newUsher = async () => (await addRow(app.pool, 'ushers', { status: 'approved' })).id;

const work = (usher_id: string, days_ago: number, values?: Parameters<typeof addWork>[3]) =>
  addWork(app.pool, usher_id, days_ago, values);
const attend = (worked: Worked, usher_id: string, late_minutes: number) =>
  addAttended(app.pool, worked, usher_id, late_minutes);

test('activity tells work, requests, money and account, newest first, in pages of its own', async () => {
  const id = await newUsher();
  const done = await work(id, 3, {
    invited_at: new Date(Date.now() - 9 * DAY),
    answered_at: new Date(Date.now() - 8 * DAY),
  });
  await attend(done, id, 20);
  await addRow(app.pool, 'ratings', {
    assignment_id: done.id,
    usher_id: id,
    author_admin_id: admin_id,
    stars: 4,
    created_at: new Date(Date.now() - 2 * DAY),
  });
  await addRow(app.pool, 'applications', {
    event_id: done.event_id,
    usher_id: id,
    type_id: done.type_id,
    created_at: new Date(Date.now() - 20 * DAY),
  });
  await addRow(app.pool, 'transfers', {
    kind: 'event_pay',
    event_id: done.event_id,
    usher_id: id,
    created_at: new Date(Date.now() - DAY),
  });
  const read = async (query: Record<string, string> = {}) => {
    const reply = await app.call(listUsherActivity, { token, params: { id }, query });
    return listUsherActivity.response.parse(reply.json());
  };
  const all = await read();
  expect(all.data.map(({ kind }) => kind)).toEqual([
    'joined',
    'transfer_made',
    'rated',
    'checked_out',
    'checked_in',
    'accepted',
    'invited',
    'applied',
  ]);
  expect(all.meta).toEqual({ current_page: 1, per_page: 25, total: 8, last_page: 1 });
  expect(all.data[4]).toMatchObject({ event: { id: done.event_id }, minutes: 20 });
  expect((await read({ group: 'requests' })).data.map(({ kind }) => kind)).toEqual(['accepted', 'invited', 'applied']);
  expect((await read({ group: 'money' })).data[0]).toMatchObject({ transfer: { net_minor: 10_000, currency: 'SAR' } });
  expect(await read({ page: '2' })).toMatchObject({ data: [], meta: { current_page: 2, total: 8, last_page: 1 } });
});

test('activity says who gave a place, moved or took it back, and why', async () => {
  const id = await newUsher();
  const { token: ops } = await app.signIn('ops', await app.addAdmin('ops', 'Omar Haddad').then((one) => one.id));
  const shift = shiftOf(-9);
  const { event_id, position_id } = await addPlaces(app.pool, {
    shift,
    event: { starts_at: shift.starts_at, ends_at: shift.ends_at, published_at: new Date() },
  });
  const send = async (endpoint: Parameters<TestApp['call']>[0], input: object) => {
    const reply = await app.call(endpoint, { token: ops, ...input });
    expect([reply.statusCode, reply.json()]).toMatchObject([200, {}]);
    return reply.json<{ data: { assignments: { id: string; version: number }[]; version: number } }>();
  };
  const { data } = await send(assignUsher, {
    params: { id: event_id },
    body: { usher_id: id, position_ids: [position_id], reserve: false, anyway: true },
  });
  const [place] = data.assignments;
  const params = { id: place?.id };
  const locked = await send(lockAssignment, { params, body: { version: place?.version, locked: true } });
  const open = await send(lockAssignment, { params, body: { version: locked.data.version, locked: false } });
  await send(releaseAssignment, { params, body: { version: open.data.version, reason: 'Asked to leave' } });
  // whoever is blocked loses the places in one go
  await work(id, -20, { invited_at: new Date(), origin: 'offer', status: 'invited' });
  await app.pool.query(
    `update assignments set status = 'released', release_reason = 'shut_out' where usher_id = $1 and status = 'invited'`,
    [id],
  );
  const nobody = '018f0000-0000-7000-8000-000000000000';
  expect((await app.call(listUsherActivity, { token, params: { id: nobody }, query: {} })).statusCode).toBe(404);
  const reply = await app.call(listUsherActivity, { token, params: { id }, query: { group: 'requests' } });
  const all = listUsherActivity.response.parse(reply.json()).data;
  const told = all.map(({ kind, by: who, release_reason, comment }) => [kind, who, release_reason, comment]);
  expect(told).toHaveLength(6);
  expect(told).toEqual(
    expect.arrayContaining([
      ['assigned', 'Omar Haddad', null, null],
      ['locked', 'Omar Haddad', null, null],
      ['unlocked', 'Omar Haddad', null, null],
      ['released', 'Omar Haddad', 'operations', 'Asked to leave'],
      ['offered', null, null, null],
      ['released', null, 'shut_out', null],
    ]),
  );
});

test('pages of activity follow each other without a gap', async () => {
  const id = await newUsher();
  const { type_id } = await work(id, -9);
  for (let n = 0; n < 30; n += 1) {
    const { event_id } = await addPlaces(app.pool);
    await addRow(app.pool, 'applications', { event_id, usher_id: id, type_id, created_at: new Date('2026-02-01') });
  }
  const ids = async (page: string) => {
    const reply = await app.call(listUsherActivity, { token, params: { id }, query: { group: 'requests', page } });
    const { data } = listUsherActivity.response.parse(reply.json());
    return data.filter(({ kind }) => kind === 'applied').map((one) => one.id);
  };
  const both = [...(await ids('1')), ...(await ids('2'))];
  expect([both.length, new Set(both).size]).toEqual([30, 30]);
});
