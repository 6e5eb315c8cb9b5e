import { unsubscribe } from '@proline/contract/message/unsubscribe';
import { mergePersons } from '@proline/contract/person-merge/person-merge';
import { getMessagesWanted } from '@proline/contract/staff-inbox/staff-inbox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { startMailServer, type MailServer } from '../../testing/program/mail-server.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { routeMessages } from './delivery.queries.ts';
import { deliver } from './delivery.service.ts';
import { tellPerson } from './outbox.service.ts';
import { unsubscribeToken } from './unsubscribe-token.service.ts';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  mailServer = await startMailServer();
});
beforeEach(async () => {
  mailServer.mails.splice(0);
  await app.pool.query('delete from throttles');
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

const EMAIL = 'hala@example.test';
const addPerson = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) =>
  (await addRow(app.pool, 'ushers', { email: EMAIL, languages: ['hi'], ...values })).id;
const tokenOf = (id: string, email = EMAIL) => unsubscribeToken(app.dataKey, id, email);
const stop = (token: string) => app.call(unsubscribe, { params: { token } });
const areOff = async (id: string) =>
  (
    await app.pool.query<{ off: boolean }>('select messages_off_at is not null as off from persons where id = $1', [id])
  ).rows.map(({ off }) => off);
const changesOf = async (id: string) =>
  (
    await app.pool.query(
      `select entity, action, actor, person_id from audit_log where record_id = $1 and action = 'change' order by id`,
      [id],
    )
  ).rows as unknown[];

/** One mail as it is read: without the dots that SMTP doubles, long lines put together again, signs decoded. */
const mailTo = async (id: string): Promise<string> => {
  const db = createDatabase(app.appPool);
  const settings = { mail: mailServer.mail, gateway: null };
  await db.transaction().execute(async (tx) => {
    await tellPerson(tx, id, { kind: 'usher_approved', cause: 'usher', cause_id: id, created_by: null });
    await routeMessages(tx, ['mail'], 100);
  });
  while (await deliver(db, settings, app.dataKey));
  const [mail] = mailServer.mails;
  return (mail?.data ?? '')
    .replaceAll('\r\n..', '\r\n.')
    .replaceAll('=\r\n', '')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('=3D', '=');
};

test('a mail can be answered with one click, and links to the page in both languages', async () => {
  const id = await addPerson();
  const mail = await mailTo(id);
  const token = tokenOf(id);
  expect(mail).toContain(`List-Unsubscribe: <https://office.proline.test/api/unsubscribe/${token}>`);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail.split(`href="https://office.proline.test/unsubscribe/${token}"`)).toHaveLength(3);
  expect(mail).toContain('Stop messages');
});

test('what a mail program sends stops all messages; history says that the person did it, once', async () => {
  const person = await app.signInStaff();
  await app.pool.query('update persons set email = $2 where id = $1', [person.id, EMAIL]);
  const click = () =>
    app.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${tokenOf(person.id)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const replies = [await click(), await click()];
  expect(replies.map((reply) => [reply.statusCode, reply.json<unknown>()])).toEqual(
    Array(2).fill([200, { data: null }]),
  );
  const wanted = await app.call(getMessagesWanted, { token: person.token });
  expect(wanted.json()).toEqual({ data: { wanted: false } });
  expect(await changesOf(person.id)).toEqual([
    { entity: 'usher', action: 'change', actor: 'person', person_id: person.id },
  ]);
});

test('a form of several parts is taken as well, and other content is not', async () => {
  const id = await addPerson();
  const click = (type: string, payload: string) =>
    app.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${tokenOf(id)}`,
      headers: { 'content-type': type },
      payload,
    });
  expect((await click('text/plain', 'x')).statusCode).toBe(415);
  expect(await areOff(id)).toEqual([false]);
  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await click('multipart/form-data; boundary=x', form)).statusCode).toBe(200);
  expect(await areOff(id)).toEqual([true]);
});

test('the link of a record that was merged stops messages to whoever it is part of now', async () => {
  const [kept, id] = [await addPerson(), await addPerson({ email: null })];
  const { token } = await app.signIn('owner');
  const body = { version: 1, other: id, other_version: 1 };
  expect((await app.call(mergePersons, { token, params: { id: kept }, body })).statusCode).toBe(200);
  await stop(tokenOf(id));
  expect(await areOff(kept)).toEqual([true]);
});

test('a link that belongs to nobody, or no longer, gets the same reply and stops nothing', async () => {
  const [id, other] = [await addPerson(), await addPerson()];
  const right = tokenOf(id);
  const swapped = Buffer.concat([
    Buffer.from(other.replaceAll('-', ''), 'hex'),
    Buffer.from(right, 'base64url').subarray(16),
  ]).toString('base64url');
  const changed = (right.startsWith('A') ? 'B' : 'A') + right.slice(1);
  const wrong = [
    'x',
    right.slice(0, -4),
    `${right}AAAA`,
    changed,
    swapped,
    tokenOf(crypto.randomUUID()),
    // a mail that went to an address which is not the person's any more
    tokenOf(id, 'former@example.test'),
  ];
  for (const token of wrong) {
    const reply = await stop(token);
    expect([token, reply.statusCode, reply.json()]).toEqual([token, 200, { data: null }]);
  }
  expect([...(await areOff(id)), ...(await areOff(other))]).toEqual([false, false]);
  expect(await changesOf(id)).toEqual([]);
});

test('nobody clicks without end', async () => {
  await stop('x');
  await app.pool.query('update throttles set hits = 100000');
  expect((await stop('x')).statusCode).toBe(429);
});
