import { login, me } from '@proline/contract/auth/auth';
import { getSummary } from '@proline/contract/dashboard/dashboard';
import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getProfile } from '@proline/contract/profile/profile';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  turnOffTwoFactor,
} from '@proline/contract/two-factor/two-factor';
import { RECOVERY_CODE_COUNT } from '@proline/domain/account/account-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newTotpSecret } from '../../platform/security/one-time-code.ts';
import { codeOf, setTwoFactor } from '../../testing/sample/sample-profiles.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { sealSecret } from './one-time-code.service.ts';

let app: TestApp;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  there = await startTestApp({ database: app.database, dataKey: app.dataKey });
});
afterAll(async () => {
  await there.close();
  await app.close();
});
beforeEach(() => app.pool.query('delete from throttles'));

const refusal = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as ErrorReply).code,
];
const signInWith = (email: string, otp?: string, where = app, password = TEST_PASSWORD) =>
  where.call(login, { body: { email, password, ...(otp !== undefined && { otp }) } });

const confirmAs = (token: string, otp: string, current_password = TEST_PASSWORD) =>
  app.call(confirmTwoFactor, { token, body: { current_password, otp } });

/** Somebody who has set it up as the screen leads him. */
const setUp = async () => {
  const { id, email } = await app.addAdmin('ops');
  const { token } = await app.signIn('ops', id);
  const begun = beginTwoFactor.response.parse((await app.call(beginTwoFactor, { token })).json()).data;
  const confirmed = await confirmAs(token, codeOf(begun.secret));
  const { recovery_codes } = confirmTwoFactor.response.parse(confirmed.json()).data;
  // the code that confirmed is used up: the next period begins
  await app.pool.query('update admins set two_factor_last_step = two_factor_last_step - 1 where id = $1', [id]);
  return { id, email, token, secret: begun.secret, uri: begun.uri, recovery_codes };
};

describe('set-up', () => {
  test('gives the secret, then takes a code and gives recovery codes once', async () => {
    const { id, email, token, secret, uri, recovery_codes } = await setUp();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Proline:${encodeURIComponent(email)}?issuer=Proline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(recovery_codes).toHaveLength(RECOVERY_CODE_COUNT);
    expect(new Set(recovery_codes).size).toBe(RECOVERY_CODE_COUNT);
    for (const code of recovery_codes) expect(code).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
    expect((await app.call(getProfile, { token })).json()).toMatchObject({
      data: { two_factor: 'on', recovery_codes_left: RECOVERY_CODE_COUNT },
    });

    const { rows } = await app.pool.query<{ row: string }>(
      `select a::text || (select string_agg(r::text, '') from recovery_codes r where r.admin_id = a.id)
         || (select string_agg(l::text, '') from audit_log l where l.record_id = a.id::text) as row
       from admins a where id = $1`,
      [id],
    );
    for (const hidden of [secret, ...recovery_codes]) expect(rows[0]?.row.includes(hidden)).toBe(false);
    const told = await app.pool.query(
      `select params from notifications where kind = 'two_factor_changed' and admin_id = $1`,
      [id],
    );
    expect(told.rows).toEqual([{ params: { on: true } }]);
  });

  test('asks for nothing at sign-in before it is confirmed, and a wrong code does not confirm it', async () => {
    const { id, email } = await app.addAdmin('ops');
    const { token } = await app.signIn('ops', id);
    const confirm = (otp: string) => confirmAs(token, otp);
    expect(refusal(await confirm('123456'))).toEqual([409, 'two_factor_not_begun']);
    await app.call(beginTwoFactor, { token });
    expect(refusal(await confirm('000000'))).toEqual([422, 'otp_wrong']);
    expect((await signInWith(email)).statusCode).toBe(200);
  });

  test('a second beginning replaces the first, and nobody begins anew once it is on', async () => {
    const { id } = await app.addAdmin('ops');
    const { token } = await app.signIn('ops', id);
    const begin = async () =>
      beginTwoFactor.response.parse((await app.call(beginTwoFactor, { token })).json()).data.secret;
    const [first, second] = [await begin(), await begin()];
    const confirm = (secret: string) => confirmAs(token, codeOf(secret));
    expect(refusal(await confirm(first))).toEqual([422, 'otp_wrong']);
    expect((await confirm(second)).statusCode).toBe(200);
    expect(refusal(await app.call(beginTwoFactor, { token }))).toEqual([409, 'two_factor_is_on']);
    expect(refusal(await confirm(second))).toEqual([409, 'two_factor_is_on']);
  });

  test('a set-up begun anew while a code is checked is not turned on by that code', async () => {
    const { id } = await app.addAdmin('ops');
    const { token } = await app.signIn('ops', id);
    const { secret } = beginTwoFactor.response.parse((await app.call(beginTwoFactor, { token })).json()).data;
    const client = await app.pool.connect();
    try {
      await client.query('begin');
      await client.query('update admins set two_factor_secret_encrypted = $2 where id = $1', [
        id,
        sealSecret(app.dataKey, id, newTotpSecret()),
      ]);
      const pending = confirmAs(token, codeOf(secret));
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await app.pool.query(waiting)).rowCount, { timeout: 15_000 }).toBe(1);
      await client.query('commit');
      expect(refusal(await pending)).toEqual([409, 'two_factor_not_begun']);
    } finally {
      client.release(true);
    }
    expect((await app.call(getProfile, { token })).json()).toMatchObject({ data: { two_factor: 'off' } });
  });

  test('turning it on asks for the password and ends all other sessions', async () => {
    const { id } = await app.addAdmin('ops');
    const [{ token }, stranger] = [await app.signIn('ops', id), await app.signIn('ops', id)];
    const { secret } = beginTwoFactor.response.parse((await app.call(beginTwoFactor, { token })).json()).data;
    expect(refusal(await confirmAs(token, codeOf(secret), 'not the password'))).toEqual([
      422,
      'wrong_current_password',
    ]);
    expect((await there.call(me, { token: stranger.token })).statusCode).toBe(200);
    expect((await confirmAs(token, codeOf(secret))).statusCode).toBe(200);
    expect((await there.call(me, { token })).statusCode).toBe(200);
    expect(refusal(await there.call(me, { token: stranger.token }))).toEqual([401, 'session_ended']);
  });

  test('the secret of one account opens no other', async () => {
    const [one, other] = [await app.addAdmin('ops'), await app.addAdmin('ops')];
    const secret = await setTwoFactor(app, one.id, 'on');
    await app.pool.query(
      `update admins set two_factor_on_at = now(), two_factor_secret_encrypted =
         (select two_factor_secret_encrypted from admins where id = $1) where id = $2`,
      [one.id, other.id],
    );
    expect((await signInWith(other.email, codeOf(secret))).statusCode).toBe(500);
    expect((await signInWith(one.email, codeOf(secret))).statusCode).toBe(200);
  });
});

describe('sign-in', () => {
  test('asks for the code only who knows the password', async () => {
    const { email, secret } = await setUp();
    expect(refusal(await signInWith(email, undefined, app, 'not the password'))).toEqual([401, 'wrong_credentials']);
    expect(refusal(await signInWith(email, codeOf(secret), app, 'not the password'))).toEqual([
      401,
      'wrong_credentials',
    ]);
    expect(refusal(await signInWith(email))).toEqual([422, 'otp_required']);
    expect(refusal(await signInWith(email, '000000'))).toEqual([422, 'otp_wrong']);
    expect((await signInWith(email, codeOf(secret))).statusCode).toBe(200);
  });

  test('takes a code once, however many try it at once on however many processes', async () => {
    const { email, secret } = await setUp();
    const otp = codeOf(secret);
    const replies = await Promise.all([0, 1, 2, 3].map((i) => signInWith(email, otp, i % 2 ? app : there)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    expect(refusal(await signInWith(email, otp))).toEqual([422, 'otp_wrong']);
    expect((await signInWith(email, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('takes no code of long ago', async () => {
    const { email, secret } = await setUp();
    await app.pool.query('update admins set two_factor_last_step = null where email = $1', [email]);
    expect(refusal(await signInWith(email, codeOf(secret, -3)))).toEqual([422, 'otp_wrong']);
    expect(refusal(await signInWith(email, codeOf(secret, 3)))).toEqual([422, 'otp_wrong']);
  });

  test('takes each recovery code once', async () => {
    const { email, token, recovery_codes } = await setUp();
    const [code = ''] = recovery_codes;
    const replies = await Promise.all([signInWith(email, code), signInWith(email, code, there)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await app.call(getProfile, { token })).json()).toMatchObject({
      data: { recovery_codes_left: RECOVERY_CODE_COUNT - 1 },
    });
  });

  test('counts missing and wrong codes like wrong passwords', async () => {
    const { email, secret } = await setUp();
    const codes: unknown[] = [];
    for (const otp of [undefined, '000000', undefined, '000001', '000002']) {
      codes.push((await signInWith(email, otp)).statusCode);
    }
    expect(codes).toEqual([422, 422, 422, 422, 422]);
    expect(refusal(await signInWith(email, codeOf(secret)))).toEqual([429, 'too_many_tries']);
  });
});

describe('once it is on', () => {
  test('new recovery codes replace the old ones', async () => {
    const { email, token, secret, recovery_codes } = await setUp();
    const renew = (otp: string) => app.call(renewRecoveryCodes, { token, body: { otp } });
    expect(refusal(await renew('000000'))).toEqual([422, 'otp_wrong']);
    const renewed = renewRecoveryCodes.response.parse((await renew(codeOf(secret))).json()).data.recovery_codes;
    expect(refusal(await signInWith(email, recovery_codes[0]))).toEqual([422, 'otp_wrong']);
    expect((await signInWith(email, renewed[0])).statusCode).toBe(200);
  });

  test('it goes off with password and code, and everything of it is gone', async () => {
    const { id, email, token, secret } = await setUp();
    const off = (current_password: string, otp: string) =>
      app.call(turnOffTwoFactor, { token, body: { current_password, otp } });
    expect(refusal(await off('not the password', codeOf(secret)))).toEqual([422, 'wrong_current_password']);
    expect(refusal(await off(TEST_PASSWORD, '000000'))).toEqual([422, 'otp_wrong']);
    expect((await off(TEST_PASSWORD, codeOf(secret))).statusCode).toBe(200);
    expect(refusal(await off(TEST_PASSWORD, codeOf(secret)))).toEqual([409, 'two_factor_is_off']);
    expect((await signInWith(email)).statusCode).toBe(200);
    const { rows } = await app.pool.query(
      `select two_factor_secret_encrypted as secret, (select count(*)::int from recovery_codes where admin_id = $1) as codes
       from admins where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ secret: null, codes: 0 }]);
  });
});

describe('somebody who has lost phone and codes', () => {
  test('gets in again when an owner turns it off, and is told', async () => {
    const { id, email, token } = await setUp();
    const owner = await app.signIn('owner');
    const { version } = getProfile.response.parse((await app.call(getProfile, { token })).json()).data;
    const reset = (as: string, target = id) =>
      app.call(resetTwoFactor, { token: as, params: { id: target }, body: { version, reason: 'Lost the phone' } });
    expect(refusal(await reset((await app.signIn('ops')).token))).toEqual([403, 'forbidden']);
    expect((await reset(owner.token)).json()).toMatchObject({ data: { two_factor: false } });
    expect((await signInWith(email)).statusCode).toBe(200);
    expect(refusal(await reset(owner.token))).toEqual([409, 'conflict']);
    const told = await app.pool.query(
      `select params from notifications where kind = 'two_factor_changed' and admin_id = $1 order by created_at, id`,
      [id],
    );
    expect(told.rows).toEqual([{ params: { on: true } }, { params: { on: false } }]);
  });

  test('nobody turns off his own this way', async () => {
    const { id, token } = await app.signIn('owner');
    await setTwoFactor(app, id, 'on');
    const response = await app.call(resetTwoFactor, {
      token,
      params: { id },
      body: { version: 1, reason: 'I have a session' },
    });
    expect(refusal(response)).toEqual([409, 'not_yourself']);
  });
});

describe('when the organisation asks for it', () => {
  const demand = (required: boolean) =>
    app.pool.query(
      `insert into settings (key, value) values ('security', $1)
       on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ session_idle_minutes: 120, session_max_hours: 24, two_factor_required: required })],
    );

  test('nothing but one’s own account is open until it is set up, on all processes at once', async () => {
    const { id, email } = await app.addAdmin('owner');
    const { token } = await app.signIn('owner', id);
    try {
      await demand(true);
      expect(refusal(await there.call(getSummary, { token }))).toEqual([403, 'two_factor_required']);
      expect((await there.call(me, { token })).json()).toMatchObject({ data: { two_factor: 'required' } });
      expect((await signInWith(email)).json()).toMatchObject({ data: { user: { two_factor: 'required' } } });
      const { secret } = beginTwoFactor.response.parse((await app.call(beginTwoFactor, { token })).json()).data;
      await confirmAs(token, codeOf(secret));
      expect((await there.call(getSummary, { token })).statusCode).toBe(200);
    } finally {
      await demand(false);
    }
    const other = await app.signIn('viewer');
    expect((await app.call(getSummary, { token: other.token })).statusCode).toBe(200);
  });
});
