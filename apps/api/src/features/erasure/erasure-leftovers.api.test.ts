import { carryOutDeletion, eraseUnderAge } from '@proline/contract/erasure/erasure';
import { getFile } from '@proline/contract/file/file';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { samplePerson } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rowPhoneHash } from '../usher-import/sealed-row.service.ts';

// What was known about somebody and does not hang on their record any more.

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  recruiter = await app.signIn('recruiter');
});
afterAll(() => app.close());

const create = (body: object, headers = {}) =>
  app.call(createUsher, { token: recruiter.token, body: { ...samplePerson(), ...body }, headers });
const created = async (body: object = {}) => {
  const reply = await create(body);
  expect(reply.statusCode, reply.body).toBe(200);
  return createUsher.response.parse(reply.json()).data;
};
const erase = async ({ id, version }: { id: string; version: number }) => {
  const reply = await app.call(eraseUnderAge, { token: recruiter.token, params: { id }, body: { version } });
  expect(reply.statusCode, reply.body).toBe(200);
};

test('a photo that was replaced cannot be opened from that moment on', async () => {
  const first = await addFile(app, recruiter.id, 'usher_photo');
  const { id, version, ...usher } = await created({ photo_id: first, birth_date: null });
  const photo_id = await addFile(app, recruiter.id, 'usher_photo');
  const body = { ...samplePerson(), phone: usher.phone, photo_id, version };
  expect((await app.call(changeUsher, { token: recruiter.token, params: { id }, body })).statusCode).toBe(200);
  const opened = await app.call(getFile, { token: recruiter.token, params: { id: first } });
  expect(opened.statusCode).toBe(404);
  const { rows } = await app.pool.query(
    `select i.record_id from job_items i join jobs j on j.id = i.job_id where j.kind = 'files.erase'`,
  );
  expect(rows).toEqual([{ record_id: first }]);
});

test('a request that was refused earlier keeps neither address nor message once a later one is carried out', async () => {
  const email = 'twice@example.com';
  const refused = await addRow(app.pool, 'deletion_requests', {
    email,
    message: 'Please forget Twice.',
    status: 'refused',
    refuse_reason: 'Twice is owed money.',
    handled_by: recruiter.id,
    handled_at: new Date(),
  });
  const open = await addRow(app.pool, 'deletion_requests', { email });
  const usher = await created();
  const params = { id: open.id };
  const carried = await app.call(carryOutDeletion, {
    token: recruiter.token,
    params,
    body: { person_ids: [usher.id] },
  });
  expect(carried.statusCode, carried.body).toBe(200);
  const { rows } = await app.pool.query(
    'select email, message, refuse_reason, status from deletion_requests where id = $1',
    [refused.id],
  );
  expect(rows).toEqual([{ email: '', message: '', refuse_reason: null, status: 'refused' }]);
});

test('the reply to the request that added somebody is not repeated once they are erased', async () => {
  const body = { ...samplePerson(), birth_date: null };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await create(body, headers);
  const usher = createUsher.response.parse(first.json()).data;
  expect((await create(body, headers)).json()).toEqual(first.json());
  await erase(usher);
  const repeated = await create(body, headers);
  expect([repeated.statusCode, repeated.body.includes(body.phone)]).toEqual([409, false]);
});

test('rows of an import that say the same phone are emptied, whomever they name', async () => {
  const usher = await created({ birth_date: null });
  const { rows: made } = await app.pool.query<{ id: string }>(
    `insert into usher_imports (file_name, header_encrypted, mapping, created_by) values ('a.csv', '\\x01', '{}', $1)
     returning id`,
    [recruiter.id],
  );
  const row = (number: number, phone: string) =>
    app.pool.query(
      `insert into usher_import_rows (import_id, number, cells_encrypted, has_error, has_warning, phone_hmac)
       values ($1, $2, '\\x02', false, false, $3)`,
      [made[0]?.id, number, rowPhoneHash(app.dataKey, phone)],
    );
  await row(2, usher.phone);
  await row(3, '+966509999999');
  await erase(usher);
  const { rows } = await app.pool.query(
    'select number, cells_encrypted is null as emptied from usher_import_rows where import_id = $1 order by number',
    [made[0]?.id],
  );
  expect(rows).toEqual([
    { number: 2, emptied: true },
    { number: 3, emptied: false },
  ]);
});
