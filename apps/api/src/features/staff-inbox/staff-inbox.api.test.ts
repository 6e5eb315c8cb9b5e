import { sendMessage } from '@proline/contract/message/message';
import {
  getMessagesWanted,
  listInbox,
  readInbox,
  readMessage,
  setMessagesWanted,
} from '@proline/contract/staff-inbox/staff-inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
});
afterAll(() => app.close());

type Staff = { readonly id: string; readonly token: string };
const tell = async ({ id }: Staff, values: Parameters<typeof addRow<'messages'>>[2] = {}) =>
  (await addRow(app.pool, 'messages', { person_id: id, cause_id: id, ...values })).id;
const inbox = async ({ token }: Staff) => listInbox.response.parse((await app.call(listInbox, { token })).json());

test('holds what one was told, in both languages, without what was taken back or withheld', async () => {
  const [staff, other] = [await app.signInStaff(), await app.signInStaff()];
  const id = await tell(staff);
  await tell(staff, { revoked_at: new Date() });
  await tell(staff, { withheld: 'unsubscribed' });
  await tell(other);
  const { data, meta } = await inbox(staff);
  expect(data).toMatchObject([{ id, kind: 'usher_approved', read_at: null }]);
  expect(data[0]?.text_en).not.toBe(data[0]?.text_ar);
  expect(meta).toEqual({ current_page: 1, per_page: 20, total: 1, last_page: 1, unread: 1 });
});

test('one message or all are marked as read, once, and only one’s own', async () => {
  const [staff, other] = [await app.signInStaff(), await app.signInStaff()];
  const [one, two] = [await tell(staff), await tell(staff)];
  const read = ({ token }: Staff, id: string) => app.call(readMessage, { token, params: { id } });
  expect((await read(other, one)).statusCode).toBe(404);
  expect((await read(staff, one)).json()).toEqual({ data: { unread: 1 } });
  const first = (await inbox(staff)).data.find(({ id }) => id === one)?.read_at;
  await read(staff, one);
  expect((await inbox(staff)).data.find(({ id }) => id === one)?.read_at).toBe(first);
  expect((await app.call(readInbox, { token: staff.token })).json()).toEqual({ data: { unread: 0 } });
  expect((await inbox(staff)).data.find(({ id }) => id === two)?.read_at).not.toBeNull();
  expect((await inbox(other)).meta.unread).toBe(0);
});

test('whoever wants no messages says so themselves, is told nothing more, and can want them again', async () => {
  const staff = await app.signInStaff();
  const { token: recruiter } = await app.signIn('recruiter');
  const want = (wanted: boolean) => app.call(setMessagesWanted, { token: staff.token, body: { wanted } });
  const wanted = async () => (await app.call(getMessagesWanted, { token: staff.token })).json();
  const write = () =>
    app.call(sendMessage, {
      token: recruiter,
      params: { id: staff.id },
      body: { text_en: 'Are you free?', text_ar: 'هل لديك وقت؟' },
    });
  expect(await wanted()).toEqual({ data: { wanted: true } });
  expect([(await want(false)).statusCode, (await want(false)).statusCode]).toEqual([200, 200]);
  expect([await wanted(), (await write()).statusCode]).toEqual([{ data: { wanted: false } }, 409]);
  await want(true);
  expect((await write()).statusCode).toBe(200);
  const { rows } = await app.pool.query(
    `select actor, person_id from audit_log where record_id = $1 and action = 'change' order by id`,
    [staff.id],
  );
  // once off, once on: saying the same again is no change
  expect(rows).toEqual(Array(2).fill({ actor: 'person', person_id: staff.id }));
});
