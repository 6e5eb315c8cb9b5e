import {
  carryOutDeletion,
  eraseUnderAge,
  getDeletionMatches,
  getErasable,
  refuseDeletion,
} from '@proline/contract/erasure/erasure';
import { getDeletionRequest } from '@proline/contract/deletion-request/deletion-request';
import { changeUsher } from '@proline/contract/usher/usher-record';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personOf } from '../../testing/people/person-course.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addPlaces, addRow, assign, atHour } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let admin_id: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  ({ token, id: admin_id } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const HOUR_AGO = new Date(Date.now() - 3_600_000);
const IN_AN_HOUR = new Date(Date.now() + 3_600_000);

type Reply = { statusCode: number; json: () => unknown };
const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as ErrorReply).code];
const addRequest = async (email?: string) =>
  (await addRow(app.pool, 'deletion_requests', email === undefined ? {} : { email })).id;
const carryOut = (id: string, person_ids: readonly string[]) =>
  app.call(carryOutDeletion, { token, params: { id }, body: { person_ids } });
const lookAt = async (id: string) =>
  getErasable.response.parse((await app.call(getErasable, { token, params: { id } })).json()).data;
const stateOf = async (id: string) =>
  (
    await app.pool.query<{ status: string; email: string }>(
      'select status, email from deletion_requests where id = $1',
      [id],
    )
  ).rows[0];

test('an address matches nobody, one or several, in either hat; nobody who is gone', async () => {
  const email = 'family@example.com';
  const request = await addRequest(email);
  const matches = async () =>
    getDeletionMatches.response
      .parse((await app.call(getDeletionMatches, { token, params: { id: request } })).json())
      .data.map(({ id }) => id);
  expect(await matches()).toEqual([]);
  const usher = await addRow(app.pool, 'ushers', { email });
  const leader = await addRow(app.pool, 'team_leaders', { email });
  await addRow(app.pool, 'ushers', { email: 'other@example.com' });
  expect(await matches()).toEqual([usher.id, leader.id]);
  await carryOut(await addRequest(), [usher.id]);
  expect(await matches()).toEqual([leader.id]);
  const nobodys = '0191f7a0-0000-7000-8000-000000000000';
  expect((await app.call(getDeletionMatches, { token, params: { id: nobodys } })).statusCode).toBe(404);
});

test('it says in numbers what would go, and frees places and closes applications', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const places = await addPlaces(app.pool);
  const { id: assignment } = await assign(app.pool, places, id);
  const application = await addRow(app.pool, 'applications', {
    event_id: places.event_id,
    type_id: places.type_id,
    usher_id: id,
  });
  expect(await lookAt(id)).toMatchObject({
    refusal: null,
    owed: [],
    touches: { places: 1, applications: 1, interviews: 0, documents: 0, payments: 0 },
  });
  const request = await addRequest('free@example.com');
  expect((await carryOut(request, [id])).statusCode).toBe(200);
  const { rows } = await app.pool.query(
    `select (select status from assignments where id = $1) as place, (select status from applications where id = $2) as asked,
       (select count(*)::int from bookings where person_id = $3) as booked`,
    [assignment, application.id, id],
  );
  expect(rows).toEqual([{ place: 'released', asked: 'expired', booked: 0 }]);
  expect(await stateOf(request)).toEqual({ status: 'done', email: '' });
});

test('nobody is forgotten while money is owed; a paid or voided transfer owes nothing', async () => {
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const transfer = await addRow(app.pool, 'transfers', { usher_id: id, gross_minor: 12_500, event_id: null });
  const request = await addRequest();
  expect(await lookAt(id)).toMatchObject({
    refusal: 'money_owed',
    owed: [{ currency: 'SAR', amount_minor: 12_500, transfers: 1 }],
  });
  expect(refusal(await carryOut(request, [id]))).toEqual([409, 'money_owed']);
  expect([(await stateOf(request))?.status, (await personOf(app.pool, id))?.anonymised_at]).toEqual(['open', null]);
  await app.pool.query(`update transfers set voided_at = now(), void_reason = 'twice' where id = $1`, [transfer.id]);
  expect((await carryOut(request, [id])).statusCode).toBe(200);
});

test('nobody is forgotten who works or leads where the event is not completed', async () => {
  const shift = { starts_at: HOUR_AGO, ends_at: IN_AN_HOUR };
  const { id } = await addRow(app.pool, 'ushers', { status: 'approved' });
  const places = await addPlaces(app.pool, { shift });
  await assign(app.pool, places, id, shift);
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  await addRow(app.pool, 'event_leads', { event_id: places.event_id, leader_id: leader.id, ...shift });
  const request = await addRequest();
  for (const person of [id, leader.id]) {
    expect((await lookAt(person)).refusal).toBe('work_not_settled');
    expect(refusal(await carryOut(request, [person]))).toEqual([409, 'work_not_settled']);
  }
});

test('of several all or none, and the reply says who stands in the way; who is gone is told', async () => {
  const [free, owed] = [await addRow(app.pool, 'ushers'), await addRow(app.pool, 'ushers')];
  await addRow(app.pool, 'transfers', { usher_id: owed.id, gross_minor: 4_200, event_id: null });
  const request = await addRequest();
  const refused = await carryOut(request, [free.id, owed.id]);
  expect(refusal(refused)).toEqual([409, 'money_owed']);
  expect(refused.json()).toMatchObject({
    record: { kind: 'usher', id: owed.id, owed: [{ currency: 'SAR', amount_minor: 4_200 }] },
  });
  expect((await personOf(app.pool, free.id))?.anonymised_at).toBeNull();
  expect((await carryOut(request, [free.id])).statusCode).toBe(200);
  expect(refusal(await carryOut(await addRequest(), [free.id]))).toEqual([409, 'person_gone']);
  expect((await carryOut(await addRequest(), [])).statusCode).toBe(200);
});

test('a request is refused with a reason, which stays with it and out of the log', async () => {
  const id = await addRequest('kept@example.com');
  const refuse = (reason: string) => app.call(refuseDeletion, { token, params: { id }, body: { reason } });
  expect((await refuse('no')).statusCode).toBe(422);
  expect((await refuse('This address is not ours to delete.')).statusCode).toBe(200);
  const request = (await app.call(getDeletionRequest, { token, params: { id } })).json<{ data: unknown }>().data;
  expect(request).toMatchObject({
    status: 'refused',
    email: 'kept@example.com',
    refuse_reason: 'This address is not ours to delete.',
  });
  const { rows } = await app.pool.query<{ entry: string }>(
    'select audit_log::text as entry from audit_log where record_id = $1',
    [id],
  );
  expect(rows.map(({ entry }) => entry).join()).not.toContain('not ours');
});

test('carried out and refused at once, by many: exactly one wins, the others are told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id: person } = await addRow(app.pool, 'ushers');
    const id = await addRequest();
    const replies = await Promise.all([
      carryOut(id, [person]),
      carryOut(id, [person]),
      app.call(refuseDeletion, { token, params: { id }, body: { reason: 'Somebody else asked.' } }),
    ]);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(refusal)).toEqual([
      [409, 'deletion_request_handled'],
      [409, 'deletion_request_handled'],
    ]);
  }
});

test('deleting while somebody saves a change: whoever comes second finds nobody, and nothing of the change stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, version } = await addRow(app.pool, 'ushers');
    const request = await addRequest();
    const [erased, changed] = await Promise.all([
      carryOut(request, [id]),
      app.call(changeUsher, {
        token,
        params: { id },
        body: { version, ...samplePerson({ name_en: 'Second Thought' }) },
      }),
    ]);
    expect([erased.statusCode, [200, 409].includes(changed.statusCode)]).toEqual([200, true]);
    expect(await personOf(app.pool, id)).toMatchObject({ phone: null, usher_status: null, email: null });
    const { rows } = await app.pool.query('select from person_keys where person_id = $1', [id]);
    expect(rows).toEqual([]);
  }
});

test('under 18 goes at once, at any time before approval', async () => {
  const young = await addRow(app.pool, 'ushers', { birth_date: '2012-01-01', phone: '+966501999001' });
  const ask = (id: string, version: number) => app.call(eraseUnderAge, { token, params: { id }, body: { version } });
  expect(refusal(await ask(young.id, young.version + 1))).toEqual([409, 'conflict']);
  expect((await ask(young.id, young.version)).statusCode).toBe(200);
  expect(refusal(await ask(young.id, young.version))).toEqual([409, 'person_erased']);
  // the phone is free again
  await addRow(app.pool, 'ushers', { phone: '+966501999001' });
  const grown = await addRow(app.pool, 'ushers', { status: 'approved' });
  expect(refusal(await ask(grown.id, grown.version))).toEqual([409, 'approved_not_under_age']);
  const { rows } = await app.pool.query(`select action, after from audit_log where record_id = $1 and admin_id = $2`, [
    young.id,
    admin_id,
  ]);
  expect(rows).toEqual([{ action: 'erase_under_age', after: { anonymised: true } }]);
});

test('under 18 is for nobody who is known to be older', async () => {
  const ask = ({ id, version }: { id: string; version: number }) =>
    app.call(eraseUnderAge, { token, params: { id }, body: { version } });
  const grown = await addRow(app.pool, 'ushers', { birth_date: '1990-01-01' });
  expect(refusal(await ask(grown))).toEqual([409, 'known_not_under_age']);
  const leader = await addRow(app.pool, 'team_leaders', { birth_date: '1990-01-01' });
  expect(refusal(await ask(leader))).toEqual([409, 'known_not_under_age']);
  const ageless = await addRow(app.pool, 'ushers', { birth_date: null });
  expect((await ask(ageless)).statusCode).toBe(200);
});

test('events still to be led are free again, and an erased leader is in no count', async () => {
  const leader = await addRow(app.pool, 'team_leaders', { status: 'approved' });
  const { event_id } = await addPlaces(app.pool);
  const lead = await addRow(app.pool, 'event_leads', {
    event_id,
    leader_id: leader.id,
    starts_at: atHour(0),
    ends_at: atHour(9),
  });
  expect((await lookAt(leader.id)).touches.places).toBe(1);
  const counted = async () =>
    (await app.pool.query<{ n: number }>(`select sum(n)::int as n from status_counts where entity = 'team_leaders'`))
      .rows[0]?.n ?? 0;
  const before = await counted();
  await carryOut(await addRequest(), [leader.id]);
  expect(await counted()).toBe(before - 1);
  const { rows } = await app.pool.query('select released_at is not null as free from event_leads where id = $1', [
    lead.id,
  ]);
  expect(rows).toEqual([{ free: true }]);
});
