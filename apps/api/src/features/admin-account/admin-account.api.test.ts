import {
  adminAccountList,
  changePermissionSet,
  deactivateAdmin,
  getAdminAccount,
  getInviteWay,
  inviteAdmin,
  reactivateAdmin,
  resendInvite,
} from '@proline/contract/admin-account/admin-account';
import { login, me, setFirstPassword } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'a first password';
const REASON = 'Left the agency';

let here: TestApp;
let there: TestApp;
let owner: { id: string; token: string };

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp({ database: here.database, dataKey: here.dataKey });
  owner = await here.signIn('owner');
});
afterAll(async () => {
  await there.close();
  await here.close();
});

let made = 0;
const somebody = () => ({
  name: 'Sara Al-Fahad',
  email: `sara${(made += 1)}@example.com`,
  permission_set: 'ops' as const,
  language: 'en' as const,
});

const invited = async (body = somebody()) => {
  const reply = await here.call(inviteAdmin, { token: owner.token, body });
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  const { account, token } = inviteAdmin.response.parse(reply.json()).data;
  if (token === null) throw new Error('the link was mailed');
  return { ...account, token };
};

const codeOf = (reply: { statusCode: number; json: <T>() => T }) => [reply.statusCode, reply.json<ErrorReply>().code];
const accountOf = async (id: string) =>
  getAdminAccount.response.parse((await here.call(getAdminAccount, { token: owner.token, params: { id } })).json())
    .data;

describe('an invitation', () => {
  test('shows its link once to the inviter, and the link lets its person in', async () => {
    const { id, email, token } = await invited();
    expect(await accountOf(id)).toMatchObject({
      status: 'invited',
      permission_set: 'ops',
      language: 'en',
      invite_mail: null,
      link_expires_at: expect.any(String),
      invited_by: 'huda nasser',
    });
    await here.call(setFirstPassword, { params: { token }, body: { password: PASSWORD } });
    expect((await here.call(login, { body: { email, password: PASSWORD } })).statusCode).toBe(200);
    expect(await accountOf(id)).toMatchObject({ status: 'active', link_expires_at: null, live_sessions: 1 });
  });

  test('says how it will be sent', async () => {
    expect((await here.call(getInviteWay, { token: owner.token })).json()).toEqual({ data: { mailed: false } });
  });

  test('to an address that has an account is refused, in any spelling, and changes nothing', async () => {
    const first = await invited();
    const again = { ...somebody(), email: first.email.toUpperCase(), permission_set: 'owner' };
    expect(codeOf(await here.call(inviteAdmin, { token: owner.token, body: again }))).toEqual([409, 'email_taken']);
    expect(await accountOf(first.id)).toMatchObject({ permission_set: 'ops', version: 1 });
    const { statusCode } = await here.call(setFirstPassword, {
      params: { token: first.token },
      body: { password: PASSWORD },
    });
    expect(statusCode).toBe(200);
  });

  test('the same twice at once is one', async () => {
    const body = somebody();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? here : there).call(inviteAdmin, { token: owner.token, body })),
    );
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const { rows } = await here.pool.query('select id from admins where email = $1', [body.email]);
    expect(rows).toHaveLength(1);
  });

  test('sent again with its key gives the same link', async () => {
    const body = somebody();
    const headers = { 'idempotency-key': 'invite-once' };
    const [first, second] = [
      await here.call(inviteAdmin, { token: owner.token, body, headers }),
      await there.call(inviteAdmin, { token: owner.token, body, headers }),
    ];
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });

  test('again makes the old link dead', async () => {
    const { id, token } = await invited();
    const reply = await here.call(resendInvite, { token: owner.token, params: { id } });
    const fresh = resendInvite.response.parse(reply.json()).data.token ?? '';
    const use = (link: string) =>
      here.call(setFirstPassword, { params: { token: link }, body: { password: PASSWORD } });
    expect(codeOf(await use(token))).toEqual([404, 'link_not_valid']);
    expect((await use(fresh)).statusCode).toBe(200);
    expect(codeOf(await here.call(resendInvite, { token: owner.token, params: { id } }))).toEqual([
      409,
      'admin_not_invited',
    ]);
  });

  test('keeps its link out of the audit log', async () => {
    const { id, token } = await invited();
    const { rows } = await here.pool.query<{ entry: string }>(
      'select a::text as entry from audit_log a where record_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.entry).not.toContain(token);
  });
});

const deactivate = (id: string, token = owner.token, version = 1) =>
  here.call(deactivateAdmin, { token, params: { id }, body: { version, reason: REASON } });

describe('deactivating', () => {
  test('ends the sessions at once, everywhere, and keeps them ended', async () => {
    const ops = await here.signIn('ops');
    expect((await there.call(me, { token: ops.token })).statusCode).toBe(200);
    const reply = await deactivate(ops.id);
    expect(deactivateAdmin.response.parse(reply.json()).data).toMatchObject({
      status: 'disabled',
      disabled_reason: REASON,
      disabled_by: 'huda nasser',
      live_sessions: 0,
      version: 2,
    });
    expect(codeOf(await there.call(me, { token: ops.token }))).toEqual([401, 'session_ended']);
    const back = await here.call(reactivateAdmin, {
      token: owner.token,
      params: { id: ops.id },
      body: { version: 2 },
    });
    expect(reactivateAdmin.response.parse(back.json()).data).toMatchObject({ status: 'active', disabled_reason: null });
    expect((await there.call(me, { token: ops.token })).statusCode).toBe(401);
  });

  test('closes an open link; reactivated, the person is invited again and needs a new one', async () => {
    const { id, token } = await invited();
    await deactivate(id);
    expect(codeOf(await here.call(setFirstPassword, { params: { token }, body: { password: PASSWORD } }))).toEqual([
      404,
      'link_not_valid',
    ]);
    expect(codeOf(await here.call(resendInvite, { token: owner.token, params: { id } }))).toEqual([
      409,
      'admin_not_invited',
    ]);
    await here.call(reactivateAdmin, { token: owner.token, params: { id }, body: { version: 2 } });
    expect(await accountOf(id)).toMatchObject({ status: 'invited', link_expires_at: null });
  });

  test('twice, or reactivating who is active, is told', async () => {
    const { id } = await here.addAdmin('viewer');
    const wake = (version: number) =>
      here.call(reactivateAdmin, { token: owner.token, params: { id }, body: { version } });
    expect(codeOf(await wake(1))).toEqual([409, 'admin_not_disabled']);
    await deactivate(id);
    expect(codeOf(await deactivate(id))).toEqual([409, 'conflict']);
    expect(codeOf(await deactivate(id, owner.token, 2))).toEqual([409, 'admin_disabled']);
  });

  test('oneself is refused', async () => {
    expect(codeOf(await deactivate(owner.id))).toEqual([409, 'not_yourself']);
    expect((await here.call(me, { token: owner.token })).statusCode).toBe(200);
  });
});

describe('the permission set', () => {
  const change = (id: string, permission_set: string, version = 1) =>
    here.call(changePermissionSet, { token: owner.token, params: { id }, body: { version, permission_set } });

  test('changes for the running session, too, and the person is told', async () => {
    const ops = await here.signIn('ops');
    expect((await change(ops.id, 'viewer')).statusCode).toBe(200);
    expect((await there.call(me, { token: ops.token })).json()).toMatchObject({ data: { permission_set: 'viewer' } });
    const { rows } = await here.pool.query<{ kind: string }>('select kind from notifications where admin_id = $1', [
      ops.id,
    ]);
    expect(rows).toEqual([{ kind: 'permission_changed' }]);
  });

  test('is not overwritten by somebody who saw an older one', async () => {
    const { id } = await here.addAdmin('ops');
    const replies = await Promise.all([change(id, 'viewer'), change(id, 'finance'), change(id, 'recruiter')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('one’s own is refused', async () => {
    expect(codeOf(await change(owner.id, 'viewer'))).toEqual([409, 'not_yourself']);
  });
});

test('the list: tabs with counts, filters, search, and nothing that must not leave', async () => {
  const name = 'Zaynab Quxx';
  const { id, email } = await invited({ ...somebody(), name });
  const list = (query: Record<string, string>) => here.call(adminAccountList.rows, { token: owner.token, query });
  for (const query of [{ q: 'zaynab' }, { q: email }, { q: 'QUXX', status: 'invited,active', permission_set: 'ops' }]) {
    const reply = await list({ sort: '-created_at', ...query });
    expect(reply.json()).toMatchObject({ data: [{ id, name, status: 'invited' }], meta: { total: 1 } });
  }
  expect((await list({ q: 'zaynab', status: 'disabled' })).json()).toMatchObject({ data: [] });
  expect((await list({ q: 'zaynab' })).body).not.toMatch(/password|hash|secret/);
  expect((await here.call(adminAccountList.counts, { token: owner.token, query: { q: 'zaynab' } })).json()).toEqual({
    data: { all: 1, tabs: { active: 0, invited: 1, disabled: 0 }, exact: true },
  });
  expect((await list({ password_hash: 'x' })).statusCode).toBe(422);
});

test('each change is in the audit log with what was before', async () => {
  const { id } = await here.addAdmin('ops');
  await here.call(changePermissionSet, {
    token: owner.token,
    params: { id },
    body: { version: 1, permission_set: 'finance' },
  });
  await deactivate(id, owner.token, 2);
  const { rows } = await here.pool.query(
    'select admin_id, action, before, after from audit_log where record_id = $1 order by id',
    [id],
  );
  expect(rows).toEqual([
    {
      admin_id: owner.id,
      action: 'change_permission_set',
      before: { permission_set: 'ops' },
      after: { permission_set: 'finance' },
    },
    {
      admin_id: owner.id,
      action: 'deactivate',
      before: { status: 'active' },
      after: { status: 'disabled', reason: REASON, sessions_ended: 0 },
    },
  ]);
});
