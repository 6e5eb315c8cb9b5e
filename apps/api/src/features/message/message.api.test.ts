import {
  bulkMessageLeaders,
  bulkMessageUshers,
  listPersonMessages,
  MESSAGES_PER_PAGE,
  retryMessage,
  sendMessage,
  switchMessages,
  type PersonMessages,
} from '@proline/contract/message/message';
import { getMessageChannels } from '@proline/contract/message/message-template';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageJob } from './message-bulk.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const TEXT = { text_en: 'Hello {name}, bring black shoes.', text_ar: 'مرحبًا {name}، نرجو إحضار حذاء أسود.' };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [messageJob] });
  ({ token } = await app.signIn('recruiter'));
});
afterAll(() => app.close());

const addUsher = async () => (await addRow(app.pool, 'ushers')).id;
const messagesOf = async (id: string, page = 1): Promise<PersonMessages> =>
  listPersonMessages.response.parse(
    (await app.call(listPersonMessages, { token, params: { id }, query: { page: String(page) } })).json(),
  );
const write = (id: string, body = TEXT) => app.call(sendMessage, { token, params: { id }, body });
const turn = async (id: string, wanted: boolean) =>
  app.call(switchMessages, { token, params: { id }, body: { version: (await messagesOf(id)).meta.version, wanted } });
const refusal = (reply: { statusCode: number; json: () => unknown }) => {
  const { code, errors } = reply.json() as ErrorReply;
  return { status: reply.statusCode, code, errors };
};

test('what is written to somebody stands there with the name, in both languages, and in the audit log under a key', async () => {
  const id = await addUsher();
  expect((await write(id)).statusCode).toBe(200);
  const { data, meta } = await messagesOf(id);
  expect(data).toMatchObject([
    {
      kind: 'free_text',
      text_en: 'Hello Hala Mansour, bring black shoes.',
      text_ar: 'مرحبًا هالة منصور، نرجو إحضار حذاء أسود.',
      created_by: 'huda nasser',
      withheld: false,
      deliveries: [],
    },
  ]);
  expect(meta).toMatchObject({ total: 1, channels: [], messages_off_at: null });
  expect((await app.call(getMessageChannels, { token })).json()).toEqual({ data: { channels: [] } });
  const { rows } = await app.pool.query<{ action: string; entry: string }>(
    'select action, audit_log::text as entry from audit_log where record_id = $1',
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['send_message']);
  expect(rows[0]?.entry).not.toContain('black shoes');
});

test.each([
  [{ text_en: 'Hello {nmae}' }, { text_en: ['placeholder_unknown'] }],
  [{ text_ar: 'مرحبًا {name' }, { text_ar: ['placeholder_open'] }],
])('a text that cannot be filled is refused at its field: %j', async (wrong, errors) => {
  const id = await addUsher();
  expect(refusal(await write(id, { ...TEXT, ...wrong }))).toEqual({ status: 422, code: 'text_not_fillable', errors });
  const selection = { ids: [id] };
  for (const bulk of [bulkMessageUshers, bulkMessageLeaders])
    expect(refusal(await app.call(bulk, { token, body: { selection, ...TEXT, ...wrong } })).code).toBe(
      'text_not_fillable',
    );
  expect((await messagesOf(id)).data).toEqual([]);
});

test('who wants no messages cannot be written to until they are on again', async () => {
  const id = await addUsher();
  expect((await turn(id, false)).statusCode).toBe(200);
  expect((await messagesOf(id)).meta.messages_off_at).not.toBeNull();
  expect(refusal(await write(id))).toMatchObject({ status: 409, code: 'messages_off' });
  const stale = await app.call(switchMessages, { token, params: { id }, body: { version: 1, wanted: true } });
  expect(refusal(stale)).toMatchObject({ status: 409, code: 'conflict' });
  expect((await turn(id, true)).statusCode).toBe(200);
  expect((await write(id)).statusCode).toBe(200);
});

test('a failed delivery is tried again by hand; what has not failed is not', async () => {
  const id = await addUsher();
  await write(id);
  const message = (await messagesOf(id)).data[0]?.id ?? '';
  const retry = () => app.call(retryMessage, { token, params: { id: message } });
  expect(refusal(await retry())).toMatchObject({ status: 409, code: 'nothing_failed' });
  await app.pool.query(
    `insert into message_deliveries (message_id, channel, state, reason, attempts, sent_at)
     values ($1, 'gateway', 'failed', 'refused', 1, null), ($1, 'mail', 'sent', null, 1, now())`,
    [message],
  );
  expect((await retry()).statusCode).toBe(200);
  expect((await messagesOf(id)).data[0]?.deliveries).toMatchObject([
    { channel: 'mail', state: 'sent', reason: null },
    { channel: 'gateway', state: 'queued', reason: null, attempts: 0 },
  ]);
});

test('the newest first, page by page', async () => {
  const id = await addUsher();
  await app.pool.query(
    `insert into messages (person_id, kind, cause, cause_id, created_at, params)
     select $1, 'usher_rejected', 'usher', $1, now() - make_interval(days => n), jsonb_build_object('on', '2030-01-0' || n % 9 + 1)
     from generate_series(1, $2::integer) n`,
    [id, MESSAGES_PER_PAGE + 1],
  );
  const first = await messagesOf(id);
  expect(first.data).toHaveLength(MESSAGES_PER_PAGE);
  expect(first.meta).toMatchObject({ total: MESSAGES_PER_PAGE + 1, last_page: 2 });
  expect(first.data[0]?.text_en).toBe(
    'Hello Hala Mansour, we can’t take you on at this time. You can apply again from Wednesday, 2 January 2030.',
  );
  expect((await messagesOf(id, 2)).data).toHaveLength(1);
  expect((await messagesOf(id, 99)).meta.current_page).toBe(2);
});

const itemsOf = async (job_id: string) =>
  (
    await app.pool.query<{ person_id: string; status: string; code: string | null; label_en: string }>(
      'select person_id, status, code, label_en from job_items where job_id = $1 order by id',
      [job_id],
    )
  ).rows;

test.each([
  ['ushers', bulkMessageUshers, 'ushers'],
  ['leaders', bulkMessageLeaders, 'team_leaders'],
] as const)('many %s at once: a result for each, and none for who wants none', async (_name, bulk, table) => {
  const ids = [await addRow(app.pool, table), await addRow(app.pool, table), await addRow(app.pool, table)].map(
    (row) => row.id,
  );
  const [one = '', two = '', quiet = ''] = ids;
  await turn(quiet, false);
  const reply = await app.call(bulk, { token, body: { selection: { ids }, ...TEXT } });
  const { job_id } = bulk.response.parse(reply.json()).data;
  await vi.waitFor(
    async () => expect((await itemsOf(job_id)).filter(({ status }) => status === 'pending')).toEqual([]),
    PATIENCE,
  );
  const items = await itemsOf(job_id);
  expect(new Set(items.map(({ person_id, status, code }) => `${person_id} ${status} ${code ?? ''}`))).toEqual(
    new Set([`${one} done `, `${two} done `, `${quiet} failed messages_off`]),
  );
  expect(items.every(({ label_en }) => label_en === '')).toBe(true);
  for (const id of [one, two]) expect((await messagesOf(id)).data.map(({ kind }) => kind)).toEqual(['free_text']);
  expect((await messagesOf(quiet)).data).toEqual([]);
});

test('who may write and who may only read', async () => {
  const id = await addUsher();
  const seen: Record<string, readonly number[]> = {};
  for (const set of PERMISSION_SETS) {
    const { token: own } = await app.signIn(set);
    const read = await app.call(listPersonMessages, { token: own, params: { id } });
    const wrote = await app.call(sendMessage, { token: own, params: { id }, body: TEXT });
    seen[set] = [read.statusCode, wrote.statusCode];
  }
  expect(seen).toEqual({
    owner: [200, 200],
    ops: [200, 200],
    recruiter: [200, 200],
    finance: [200, 403],
    viewer: [200, 403],
  });
});
