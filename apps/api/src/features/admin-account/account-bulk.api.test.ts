import {
  bulkDeactivateAdmins,
  bulkReactivateAdmins,
  bulkResendInvites,
  inviteAdmin,
  resendInvite,
  getAdminAccount,
  getInviteWay,
} from '@proline/contract/admin-account/admin-account';
import { setFirstPassword } from '@proline/contract/auth/auth';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startMailingApp } from '../../testing/mailing-app.ts';
import type { MailServer } from '../../testing/program/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { PATIENCE } from '../../testing/program/patience.ts';

const started = z.object({ data: z.object({ job_id: z.uuid() }) });

let app: TestApp;
let owner: { id: string; token: string };
let mailServer: MailServer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, mailServer, close } = await startMailingApp());
});
afterAll(() => close());
beforeEach(async () => {
  owner = await app.signIn('owner');
});

/** Each record's result, once the job is through. */
async function results(endpoint: Endpoint, body: unknown): Promise<Record<string, string>> {
  const reply = await app.call(endpoint, { token: owner.token, body });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  const { job_id } = started.parse(reply.json()).data;
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query<{ status: string }>('select status from jobs where id = $1', [job_id]);
    expect(rows).toEqual([{ status: 'done' }]);
  }, PATIENCE);
  const { rows } = await app.pool.query<{ record_id: string; status: string; code: string | null }>(
    'select record_id, status, code from job_items where job_id = $1',
    [job_id],
  );
  return Object.fromEntries(rows.map(({ record_id, status, code }) => [record_id, code ?? status]));
}

const statusOf = async (id: string) =>
  (await app.pool.query<{ status: string }>('select status from admins where id = $1', [id])).rows[0]?.status;

describe('in bulk', () => {
  test('each account has its own result, by the same rules as one', async () => {
    const [ops, viewer, gone] = [await app.addAdmin('ops'), await app.addAdmin('viewer'), await app.addAdmin('viewer')];
    await app.pool.query('update admins set disabled_at = now() where id = $1', [gone.id]);
    const ids = [ops.id, viewer.id, gone.id, owner.id];
    expect(await results(bulkDeactivateAdmins, { selection: { ids }, reason: 'Season is over' })).toEqual({
      [ops.id]: 'done',
      [viewer.id]: 'done',
      [gone.id]: 'admin_disabled',
      [owner.id]: 'not_yourself',
    });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['disabled', 'disabled', 'disabled', 'active']);
    expect(await results(bulkReactivateAdmins, { selection: { ids } })).toEqual({
      [ops.id]: 'done',
      [viewer.id]: 'done',
      [gone.id]: 'done',
      [owner.id]: 'not_yourself',
    });
    const { rows } = await app.pool.query(
      `select admin_id from audit_log where action = 'deactivate' and record_id = any($1)`,
      [ids],
    );
    expect(rows).toEqual([{ admin_id: owner.id }, { admin_id: owner.id }]);
  });

  test('all that match', async () => {
    const named = [await app.addAdmin('ops', 'Bulk Match One'), await app.addAdmin('viewer', 'Bulk Match Two')];
    const other = await app.addAdmin('ops', 'Somebody Else');
    const selection = { all: true, query: { q: 'bulk match', status: 'active' } };
    const expected = Object.fromEntries(named.map(({ id }) => [id, 'done']));
    expect(await results(bulkDeactivateAdmins, { selection, reason: 'Season is over' })).toEqual(expected);
    expect(await statusOf(other.id)).toBe('active');
  });

  test('an unknown filter is refused before anything starts', async () => {
    const selection = { all: true, query: { password_hash: 'x' } };
    const reply = await app.call(bulkReactivateAdmins, { token: owner.token, body: { selection } });
    expect(reply.statusCode).toBe(422);
  });
});

const invite = async (language: 'en' | 'ar', email: string, name = 'Sara <b>Al-Fahad</b>') => {
  const body = { name, email, permission_set: 'viewer', language };
  const reply = await app.call(inviteAdmin, { token: owner.token, body });
  return inviteAdmin.response.parse(reply.json()).data;
};
const mailTo = (email: string) => mailServer.mails.filter(({ to }) => to.includes(email));
/** The mail's parts as they are read, whatever encoding they travelled in. */
const readable = (data: string) =>
  data
    .split(/\r\n\r\n/)
    .map((part) => {
      const text = part.split('\r\n--')[0] ?? '';
      return /^[A-Za-z0-9+/=\r\n]+$/.test(text) ? Buffer.from(text, 'base64').toString('utf8') : text;
    })
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replace(/=3D/g, '=');
const linkIn = (data: string) =>
  /https:\/\/office\.proline\.test\/update-password-for-first-time\/([\w-]{43})/.exec(readable(data))?.[1] ?? '';

describe('with a mail server', () => {
  test('the link travels by mail, and nobody else is shown it', async () => {
    const { account, token } = await invite('en', 'mailed@example.com');
    expect(token).toBeNull();
    expect(account.invite_mail).toBe('waiting');
    await vi.waitFor(() => expect(mailTo('mailed@example.com')).toHaveLength(1), PATIENCE);
    const [mail] = mailTo('mailed@example.com');
    expect(readable(mail?.data ?? '')).toContain('huda nasser has invited you');
    expect(readable(mail?.data ?? '')).toContain('Sara &lt;b&gt;Al-Fahad&lt;/b&gt;');
    const link = linkIn(mail?.data ?? '');
    const { rows } = await app.pool.query<{ all: string }>('select string_agg(params::text, $$ $$) as all from jobs');
    expect(rows[0]?.all).not.toContain(link);
    const used = await app.call(setFirstPassword, { params: { token: link }, body: { password: 'a first password' } });
    expect(used.statusCode).toBe(200);
  });

  test('in the language that was chosen for the person', async () => {
    await invite('ar', 'arabic@example.com', 'سارة');
    await vi.waitFor(() => expect(mailTo('arabic@example.com')).toHaveLength(1), PATIENCE);
    expect(readable(mailTo('arabic@example.com')[0]?.data ?? '')).toContain('مرحبًا سارة');
  });

  test('a server that is busy is asked again', async () => {
    mailServer.refuseNext(1);
    const { account } = await invite('en', 'patient@example.com');
    await vi.waitFor(() => expect(mailTo('patient@example.com')).toHaveLength(1), PATIENCE);
    const shown = async () =>
      getAdminAccount.response.parse(
        (await app.call(getAdminAccount, { token: owner.token, params: { id: account.id } })).json(),
      ).data.invite_mail;
    await vi.waitFor(async () => expect(await shown()).toBe('sent'), PATIENCE);
  });

  test('a refused invitation mails nothing', async () => {
    await invite('en', 'once@example.com');
    const again = { name: 'Other', email: 'once@example.com', permission_set: 'viewer', language: 'en' };
    expect((await app.call(inviteAdmin, { token: owner.token, body: again })).statusCode).toBe(409);
    await vi.waitFor(() => expect(mailTo('once@example.com')).toHaveLength(1), PATIENCE);
    const { rows } = await app.pool.query(
      `select i.id from job_items i join jobs j on j.id = i.job_id where j.kind = 'mail.send' and i.label_en = 'Other'`,
    );
    expect(rows).toEqual([]);
  });

  test('resending to many mails each a new link, and only those who wait for one', async () => {
    const first = await invite('en', 'many1@example.com');
    const active = await app.addAdmin('viewer');
    const ids = [first.account.id, active.id];
    expect(await results(bulkResendInvites, { selection: { ids } })).toEqual({
      [first.account.id]: 'done',
      [active.id]: 'admin_not_invited',
    });
    await vi.waitFor(() => expect(mailTo('many1@example.com')).toHaveLength(2), PATIENCE);
    const links = mailTo('many1@example.com').map(({ data }) => linkIn(data));
    expect(new Set(links).size).toBe(2);
    const statuses = [];
    for (const token of links) {
      const reply = await app.call(setFirstPassword, { params: { token }, body: { password: 'a first password' } });
      statuses.push(reply.statusCode);
    }
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('says so', async () => {
    expect((await app.call(getInviteWay, { token: owner.token })).json()).toEqual({ data: { mailed: true } });
  });
});

test('without a mail server, resending to many fails row by row and leaves the links as they were', async () => {
  const plain = await startTestApp();
  try {
    const { token } = await plain.signIn('owner');
    const body = { name: 'Sara', email: 'sara@example.com', permission_set: 'viewer', language: 'en' };
    const invited = inviteAdmin.response.parse((await plain.call(inviteAdmin, { token, body })).json()).data;
    const selection = { ids: [invited.account.id] };
    expect((await plain.call(bulkResendInvites, { token, body: { selection } })).statusCode).toBe(200);
    await vi.waitFor(async () => {
      const { rows } = await plain.pool.query<{ code: string }>('select code from job_items');
      expect(rows).toEqual([{ code: 'mail_not_configured' }]);
    }, PATIENCE);
    expect((await plain.call(resendInvite, { token, params: { id: invited.account.id } })).statusCode).toBe(200);
  } finally {
    await plain.close();
  }
});
