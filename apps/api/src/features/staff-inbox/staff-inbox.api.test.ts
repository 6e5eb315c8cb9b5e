import { listInbox, readInbox, readMessage } from '@proline/contract/staff-inbox/staff-inbox';
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
