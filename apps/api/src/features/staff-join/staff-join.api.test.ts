import { getJoinRequest, joinRequestList } from '@proline/contract/join-request/join-request';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getFile } from '@proline/contract/file/file';
import { listPersonHistory } from '@proline/contract/audit/person-history';
import { getDuplicates } from '@proline/contract/person-merge/person-merge';
import { askToJoin, uploadJoinPhoto } from '@proline/contract/staff-join/staff-join';
import { getStaffProfile } from '@proline/contract/staff-profile/staff-profile';
import { createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePng } from '../../testing/sample/sample-files.ts';
import { sampleJoin, samplePerson, samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let here: TestApp;
/** A second process on the same database. */
let there: TestApp;
let recruiter: string;
beforeAll(async () => {
  here = await startTestApp({ jobs: [] });
  there = await startTestApp({ jobs: [], database: here.database, dataKey: here.dataKey });
  ({ token: recruiter } = await here.signIn('recruiter'));
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() => here.pool.query('delete from throttles'));

const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;

const send = async (token: string, bytes?: Buffer) =>
  here.call(uploadJoinPhoto, { token, query: { name: 'me.png' }, bytes: bytes ?? (await samplePng()) });
const photoOf = async (token: string) => (await send(token)).json<{ data: { id: string } }>().data.id;

/** `values` may be what the schema does not take. */
const ask = (token: string, values: object = {}, app = here) =>
  app.call(askToJoin, { token, body: { ...sampleJoin(), ...values } });

const request = async (id: string) =>
  getJoinRequest.response.parse((await here.call(getJoinRequest, { token: recruiter, params: { id } })).json()).data;

const personsWith = async (phone: string) =>
  (await here.pool.query<{ id: string }>('select id from persons where phone = $1', [phone])).rows.map(({ id }) => id);

const logOf = async (id: string) =>
  (
    await here.pool.query(
      `select actor, person_id, action, entity from audit_log where record_id = $1 and action <> 'prove_phone' order by id`,
      [id],
    )
  ).rows;

describe('somebody new', () => {
  test('waits in the list with the photo, as coming from the app, and is who acted', async () => {
    const { id, token, phone } = await here.proveToJoin();
    const photo_id = await photoOf(token);
    const reply = await ask(token, { name_en: 'Noura Salem', photo_id, id_number: '1077700011', city: 'Jeddah' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: null }]);
    expect(await personsWith(phone)).toEqual([id]);
    expect(await request(id)).toMatchObject({
      ...{ hat: 'usher', status: 'pending', name_en: 'Noura Salem', phone, city: 'Jeddah', source: 'app' },
      ...{ photo: `/api/admin/files/${photo_id}`, duplicate: false, twins: [], asked_again_at: null },
    });
    const { body } = await here.call(joinRequestList.rows, { token: recruiter, query: { source: 'app', q: 'Noura' } });
    expect(joinRequestList.rows.response.parse(JSON.parse(body)).data.map((row) => row.id)).toEqual([id]);
    const picture = await here.call(getFile, { token: recruiter, params: { id: photo_id } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await logOf(id)).toEqual([{ actor: 'person', person_id: id, action: 'create', entity: 'usher' }]);
    // by this the lists that somebody looks at load again
    const news = await here.pool.query(`select from changes where topic = 'usher' and record_id = $1`, [id]);
    expect(news.rowCount).toBe(1);
  });

  test('may join as a team leader, and without a photo', async () => {
    const { id, token } = await here.proveToJoin();
    expect((await ask(token, { hat: 'leader', photo_id: null })).statusCode).toBe(200);
    expect(await request(id)).toMatchObject({ hat: 'leader', status: 'pending', photo: null, source: 'app' });
  });

  test('signs in with the same phone afterwards, and is in nobody else’s hands', async () => {
    const { id, token } = await here.proveToJoin();
    await ask(token);
    const { token: own } = await here.signInStaff(id);
    const profile = getStaffProfile.response.parse((await here.call(getStaffProfile, { token: own })).json()).data;
    expect(profile).toMatchObject({ id, usher: { status: 'pending' } });
    expect((await here.call(getStaffProfile, { token })).statusCode).toBe(401);
  });

  test.each([
    ['nobody under 18', { birth_date: '2020-01-01' }, 422, 'birth_date_under_age'],
    ['a birthday that is still to come', { birth_date: '2999-01-01' }, 422, 'birth_date_in_future'],
    ['a birthday of long ago', { birth_date: '1901-01-02' }, 422, 'birth_date_too_early'],
    ['no consent', { consent: false }, 422, 'validation_failed'],
    ['no name', { name_en: '', name_ar: '' }, 422, 'validation_failed'],
    ['a name that turns the line around', { name_en: 'Sara \u202egnp.exe' }, 422, 'validation_failed'],
    ['a phone of one’s own choice', { phone: '+966501112223' }, 422, 'validation_failed'],
    ['a status of one’s own choice', { usher_status: 'approved' }, 422, 'validation_failed'],
    ['a photo that nobody sent', { photo_id: '0198c0de-0000-7000-8000-000000000000' }, 409, 'file_not_usable'],
  ])('%s is refused by name, and the pass is still worth a request', async (_, values, status, code) => {
    const { id, token, phone } = await here.proveToJoin();
    const refused = await ask(token, values);
    expect([refused.statusCode, codeOf(refused)]).toEqual([status, code]);
    expect(await personsWith(phone)).toEqual([]);
    expect((await ask(token)).statusCode).toBe(200);
    expect(await personsWith(phone)).toEqual([id]);
  });
});

describe('a photo', () => {
  test('goes with the request of whoever sent it, once', async () => {
    const [one, other] = [await here.proveToJoin(), await here.proveToJoin()];
    const photo_id = await photoOf(one.token);
    expect(codeOf(await ask(other.token, { photo_id }))).toBe('file_not_usable');
    expect((await ask(one.token, { photo_id })).statusCode).toBe(200);
    expect(codeOf(await ask(other.token, { photo_id }))).toBe('file_not_usable');
    expect(await personsWith(other.phone)).toEqual([]);
  });

  test('is nobody’s until then, and swept away as such', async () => {
    const { token } = await here.proveToJoin();
    const { rows } = await here.pool.query(
      'select uploaded_by, loose_since is not null as loose from files where id = $1',
      [await photoOf(token)],
    );
    expect(rows).toEqual([{ uploaded_by: null, loose: true }]);
  });

  test('is read from nobody without a pass, and must be a picture', async () => {
    const { token } = await here.proveToJoin();
    const noPicture = await send(token, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([noPicture.statusCode, codeOf(noPicture)]).toEqual([422, 'file_type_not_allowed']);
    expect(codeOf(await send(token, Buffer.from('%PDF-1.4\n%%EOF')))).toBe('file_type_not_allowed');
    expect(codeOf(await send(token, Buffer.alloc(11 * 1024 * 1024)))).toBe('body_too_large');
    const strange = await here.app.inject({
      method: 'POST',
      url: '/api/staff/join-requests/photo?name=me.png',
      payload: Buffer.alloc(11 * 1024 * 1024),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([strange.statusCode, codeOf(strange)]).toEqual([401, 'unauthenticated']);
  });

  test('can be sent five times with one pass', async () => {
    const { token } = await here.proveToJoin();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send(token)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('somebody who is known', () => {
  const values = { name_en: 'Somebody Else', city: 'Dammam', email: null } as const;

  test.each([
    ['waits', { status: 'pending' }],
    ['is approved', { status: 'approved' }],
    ['is blocked', { status: 'blocked', status_reason: 'Did not come.' }],
    ['was rejected a while ago', { status: 'rejected', status_reason: 'No need.', reapply_on: '2999-01-01' }],
  ] as const)('who %s stays as recruiters know them; the reply tells nothing', async (_, known) => {
    const phone = samplePhone();
    const { id } = await addRow(here.pool, 'ushers', { phone, name_en: 'Sara Fahad', ...known });
    const was = await here.pool.query('select name_en, city, photo, usher_status, version from persons where id = $1', [
      id,
    ]);
    const { token, id: pass } = await here.proveToJoin(phone);
    const photo_id = await photoOf(token);
    const reply = await ask(token, { ...values, photo_id });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: null }]);
    expect(await personsWith(phone)).toEqual([id]);
    expect((await here.pool.query('select from persons where id = $1', [pass])).rowCount).toBe(0);
    const is = await here.pool.query('select name_en, city, photo, usher_status, version from persons where id = $1', [
      id,
    ]);
    expect(is.rows).toEqual(was.rows);
    expect((await here.pool.query('select from files where id = $1', [photo_id])).rowCount).toBe(0);
    expect((await request(id)).asked_again_at).not.toBeNull();
    expect(await logOf(id)).toEqual([{ actor: 'person', person_id: id, action: 'ask_to_join_again', entity: 'usher' }]);
  });

  test('what was said is in the history, for those who may read it; what was left out is not denied', async () => {
    const phone = samplePhone();
    const { id } = await addRow(here.pool, 'ushers', { phone, name_en: 'Sara Fahad', email: 'sara@example.com' });
    const { token } = await here.proveToJoin(phone);
    await ask(token, { ...values, hat: 'leader' });
    const history = await here.call(listPersonHistory, { token: recruiter, params: { id } });
    expect(history.body).toContain('Somebody Else');
    expect(history.body).not.toContain('sara@example.com');
    const { rows } = await here.pool.query<{ entry: string }>(
      `select after::text as entry from audit_log where record_id = $1 and action = 'ask_to_join_again'`,
      [id],
    );
    expect(rows[0]?.entry).not.toContain('Somebody Else');
  });

  test('and was rejected long enough ago waits for a decision again, by themselves', async () => {
    const phone = samplePhone();
    const rejected = { status: 'rejected', status_reason: 'No need.', reapply_on: '2020-01-01' } as const;
    const { id } = await addRow(here.pool, 'ushers', { phone, ...rejected });
    const { token } = await here.proveToJoin(phone);
    expect((await ask(token)).statusCode).toBe(200);
    expect(await request(id)).toMatchObject({ status: 'pending', asked_again_at: null });
    expect((await logOf(id)).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'person reapply',
      'person ask_to_join_again',
    ]);
  });

  test('is refused as anybody is who is under 18, or takes the photo of another', async () => {
    const phone = samplePhone();
    const { id } = await addRow(here.pool, 'ushers', { phone });
    const { token } = await here.proveToJoin(phone);
    const { token: other } = await here.proveToJoin();
    expect(codeOf(await ask(token, { birth_date: '2020-01-01' }))).toBe('birth_date_under_age');
    expect(codeOf(await ask(token, { photo_id: await photoOf(other) }))).toBe('file_not_usable');
    expect(await logOf(id)).toEqual([]);
  });
});

test('an identity number that somebody else has makes two possible duplicates, and the person sees no difference', async () => {
  const id_number = '1088800022';
  const created = await here.call(createUsher, {
    token: recruiter,
    body: samplePerson({ id_number, name_en: 'Known', birth_date: '1985-05-05' }),
  });
  const known = created.json<{ data: { id: string } }>().data.id;
  const profileOf = async (number: string, birth_date: string) => {
    const { id, token } = await here.proveToJoin();
    const reply = await ask(token, { id_number: number, birth_date });
    expect([reply.statusCode, reply.json()]).toEqual([200, { data: null }]);
    const { token: own } = await here.signInStaff(id);
    const { id_number_last4 } = getStaffProfile.response.parse(
      (await here.call(getStaffProfile, { token: own })).json(),
    ).data;
    return { id, id_number_last4 };
  };
  const [twin, free] = [await profileOf(id_number, '1990-02-03'), await profileOf('1088800033', '1991-02-03')];
  expect([twin.id_number_last4, free.id_number_last4]).toEqual(['0022', '0033']);
  expect(await request(twin.id)).toMatchObject({ duplicate: true, twins: [{ id: known, sign: 'same_id_number' }] });
  const { body } = await here.call(getDuplicates, { token: recruiter, params: { id: known } });
  expect(getDuplicates.response.parse(JSON.parse(body)).data.duplicates).toMatchObject([
    { id: twin.id, signs: ['same_id_number'] },
  ]);
});

describe('at the same moment', () => {
  const actionsOf = async (id: string) => (await logOf(id)).map(({ action }) => action);

  test('eight requests with one pass make one person', async () => {
    const { id, token, phone } = await here.proveToJoin();
    const photo_id = await photoOf(token);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(token, { photo_id }, n % 2 ? here : there)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
    expect([await personsWith(phone), await actionsOf(id)]).toEqual([[id], ['create']]);
  });

  test('eight passes of one phone make one person, who has asked again', async () => {
    const phone = samplePhone();
    const passes = await Promise.all(Array.from({ length: 8 }, () => here.proveToJoin(phone)));
    const photos = await Promise.all(passes.map(({ token }) => photoOf(token)));
    const replies = await Promise.all(
      passes.map(({ token }, n) => ask(token, { photo_id: photos[n] ?? null }, n % 2 ? here : there)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const [id = '', ...others] = await personsWith(phone);
    expect([others, await actionsOf(id)]).toEqual([[], ['create', ...Array<string>(7).fill('ask_to_join_again')]]);
    const { rows } = await here.pool.query('select id from files where id = any($1)', [photos]);
    expect(rows).toHaveLength(1);
  });

  test('four passes with one identity number make four people, of whom one has it', async () => {
    const passes = await Promise.all(Array.from({ length: 4 }, () => here.proveToJoin()));
    const replies = await Promise.all(
      passes.map(({ token }, n) => ask(token, { id_number: '1099900044' }, n % 2 ? here : there)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { rows } = await here.pool.query<{ own: number; claimed: number }>(
      `select count(id_number_hmac)::int as own, count(claimed_id_hmac)::int as claimed from persons where id = any($1)`,
      [passes.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ own: 1, claimed: 3 }]);
  });

  test('who lost the reply gets it again under the same Idempotency-Key', async () => {
    const { token, phone } = await here.proveToJoin();
    const body = sampleJoin();
    const headers = { 'idempotency-key': 'my-one-request' };
    const first = await here.call(askToJoin, { token, body, headers });
    const second = await there.call(askToJoin, { token, body, headers });
    expect([first.statusCode, second.statusCode, second.headers['idempotent-replay']]).toEqual([200, 200, 'true']);
    expect(await personsWith(phone)).toHaveLength(1);
    expect((await here.call(askToJoin, { token, body: sampleJoin() })).statusCode).toBe(401);
  });
});
