import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { askToJoin, getJoinPass, requestJoinCode } from '@proline/contract/staff-join/staff-join';
import { requestStaffCode, signInStaff } from '@proline/contract/staff-session/staff-session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessageGateway, type MessageGateway } from '../../testing/program/message-gateway.ts';
import { sampleJoin, samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { giveCode, giveJoinCode } from '../../testing/sample/sample-staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { joinCodeJob } from './join-code.service.ts';

let gateway: MessageGateway;
let here: TestApp;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  gateway = await startMessageGateway();
  const config = { gateway: gateway.gateway };
  here = await startTestApp({ config, jobs: [joinCodeJob] });
  there = await startTestApp({ config, jobs: [], database: here.database, dataKey: here.dataKey });
});
afterAll(async () => {
  await there.close();
  await here.close();
  await gateway.close();
});
beforeEach(() => here.pool.query('delete from throttles'));

const ask = (phone: string, app = here) => app.call(requestJoinCode, { body: { phone } });
const enter = (phone: string, code: string, app = here) => app.call(getJoinPass, { body: { phone, code } });
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
const tokenOf = (reply: { json: () => unknown }) => getJoinPass.response.parse(reply.json()).data.access_token;

const jobsAreDone = () =>
  expect
    .poll(
      async () => (await here.pool.query(`select from jobs where kind = 'join.code' and finished_at is null`)).rowCount,
      { timeout: 60_000 },
    )
    .toBe(0);

const textsTo = (phone: string): string[] =>
  gateway.heard.filter(({ body }) => body['to'] === phone).map(({ body }) => String(body['text']));

describe('a phone', () => {
  test('is proved by the code that it got, in whichever process, and then somebody joins', async () => {
    const phone = samplePhone();
    expect((await ask(phone)).statusCode).toBe(200);
    await jobsAreDone();
    const [text = ''] = textsTo(phone);
    expect(text).toMatch(/^رمز الدخول إلى برولاين: \d{6}\..*\n\nYour Proline code is \d{6}\./);
    const pass = await enter(phone, /\d{6}/.exec(text)?.[0] ?? '', there);
    expect(tokenOf(pass)).toMatch(/^join_[A-Za-z0-9_-]{43}$/);
    expect((await here.call(askToJoin, { token: tokenOf(pass), body: sampleJoin() })).statusCode).toBe(200);
    const { rows } = await here.pool.query(
      'select joined_by_app_at is not null as by_app from persons where phone = $1',
      [phone],
    );
    expect(rows).toEqual([{ by_app: true }]);
  });

  test('gets its code and its pass whether or not somebody has it, or is blocked', async () => {
    const [known, blocked, free] = [samplePhone(), samplePhone(), samplePhone()];
    await addRow(here.pool, 'ushers', { phone: known });
    await addRow(here.pool, 'ushers', { phone: blocked, status: 'blocked', status_reason: 'Did not come.' });
    for (const phone of [known, blocked, free]) {
      const reply = await ask(phone);
      expect([reply.statusCode, reply.json()]).toEqual([200, { data: { digits: 6, valid_minutes: 10 } }]);
    }
    await jobsAreDone();
    for (const phone of [known, blocked, free]) {
      expect(textsTo(phone)).toHaveLength(1);
      expect(codeOf(await enter(phone, '12345x'))).toBe('validation_failed');
      await giveJoinCode(here, phone);
      expect((await enter(phone, '123456')).statusCode).toBe(200);
    }
  });

  test('that no country has is refused; without a gateway nobody is promised a code', async () => {
    expect(codeOf(await ask('+966 12'))).toBe('phone_not_valid');
    const app = await startTestApp({ database: here.database, dataKey: here.dataKey, jobs: [] });
    expect(codeOf(await ask(samplePhone(), app))).toBe('staff_codes_off');
    await app.close();
  });
});

describe('a code', () => {
  test('works once, also for five at the same moment', async () => {
    const phone = samplePhone();
    await giveJoinCode(here, phone);
    const replies = await Promise.all(
      Array.from({ length: 5 }, (_, n) => enter(phone, '123456', n % 2 ? here : there)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('is worth five tries, however many come at once', async () => {
    const phone = samplePhone();
    await giveJoinCode(here, phone);
    await Promise.all(Array.from({ length: 8 }, () => enter(phone, '000000')));
    await here.pool.query('delete from throttles');
    expect(codeOf(await enter(phone, '123456'))).toBe('staff_code_wrong');
  });

  test('opens nothing else, and is nothing for another phone or after its time', async () => {
    const [phone, other] = [samplePhone(), samplePhone()];
    const { id } = await addRow(here.pool, 'ushers', { phone, status: 'approved' });
    await giveJoinCode(here, phone);
    expect(codeOf(await here.call(signInStaff, { body: { phone, code: '123456' } }))).toBe('staff_code_wrong');
    await giveCode(here, id, '654321');
    expect(codeOf(await enter(phone, '654321'))).toBe('staff_code_wrong');
    expect(codeOf(await enter(other, '123456'))).toBe('staff_code_wrong');
    await here.pool.query(`update join_codes set expires_at = now()`);
    expect(codeOf(await enter(phone, '123456'))).toBe('staff_code_wrong');
  });

  test('and the pass stand nowhere in plain text, and neither does the phone before somebody joins', async () => {
    const phone = samplePhone();
    await ask(phone);
    await jobsAreDone();
    const code = /\d{6}/.exec(textsTo(phone)[0] ?? '')?.[0] ?? '';
    const token = tokenOf(await enter(phone, code));
    const { rows: tables } = await here.pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables) {
      const { rows } = await here.pool.query(
        `select 1 from ${name} t where position($1 in t::text) > 0 or position($2 in t::text) > 0`,
        [token, phone],
      );
      expect([name, rows]).toEqual([name, []]);
    }
    expect([...here.log, ...there.log].filter((line) => line.includes(token) || line.includes(phone))).toEqual([]);
  });
});

describe('trying often', () => {
  test('a phone gets three codes in a quarter of an hour, to sign in and to join together', async () => {
    const phone = samplePhone();
    const statuses = [(await ask(phone)).statusCode, (await ask(phone)).statusCode];
    statuses.push((await here.call(requestStaffCode, { body: { phone } })).statusCode, (await ask(phone)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('an address asks for twenty an hour, whatever the phones', async () => {
    const askFrom = (remoteAddress: string) =>
      there.app.inject({
        method: 'POST',
        url: '/api/staff/join-requests/code',
        remoteAddress,
        payload: { phone: samplePhone() },
      });
    for (let n = 0; n < 20; n += 1) expect((await askFrom('10.9.9.9')).statusCode).toBe(200);
    const refused = await askFrom('10.9.9.9');
    expect([refused.statusCode, codeOf(refused), Number(refused.headers['retry-after']) > 0]).toEqual([
      429,
      'too_many_tries',
      true,
    ]);
    expect((await askFrom('10.9.9.8')).statusCode).toBe(200);
  });

  test('wrong codes of one phone make its owner wait, and others not', async () => {
    const [one, other] = [samplePhone(), samplePhone()];
    await giveJoinCode(here, other);
    for (let n = 0; n < 5; n += 1) expect((await enter(one, '000000')).statusCode).toBe(401);
    await giveJoinCode(here, one);
    expect((await enter(one, '123456')).statusCode).toBe(429);
    expect((await enter(other, '123456')).statusCode).toBe(200);
  });
});
