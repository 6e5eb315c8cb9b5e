import {
  endReportSubscription,
  listReportSubscriptions,
  subscribeToReport,
} from '@proline/contract/report/report-subscription';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runClockTwice } from '../../testing/program/clock-turns.ts';
import { startMailServer, type MailServer } from '../../testing/program/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailJob } from '../../platform/mail/mail-job.ts';
import { sendReportJob, weeklyReportsJob } from './weekly-report.service.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

let app: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer.close();
  await app.close();
});
beforeEach(() => app.pool.query('delete from notifications; delete from jobs; delete from report_subscriptions'));

const body = { format: 'pdf', language: 'ar', days: 91, city: 'Riyadh' } as const;
const subscribe = (token: string, how: object = body) =>
  app.call(subscribeToReport, { token, params: { report: 'fill_rate' }, body: how });
const asked = (token: string) => app.call(listReportSubscriptions, { token });
/** As if it had been asked for long before the last Monday. */
const longAgo = () => app.pool.query(`update report_subscriptions set created_at = now() - interval '60 days'`);
const monday = () => runClockTwice(app, weeklyReportsJob, {});
const sent = async () => {
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as n from jobs where kind in ('reports.send', 'mail.send') and finished_at is null`,
    );
    expect(rows).toEqual([{ n: 0 }]);
  }, PATIENCE);
};
const told = async () =>
  (
    await app.pool.query<{ admin_id: string; link: string }>(
      `select admin_id, link from notifications where kind = 'report_ready' order by created_at`,
    )
  ).rows;

/** A process that sends what has been found. */
const sending = async (config: Parameters<typeof startTestApp>[0] = {}) => {
  const { database, dataKey } = app;
  const one = await startTestApp({ database, dataKey, jobs: [sendReportJob, mailJob], ...config });
  try {
    await sent();
  } finally {
    await one.close();
  }
};

test('each Monday brings one file, over two processes, and one after standing still for weeks', async () => {
  const { id, token } = await app.signIn('viewer');
  expect((await subscribe(token)).statusCode).toBe(200);
  await monday();
  await sending();
  // asked for since the last Monday: the next one is the first
  expect(await told()).toEqual([]);
  await longAgo();
  await monday();
  await monday();
  await sending();
  const [first, ...others] = await told();
  expect([first?.admin_id, others]).toEqual([id, []]);
  const link = new URL(first?.link ?? '', 'https://proline.test');
  expect(link.pathname).toBe('/reports/fill_rate');
  const { from = '', to = '', ...rest } = Object.fromEntries(link.searchParams);
  expect(rest).toEqual({ city: 'Riyadh', file: 'pdf', lang: 'ar' });
  expect([new Date(to).getUTCDay(), (Date.parse(to) - Date.parse(from)) / 86_400_000]).toEqual([0, 90]);
  await app.pool.query(`update report_subscriptions set sent_for = sent_for - 21`);
  await monday();
  await sending();
  expect(await told()).toHaveLength(2);
});

test('where there is a mail server, the mail has the file and no notification comes', async () => {
  const { token } = await app.signIn('finance');
  await subscribe(token);
  await longAgo();
  await monday();
  await sending({ config: { mail: mailServer.mail } });
  const [mail, ...others] = mailServer.mails;
  expect(others).toEqual([]);
  expect(mail?.data).toContain('Content-Type: application/pdf; name=fill-rate-');
  // the first bytes of a PDF
  expect(mail?.data).toContain('JVBERi0');
  expect(await told()).toEqual([]);
});

test('whoever stopped it, or whose account is closed, gets nothing', async () => {
  const [kept, closed] = [await app.signIn('viewer'), await app.signIn('viewer')];
  await subscribe(kept.token);
  await subscribe(closed.token);
  await longAgo();
  expect(
    (await app.call(endReportSubscription, { token: kept.token, params: { report: 'fill_rate' } })).statusCode,
  ).toBe(200);
  await app.pool.query('update admins set disabled_at = now() where id = $1', [closed.id]);
  await monday();
  await sending();
  expect(await told()).toEqual([]);
});

test('asking again changes how it comes; others are not shown it; what a report has not is refused', async () => {
  const [mine, hers] = [await app.signIn('ops'), await app.signIn('ops')];
  await subscribe(mine.token);
  await subscribe(mine.token, { format: 'csv', language: 'en', days: 30 });
  expect((await asked(mine.token)).json()).toEqual({
    data: [{ report: 'fill_rate', format: 'csv', language: 'en', days: 30, next: expect.any(String) }],
    meta: { hour: 8 },
  });
  await app.pool.query(`insert into settings (key, value) values ('notifications', '{"daily_hour": 17}')`);
  expect((await asked(hers.token)).json()).toEqual({ data: [], meta: { hour: 17 } });
  const refused = await subscribe(mine.token, { ...body, by: 'cohort' });
  expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining({ code: 'report_cannot' })]);
  expect((await subscribe(mine.token, { ...body, days: 0 })).statusCode).toBe(422);
});
