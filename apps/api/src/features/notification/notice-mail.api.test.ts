import {
  changeNotificationMail,
  changeNotificationChoice,
  getNotificationChoices,
  readNotifications,
} from '@proline/contract/notification/notification';
import type { NotificationKind, NotificationParams } from '@proline/contract/notices';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mailJob } from '../../platform/mail/mail-job.ts';
import { createDatabase } from '../../platform/postgres/database.ts';
import { notify } from '../../platform/writing/notify.ts';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { startMailServer, type MailServer } from '../../testing/program/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { noticeMailJob } from './notice-mail.service.ts';

let app: TestApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ jobs: [], config: { mail: server.mail } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  server.mails.length = 0;
  await app.pool.query('delete from notification_mails; delete from jobs; delete from settings');
});

const tell = <K extends NotificationKind>(admin_id: string, kind: K, params: NotificationParams<K>) =>
  createDatabase(app.pool)
    .transaction()
    .execute((tx) => notify(tx, { kind, params, link: '/transactions', to: { admin_ids: [admin_id] } }));
/** As if everything had been told two days ago, so that the daily mail of today has it. */
const wait = () => app.pool.query(`update notification_mails set created_at = created_at - interval '2 days'`);

/** Two processes look for what is due, and then two send what they have found. */
async function turn(mail: MailServer['mail'] | null = server.mail) {
  await runClockTwice(app, noticeMailJob, {}, { mail });
  if (mail === null) return [];
  const senders = await Promise.all([1, 2].map(() => startTestApp({ ...app, jobs: [mailJob], config: { mail } })));
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await app.pool.query(
          `select count(*)::integer as open from job_items i join jobs j on j.id = i.job_id
           where j.kind = 'mail.send' and i.status = 'pending'`,
        );
        expect(rows).toEqual([{ open: 0 }]);
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await Promise.all(senders.map((sender) => sender.close()));
  }
  return server.mails.splice(0);
}

/** The readable part of a mail. */
const plain = (data: string | undefined): string => {
  const part = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(data ?? '');
  const coded = part?.[1] ?? '';
  return /text\/plain[\s\S]*?base64/.test((data ?? '').split('\r\n--')[1] ?? '')
    ? Buffer.from(coded, 'base64').toString()
    : Buffer.from(
        coded
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString();
};

const choose = (token: string, kind: NotificationKind, mail: string) =>
  app.call(changeNotificationMail, { token, body: { kind, mail } });

test('by mail come one’s own account at once and the rest daily, until one chooses', async () => {
  const { token } = await app.signIn('finance');
  const read = async () =>
    getNotificationChoices.response.parse((await app.call(getNotificationChoices, { token })).json());
  const { data, meta } = await read();
  expect(meta).toEqual({ mailed: true, daily_hour: 8 });
  expect(new Set(data.map(({ optional, mail }) => `${optional} ${mail}`))).toEqual(
    new Set(['true daily', 'false at_once']),
  );
  expect((await choose(token, 'bank_refused', 'never')).statusCode).toBe(422);
  expect((await choose(token, 'new_sign_in', 'none')).statusCode).toBe(200);
  await app.call(changeNotificationChoice, { token, body: { kind: 'bank_refused', wanted: false } });
  await choose(token, 'bank_refused', 'at_once');
  const after = new Map((await read()).data.map((each) => [each.kind, `${each.wanted} ${each.mail}`]));
  expect([after.get('new_sign_in'), after.get('bank_refused')]).toEqual(['true none', 'false at_once']);
});

test('a daily mail has all of a day once, over two processes, with many of a kind counted', async () => {
  const { id, email } = await app.addAdmin('finance');
  for (let n = 1; n <= 7; n += 1) await tell(id, 'bank_refused', { batch: n, lines: n });
  await tell(id, 'transfers_waiting', { transfers: 3 });
  expect(await turn()).toEqual([]);
  await wait();
  const mails = await turn();
  expect(mails.map(({ to }) => to)).toEqual([[email]]);
  const text = plain(mails[0]?.data);
  expect(mails[0]?.data).toContain('Subject: 8 notifications');
  expect(text).toContain('3 transfers have waited too long for approval or payment.');
  expect(text.match(/The bank refused payments/g)).toHaveLength(5);
  expect(text).toContain('and 2 more');
  expect(text).toContain('https://office.proline.test/transactions');
  expect(await turn()).toEqual([]);
});

test('what is wanted at once comes with the next turn, in the reader’s language, whatever the bell shows', async () => {
  const { id, token } = await app.signIn('finance');
  await app.pool.query(`update admins set language = 'ar', numerals = 'arab' where id = $1`, [id]);
  await choose(token, 'transfers_waiting', 'at_once');
  await app.call(changeNotificationChoice, { token, body: { kind: 'transfers_waiting', wanted: false } });
  await tell(id, 'transfers_waiting', { transfers: 12 });
  const [mail, ...others] = await turn();
  expect(others).toEqual([]);
  expect(plain(mail?.data)).toContain('١٢ تحويلًا طال انتظار اعتمادها أو دفعها.');
});

test('no mail brings what was read in the bell, what one may not know any more, or what one wants none of', async () => {
  const [reader, moved, tired] = await Promise.all([
    app.signIn('finance'),
    app.signIn('finance'),
    app.signIn('finance'),
  ]);
  await choose(tired.token, 'transfers_waiting', 'none');
  for (const { id } of [reader, moved, tired]) await tell(id, 'transfers_waiting', { transfers: 1 });
  await app.call(readNotifications, { token: reader.token, body: { ids: 'all' } });
  await app.pool.query(`update admins set permission_set = 'recruiter' where id = $1`, [moved.id]);
  await wait();
  expect(await turn()).toEqual([]);
});

test('the daily mail leaves at the hour of the settings, where the organization is', async () => {
  const { id } = await app.addAdmin('finance');
  const { rows } = await app.pool.query<{ hour: number }>(
    `select extract(hour from now() at time zone 'Asia/Riyadh')::integer as hour`,
  );
  const hour = rows[0]?.hour ?? 0;
  const leaveAt = (daily_hour: number) =>
    app.pool.query(
      `insert into settings (key, value) values ('notifications', jsonb_build_object('daily_hour', $1::integer))
       on conflict (key) do update set value = excluded.value`,
      [daily_hour],
    );
  await tell(id, 'transfers_waiting', { transfers: 1 });
  // told yesterday, after the hour that comes next
  await app.pool.query(`update notification_mails set created_at = now() - interval '21 hours'`);
  await leaveAt((hour + 1) % 24);
  const before = await turn();
  await leaveAt(hour);
  const after = await turn();
  expect([before.length, after.length]).toEqual([0, 1]);
});

test('without a mail server nothing waits for one, and the screen is told', async () => {
  const { id } = await app.addAdmin('finance');
  await tell(id, 'transfers_waiting', { transfers: 1 });
  await wait();
  await turn(null);
  expect(await turn()).toEqual([]);
  const without = await startTestApp({ ...app, jobs: [], config: { mail: null } });
  try {
    const { token } = await app.signIn('finance', id);
    const reply = await without.call(getNotificationChoices, { token });
    expect(getNotificationChoices.response.parse(reply.json()).meta.mailed).toBe(false);
  } finally {
    await without.close();
  }
});
