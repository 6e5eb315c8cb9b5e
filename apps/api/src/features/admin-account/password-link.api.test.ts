import { randomBytes } from 'node:crypto';
import {
  adminAccountList,
  getAdminAccount,
  inviteAdmin,
  sendPasswordLink,
  withdrawInvite,
} from '@proline/contract/admin-account/admin-account';
import { login, me, setFirstPassword } from '@proline/contract/auth/auth';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { changePassword } from '@proline/contract/profile/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'a quite new password';

let here: TestApp;
let there: TestApp;
let owner: { id: string; token: string };

beforeAll(async () => {
  here = await startTestApp({ jobs: [] });
  there = await startTestApp({ jobs: [], database: here.database, dataKey: here.dataKey });
  owner = await here.signIn('owner');
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const codeOf = (reply: { statusCode: number; json: <T>() => T }) => [reply.statusCode, reply.json<ErrorReply>().code];
const use = (token: string, app = here, password = NEW_PASSWORD) =>
  app.call(setFirstPassword, { params: { token }, body: { password } });
const signsIn = async (email: string, password: string) =>
  (await here.call(login, { body: { email, password } })).statusCode === 200;
const actionsOn = async (id: string) => {
  const { rows } = await here.pool.query<{ action: string }>(
    'select action from audit_log where record_id = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action);
};

describe('a link to a new password', () => {
  const send = (id: string, token = owner.token) => here.call(sendPasswordLink, { token, params: { id } });
  const sent = async (id: string) => {
    const { token } = sendPasswordLink.response.parse((await send(id)).json()).data;
    if (token === null) throw new Error('the link was mailed');
    return token;
  };

  test('leaves the old password as it is until it is used, and then ends every session', async () => {
    const { id, email } = await here.addAdmin('ops');
    const session = await here.signIn('ops', id);
    const link = await sent(id);
    expect(await signsIn(email, TEST_PASSWORD)).toBe(true);
    expect((await there.call(me, { token: session.token })).statusCode).toBe(200);
    expect(codeOf(await use(link, here, TEST_PASSWORD))).toEqual([422, 'weak_password']);
    expect((await use(link)).statusCode).toBe(200);
    expect([await signsIn(email, TEST_PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual([false, true]);
    expect(codeOf(await there.call(me, { token: session.token }))).toEqual([401, 'session_ended']);
    expect(codeOf(await use(link))).toEqual([404, 'link_not_valid']);
    expect(await actionsOn(id)).toEqual(['send_password_link', 'reset_password', 'fail_to_sign_in']);
  });

  test('lives a day, and its person is told who made it', async () => {
    const { id } = await here.addAdmin('finance');
    await sent(id);
    const { rows } = await here.pool.query(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours,
         (select jsonb_agg(jsonb_build_object('kind', kind, 'by', params ->> 'by')) from notifications where admin_id = $1) as told
       from first_password_tokens where admin_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ hours: 24, told: [{ kind: 'password_link_sent', by: 'huda nasser' }] }]);
    const shown = await here.call(getAdminAccount, { token: owner.token, params: { id } });
    expect(shown.json()).toMatchObject({ data: { status: 'active', link_expires_at: expect.any(String) } });
  });

  test('dies when a newer one is made, and when the password is changed meanwhile', async () => {
    const { id } = await here.addAdmin('ops');
    const older = await sent(id);
    const newer = await sent(id);
    expect(codeOf(await use(older))).toEqual([404, 'link_not_valid']);
    const { token } = await here.signIn('ops', id);
    const body = { current_password: TEST_PASSWORD, new_password: 'changed in the profile' };
    expect((await here.call(changePassword, { token, body })).statusCode).toBe(200);
    expect(codeOf(await use(newer))).toEqual([404, 'link_not_valid']);
  });

  test('is not for oneself, nor for accounts that are not active', async () => {
    expect(codeOf(await send(owner.id))).toEqual([409, 'not_yourself']);
    const { id } = await here.addAdmin('viewer');
    await here.pool.query('update admins set password_hash = null where id = $1', [id]);
    expect(codeOf(await send(id))).toEqual([409, 'admin_not_active']);
    await here.pool.query('update admins set disabled_at = now() where id = $1', [id]);
    expect(codeOf(await send(id))).toEqual([409, 'admin_not_active']);
  });
});

describe('withdrawing an invitation', () => {
  const invite = async (email = `typo.${randomBytes(4).toString('hex')}@example.com`) => {
    const body = { name: 'Sara Tpyo', email, permission_set: 'ops', language: 'en' };
    const { account, token } = inviteAdmin.response.parse(
      (await here.call(inviteAdmin, { token: owner.token, body })).json(),
    ).data;
    return { ...account, link: token ?? '' };
  };
  const withdraw = (id: string, app = here) => app.call(withdrawInvite, { token: owner.token, params: { id } });
  const found = async (email: string) =>
    adminAccountList.rows.response.parse(
      (await here.call(adminAccountList.rows, { token: owner.token, query: { q: email } })).json(),
    ).data.length;

  test('kills its link, takes it off the list and frees its address', async () => {
    const { id, email, link } = await invite();
    expect(await found(email)).toBe(1);
    expect((await withdraw(id)).json()).toEqual({ data: null });
    expect(await found(email)).toBe(0);
    expect(codeOf(await use(link))).toEqual([404, 'link_not_valid']);
    expect(codeOf(await withdraw(id))).toEqual([404, 'not_found']);
    const { rows } = await here.pool.query(
      `select admin_id, before from audit_log where record_id = $1 and action = 'withdraw_invite'`,
      [id],
    );
    expect(rows).toEqual([{ admin_id: owner.id, before: { name: 'Sara Tpyo', permission_set: 'ops' } }]);
    expect((await invite(email)).status).toBe('invited');
  });

  test('is refused once the invitation is accepted', async () => {
    const { id, email, link } = await invite();
    await use(link);
    expect(codeOf(await withdraw(id))).toEqual([409, 'admin_not_invited']);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
  });

  /** Both wait for the account's row, in this order, and neither holds its link meanwhile: else they could wait in a circle. */
  async function oneAfterTheOther<A, B>(
    id: string,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> {
    const client = await here.pool.connect();
    const waiting = async (count: number) => {
      for (;;) {
        const { rowCount } = await here.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if (rowCount === count) return;
      }
    };
    const begun: Promise<unknown>[] = [];
    try {
      await client.query('begin');
      await client.query('select from admins where id = $1 for update', [id]);
      const one = first();
      begun.push(one);
      await waiting(1);
      const other = second();
      begun.push(other);
      await waiting(2);
      await client.query('select from first_password_tokens where admin_id = $1 for update nowait', [id]);
      await client.query('commit');
      return await Promise.all([one, other]);
    } finally {
      await client.query('rollback');
      client.release();
      await Promise.allSettled(begun);
    }
  }

  test('at the moment in which it is accepted: whoever comes first wins, the other is told', async () => {
    const late = await invite();
    const [withdrawn, refused] = await oneAfterTheOther(
      late.id,
      () => withdraw(late.id),
      () => use(late.link, there),
    );
    expect([withdrawn.statusCode, codeOf(refused)]).toEqual([200, [404, 'link_not_valid']]);
    expect(await signsIn(late.email, NEW_PASSWORD)).toBe(false);

    const early = await invite();
    const [accepted, kept] = await oneAfterTheOther(
      early.id,
      () => use(early.link, there),
      () => withdraw(early.id),
    );
    expect([accepted.statusCode, codeOf(kept)]).toEqual([200, [409, 'admin_not_invited']]);
    expect(await signsIn(early.email, NEW_PASSWORD)).toBe(true);
  });

  /** Without the rule: what is read before the wait counts, and the link is locked before the account. */
  const acceptNaively = async (id: string, { locksLink }: { locksLink: boolean }) => {
    const client = await here.pool.connect();
    try {
      await client.query('begin');
      const link = `select from first_password_tokens where admin_id = $1 and used_at is null`;
      const open = await client.query(locksLink ? `${link} for update` : link, [id]);
      const saved = await client.query('update admins set name = name where id = $1', [id]);
      return { open: open.rowCount, saved: saved.rowCount };
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  test('control: a link that is not looked at again after the wait seems open though it was withdrawn', async () => {
    const { id } = await invite();
    const [withdrawn, accepted] = await oneAfterTheOther(
      id,
      () => withdraw(id),
      () => acceptNaively(id, { locksLink: false }),
    );
    expect([withdrawn.statusCode, accepted]).toEqual([200, { open: 1, saved: 0 }]);
  });

  test('control: a link that is locked before its account is noticed', async () => {
    const { id } = await invite();
    const race = oneAfterTheOther(
      id,
      () => acceptNaively(id, { locksLink: true }),
      () => withdraw(id),
    );
    await expect(race).rejects.toMatchObject({ code: '55P03' });
  });
});
