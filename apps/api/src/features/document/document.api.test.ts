import {
  addDocument,
  listDocuments,
  openDocument,
  removeDocument,
  type PersonDocument,
} from '@proline/contract/document/document';
import { getFile } from '@proline/contract/file/file';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { MOST_DOCUMENTS } from '@proline/domain/people/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFile } from '../../testing/sample/sample-files.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  recruiter = await app.signIn('recruiter');
});
afterAll(() => app.close());

type Reply = { statusCode: number; json: () => unknown };
const documentsIn = (reply: Reply) => (reply.json() as { data: PersonDocument[] }).data;
const refusal = (reply: Reply) => [reply.statusCode, (reply.json() as ErrorReply).code];

const newFile = () => addFile(app, recruiter.id, 'usher_document');
const add = async (id: string, body: { file_id?: string; kind?: string; expires_on?: string | null } = {}) =>
  app.call(addDocument, {
    token: recruiter.token,
    params: { id },
    body: { file_id: body.file_id ?? (await newFile()), kind: 'passport', expires_on: null, ...body },
  });
const inDays = async (days: number): Promise<string> => {
  const { rows } = await app.pool.query<{ day: string }>(
    `select ((now() at time zone 'Asia/Riyadh')::date + $1::integer)::text as day`,
    [days],
  );
  return rows[0]?.day ?? '';
};
const actionsOf = async (id: string) =>
  (
    await app.pool.query<{ action: string; after: unknown }>(
      'select action, after from audit_log where record_id = $1 order by id',
      [id],
    )
  ).rows;

test('what expires first stands first, with the days that it has left', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await add(id, { kind: 'contract' });
  await add(id, { kind: 'health_card', expires_on: await inDays(12) });
  const reply = await add(id, { kind: 'passport', expires_on: await inDays(-1) });
  expect(documentsIn(reply).map(({ kind, days_left }) => [kind, days_left])).toEqual([
    ['passport', -1],
    ['health_card', 12],
    ['contract', null],
  ]);
  const listed = await app.call(listDocuments, { token: recruiter.token, params: { id } });
  expect(documentsIn(listed)).toEqual(documentsIn(reply));
});

test('opens for owner, recruiter and finance only, each time recorded, and not by the file’s own address', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const file_id = await newFile();
  const [document] = documentsIn(await add(id, { file_id }));
  const seen: Record<string, number> = {};
  for (const set of PERMISSION_SETS) {
    const { token } = await app.signIn(set);
    const params = { id: document?.id ?? '' };
    const reply = await app.call(openDocument, { token, params });
    seen[set] = reply.statusCode;
    if (reply.statusCode === 200) expect(reply.headers['content-disposition']).toContain('attachment');
    expect((await app.call(getFile, { token, params: { id: file_id } })).statusCode).toBe(404);
  }
  expect(seen).toEqual({ owner: 200, ops: 403, recruiter: 200, finance: 200, viewer: 403 });
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual([
    'add_document',
    'open_document',
    'open_document',
    'open_document',
  ]);
});

test('a document that is not there opens and goes nowhere', async () => {
  const params = { id: crypto.randomUUID() };
  const { token } = recruiter;
  expect((await app.call(openDocument, { token, params })).statusCode).toBe(404);
  expect((await app.call(removeDocument, { token, params })).statusCode).toBe(404);
});

test('one that is removed is gone, and its file with it', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const file_id = await newFile();
  const [document] = documentsIn(await add(id, { file_id }));
  const params = { id: document?.id ?? '' };
  const reply = await app.call(removeDocument, { token: recruiter.token, params });
  expect(documentsIn(reply)).toEqual([]);
  const { rows } = await app.pool.query('select id from files where id = $1', [file_id]);
  expect(rows).toEqual([]);
  expect((await app.call(openDocument, { token: recruiter.token, params })).statusCode).toBe(404);
});

test('a file of somebody else, one in use, and a photo are no document', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const used = await newFile();
  await add(id, { file_id: used });
  const { id: other } = await app.addAdmin('recruiter');
  const foreign = await addFile(app, other, 'usher_document');
  const photo = await addFile(app, recruiter.id, 'usher_photo');
  for (const file_id of [used, foreign, photo, crypto.randomUUID()])
    expect(refusal(await add(id, { file_id }))).toEqual([409, 'file_not_usable']);
});

test('a day that never was is refused at its field', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  const reply = await add(id, { expires_on: '2027-02-30' });
  expect([...refusal(reply), reply.json<ErrorReply>().errors]).toEqual([
    422,
    'validation_failed',
    { expires_on: ['no_such_day'] },
  ]);
});

test('one that ended in 1900 or ends in 2199 is refused at its field; one that has ended is kept', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  for (const expires_on of ['1900-06-01', '2199-01-01']) {
    const reply = await add(id, { expires_on });
    const code = 'expiry_out_of_range';
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { code, errors: { expires_on: [code] } }]);
  }
  expect((await add(id, { expires_on: await inDays(-400) })).statusCode).toBe(200);
});

test('a person keeps so many and no more', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  for (let count = 0; count < MOST_DOCUMENTS; count += 1)
    await addRow(app.pool, 'person_documents', { person_id: id, file_id: await newFile() });
  expect(refusal(await add(id))).toEqual([409, 'too_many_documents']);
});
