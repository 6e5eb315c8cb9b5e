import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { startMailServer, type MailServer } from '../../testing/program/mail-server.ts';
import { startMessageGateway, type MessageGateway } from '../../testing/program/message-gateway.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { routeMessages } from './delivery.queries.ts';
import { channelsOf, deliver, deliverJob } from './delivery.service.ts';
import { takeBack, tellPerson } from './outbox.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let mailServer: MailServer;
let server: MessageGateway;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  mailServer = await startMailServer();
  server = await startMessageGateway();
});
beforeEach(async () => {
  server.heard.splice(0);
  mailServer.mails.splice(0);
  server.answerWith({ status: 202 });
  await app.pool.query('delete from messages');
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
  await server.close();
});

const db = () => createDatabase(app.appPool);
const settings = () => ({ mail: mailServer.mail, gateway: server.gateway });
const gatewayOnly = () => ({ mail: null, gateway: server.gateway });
type Settings = Parameters<typeof channelsOf>[0];

const addPerson = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) =>
  (await addRow(app.pool, 'ushers', { email: 'hala@example.test', languages: ['en'], ...values })).id;
const tell = (id: string) =>
  db()
    .transaction()
    .execute((tx) => tellPerson(tx, id, { kind: 'usher_approved', cause: 'usher', cause_id: id, created_by: null }));
const route = (config: Settings) =>
  db()
    .transaction()
    .execute((tx) => routeMessages(tx, channelsOf(config), 1_000));
const turn = async (config: Settings) => {
  await route(config);
  while (await deliver(db(), config, app.dataKey));
};
const deliveries = async () =>
  (
    await app.pool.query(
      'select channel, state, reason, attempts from message_deliveries order by channel, next_try_at, message_id',
    )
  ).rows as Record<string, unknown>[];
const itIsDue = () => app.pool.query('update message_deliveries set next_try_at = now()');

test('goes over each channel that is set up, once, in the language that the person speaks better', async () => {
  const id = await addPerson({ languages: ['ar', 'en'] });
  await tell(id);
  await turn(settings());
  await turn(settings());
  expect(await deliveries()).toEqual([
    { channel: 'gateway', state: 'sent', reason: null, attempts: 1 },
    { channel: 'mail', state: 'sent', reason: null, attempts: 1 },
  ]);
  expect(server.heard.map(({ body }) => body['text'])).toEqual([
    'مرحبًا هالة منصور، تمت الموافقة على طلبك، ويمكنك التقدّم إلى الفعاليات من التطبيق.',
  ]);
  const { rows } = await app.pool.query<{ id: string; phone: string }>(
    'select m.id, p.phone from messages m join persons p on p.id = m.person_id',
  );
  expect(server.heard[0]?.body).toMatchObject({ id: rows[0]?.id, to: rows[0]?.phone, kind: 'usher_approved' });
  expect(mailServer.mails.map(({ to }) => to)).toEqual([['hala@example.test']]);
  expect(mailServer.mails[0]?.data).toContain(`<${rows[0]?.id}@office.proline.test>`);
});

test('whoever speaks neither language gets both', async () => {
  await tell(await addPerson({ languages: ['hi'] }));
  await turn(gatewayOnly());
  expect(server.heard[0]?.body['text']).toMatch(/^مرحبًا هالة منصور، .*\n\nWelcome, Hala Mansour\. /);
});

test('nothing leaves the house when nothing is set up, also not later', async () => {
  await tell(await addPerson());
  await turn({ mail: null, gateway: null });
  await turn(settings());
  expect(await deliveries()).toEqual([]);
  expect([server.heard, mailServer.mails]).toEqual([[], []]);
});

test('says why it was not sent: no address, unsubscribed meanwhile, taken back', async () => {
  await tell(await addPerson({ email: null }));
  await turn({ mail: mailServer.mail, gateway: null });
  expect(await deliveries()).toMatchObject([{ state: 'not_sent', reason: 'no_address' }]);

  await app.pool.query('delete from messages');
  const quiet = await addPerson();
  await tell(quiet);
  await route(gatewayOnly());
  await app.pool.query('update persons set messages_off_at = now() where id = $1', [quiet]);
  await turn(gatewayOnly());
  expect(await deliveries()).toMatchObject([{ state: 'not_sent', reason: 'unsubscribed' }]);

  await app.pool.query('delete from messages');
  const id = await addPerson();
  await tell(id);
  await route(gatewayOnly());
  await db()
    .transaction()
    .execute((tx) => takeBack(tx, id, ['usher_approved']));
  await turn(gatewayOnly());
  expect(await deliveries()).toMatchObject([{ state: 'not_sent', reason: 'revoked' }]);
  expect(server.heard).toEqual([]);
});

test('who wants no messages has nothing to be delivered', async () => {
  const id = await addPerson();
  await app.pool.query('update persons set messages_off_at = now() where id = $1', [id]);
  await tell(id);
  await turn(settings());
  expect(await deliveries()).toEqual([]);
});

test('a gateway that is out of order is asked again, later and later, until it has failed', async () => {
  await tell(await addPerson());
  server.answerWith({ status: 503 });
  await turn(gatewayOnly());
  expect(await deliveries()).toMatchObject([{ state: 'queued', reason: 'out_of_order', attempts: 1 }]);
  // not before its time
  await turn(gatewayOnly());
  expect(server.heard).toHaveLength(1);
  for (let attempts = 2; attempts <= 6; attempts += 1) {
    await itIsDue();
    await turn(gatewayOnly());
  }
  expect(await deliveries()).toMatchObject([{ state: 'failed', reason: 'out_of_order', attempts: 6 }]);
  expect(new Set(server.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test.each([
  [{ status: 400 }, 'refused'],
  [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'redirected'],
] as const)('the answer %j needs a human being at once', async (answer, reason) => {
  await tell(await addPerson());
  server.answerWith(answer);
  await turn(gatewayOnly());
  expect(await deliveries()).toMatchObject([{ state: 'failed', reason, attempts: 1 }]);
});

test('a mail that the server turns down is tried again and then gets there', async () => {
  await tell(await addPerson());
  mailServer.refuseNext(1);
  const mailOnly = { mail: mailServer.mail, gateway: null };
  await turn(mailOnly);
  expect(await deliveries()).toMatchObject([{ state: 'queued', reason: 'out_of_order' }]);
  await itIsDue();
  await turn(mailOnly);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(mailServer.mails).toHaveLength(1);
});

test('a sender that died is followed by another, with the same key', async () => {
  await tell(await addPerson());
  await route(gatewayOnly());
  await app.pool.query(
    `update message_deliveries set state = 'sending', attempts = 1, next_try_at = now() + interval '1 minute'`,
  );
  expect(await deliver(db(), gatewayOnly(), app.dataKey)).toBe(false);
  await itIsDue();
  expect(await deliver(db(), gatewayOnly(), app.dataKey)).toBe(true);
  expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('two jobs at once send each message once, and no log names anybody', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => addPerson()));
  for (const id of people) await tell(id);
  const processes = await Promise.all(
    [1, 2].map(() =>
      startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [deliverJob], config: settings() }),
    ),
  );
  try {
    await app.pool.query(
      `with added as (insert into jobs (kind, visible, total) select 'messages.deliver', false, 1 from generate_series(1, 2) returning id)
       insert into job_items (job_id, record_id, label_en, label_ar) select id, 'turn', '', '' from added`,
    );
    await app.pool.query(`select pg_notify('jobs', '')`);
    await vi.waitFor(
      async () => expect((await deliveries()).filter(({ state }) => state === 'sent')).toHaveLength(60),
      PATIENCE,
    );
  } finally {
    await Promise.all(processes.map((process) => process.close()));
  }
  expect(server.heard).toHaveLength(30);
  expect(new Set(server.heard.map(({ body }) => body['id'])).size).toBe(30);
  expect(mailServer.mails).toHaveLength(30);
  const logged = processes.flatMap(({ log }) => log).join('\n');
  expect(logged).not.toMatch(/hala@example|Hala Mansour|\+9665/);
});
