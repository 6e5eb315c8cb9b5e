import { getRecoveryWay, login, recoverPassword, setFirstPassword } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailingApp } from '../../testing/mailing-app.ts';
import type { MailServer } from '../../testing/program/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const NEW_PASSWORD = 'a quite new password';

let app: TestApp;
let mailServer: MailServer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, mailServer, close } = await startMailingApp());
});
afterAll(() => close());

let addresses = 0;
const ask = (email: string, remoteAddress = `10.8.0.${(addresses += 1)}`) =>
  app.app.inject({ method: 'POST', url: '/api/admin/auth/recovery', remoteAddress, payload: { email } });
const textOf = (data = ''): string =>
  Buffer.from(/base64\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(data)?.[1] ?? '', 'base64').toString();
const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email));
const jobsDone = () =>
  vi.waitFor(async () => {
    const { rowCount } = await app.pool.query(`select from job_items where status = 'pending'`);
    expect(rowCount).toBe(0);
  }, PATIENCE);

test('the sign-in page offers it only where mail can be sent', async () => {
  expect((await app.call(getRecoveryWay)).json()).toEqual({ data: { mailed: true } });
  const without = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  try {
    expect((await without.call(getRecoveryWay)).json()).toEqual({ data: { mailed: false } });
    const refused = await without.call(recoverPassword, { body: { email: 'sara@proline.test' } });
    expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([409, 'recovery_not_offered']);
  } finally {
    await without.close();
  }
});

test('an active admin gets a link in the chosen language, which sets a new password', async () => {
  const { id, email } = await app.addAdmin('ops', 'سارة الفهد');
  await app.pool.query(`update admins set language = 'ar' where id = $1`, [id]);
  await ask(email.toUpperCase());
  await jobsDone();
  const [mail] = mailsTo(email);
  const text = textOf(mail?.data);
  expect(text).toContain('وصلنا طلب لتعيين كلمة مرور جديدة');
  const token = /https:\/\/office\.proline\.test\/update-password-for-first-time\/([\w-]{43})/.exec(text)?.[1] ?? '';
  expect((await app.call(setFirstPassword, { params: { token }, body: { password: NEW_PASSWORD } })).statusCode).toBe(
    200,
  );
  expect((await app.call(login, { body: { email, password: NEW_PASSWORD } })).statusCode).toBe(200);
});

test('the link works for as long as the settings say, and the mail says so', async () => {
  const { id, email } = await app.addAdmin('ops', 'Sara Fahad');
  const links = { invite_link_hours: 24, password_link_hours: 72 };
  const security = { session_idle_minutes: 30, session_max_hours: 8, two_factor_required: false, ...links };
  await app.pool.query(`insert into settings (key, value) values ('security', $1)`, [JSON.stringify(security)]);
  await ask(email);
  await jobsDone();
  await app.pool.query(`delete from settings where key = 'security'`);
  expect(mailsTo(email)[0]?.data.replaceAll('=\r\n', '')).toContain('expires in 3 days');
  const { rows } = await app.pool.query(
    `select round(extract(epoch from expires_at - created_at) / 3600)::integer as hours from first_password_tokens where admin_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ hours: 72 }]);
});

test('whoever asks learns nothing: known, unknown, invited and deactivated look the same and leave the same behind', async () => {
  const known = await app.addAdmin('ops');
  const invited = await app.addAdmin('ops');
  const disabled = await app.addAdmin('ops');
  await app.pool.query('update admins set password_hash = null where id = $1', [invited.id]);
  await app.pool.query('update admins set disabled_at = now() where id = $1', [disabled.id]);
  const emails = [known.email, 'nobody@proline.test', invited.email, disabled.email];
  const traces: unknown[] = [];
  for (const email of emails) {
    const { rows: before } = await app.pool.query<{ id: number }>('select max(id)::int as id from audit_log');
    const reply = await ask(email);
    const { rows } = await app.pool.query(
      `select entity, record_id, action, after from audit_log where id > $1 and action = 'request_password_link'`,
      [before[0]?.id ?? 0],
    );
    traces.push([reply.statusCode, reply.json(), rows]);
    await jobsDone();
  }
  expect(new Set(traces.map((trace) => JSON.stringify(trace))).size).toBe(1);
  expect(traces[0]).toEqual([
    200,
    { data: null },
    [{ entity: 'session', record_id: 'unknown', action: 'request_password_link', after: null }],
  ]);
  expect(emails.map((email) => mailsTo(email).length)).toEqual([1, 0, 0, 0]);
  const { rows } = await app.pool.query<{ params: string }>(
    `select params::text from jobs where kind = 'passwords.recover'`,
  );
  expect(rows.filter(({ params }) => emails.some((email) => params.includes(email)))).toEqual([]);
});

test('asking again at once sends no second mail, so that nobody kills the link on its way', async () => {
  const { email } = await app.addAdmin('ops');
  for (let i = 0; i < 2; i += 1) {
    await ask(email);
    await jobsDone();
  }
  expect(mailsTo(email)).toHaveLength(1);
});

test('so many for an account, known or not, and so many from an address', async () => {
  for (const email of [(await app.addAdmin('ops')).email, 'stranger@proline.test']) {
    const codes: number[] = [];
    for (let i = 0; i < 4; i += 1) codes.push((await ask(email)).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
  }
  const codes: number[] = [];
  for (let i = 0; i < 11; i += 1) codes.push((await ask(`guess${i}@proline.test`, '10.9.9.9')).statusCode);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
