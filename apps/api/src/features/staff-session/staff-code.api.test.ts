import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { requestStaffCode, signInStaff, signOutStaff } from '@proline/contract/staff-session/staff-session';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessageGateway, type MessageGateway } from '../../testing/program/message-gateway.ts';
import { samplePhone } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { giveCode } from '../../testing/sample/sample-staff.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffCodeJob } from './staff-code.service.ts';

let gateway: MessageGateway;
let here: TestApp;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  gateway = await startMessageGateway();
  const config = { gateway: gateway.gateway };
  here = await startTestApp({ config, jobs: [staffCodeJob] });
  there = await startTestApp({ config, jobs: [], database: here.database, dataKey: here.dataKey });
});
afterAll(async () => {
  await there.close();
  await here.close();
  await gateway.close();
});
beforeEach(() => here.pool.query('delete from throttles'));

const addUsher = async (values: Parameters<typeof addRow<'ushers'>>[2] = {}) => {
  const phone = samplePhone();
  const { id } = await addRow(here.pool, 'ushers', { phone, status: 'approved', languages: ['en'], ...values });
  return { id, phone };
};

const ask = (phone: string, app = here) => app.call(requestStaffCode, { body: { phone } });
const enter = (phone: string, code: string, app = here) => app.call(signInStaff, { body: { phone, code } });

const jobsAreDone = () =>
  expect
    .poll(
      async () =>
        (await here.pool.query(`select from jobs where kind = 'staff.code' and finished_at is null`)).rowCount,
      { timeout: 60_000 },
    )
    .toBe(0);

const textsTo = (phone: string): string[] =>
  gateway.heard.filter(({ body }) => body['to'] === phone).map(({ body }) => String(body['text']));

/** Asks, and reads the message as the phone's owner would. */
async function codeFor(phone: string): Promise<string> {
  const before = textsTo(phone).length;
  expect((await ask(phone)).statusCode).toBe(200);
  await jobsAreDone();
  return /\d{6}/.exec(textsTo(phone)[before] ?? '')?.[0] ?? '';
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = (reply: { json: <T>() => T }) => reply.json<ErrorReply>().code;
const tokenOf = (reply: { json: () => unknown }) => signInStaff.response.parse(reply.json()).data.access_token;

describe('signing in', () => {
  test('by the code that the phone got, in whichever process', async () => {
    const { id, phone } = await addUsher();
    const code = await codeFor(phone);
    expect(textsTo(phone)).toEqual([`Your Proline code is ${code}. It works once, for 10 minutes. Tell it to nobody.`]);
    const reply = await enter(phone, code, there);
    expect(reply.statusCode).toBe(200);
    expect(tokenOf(reply)).toMatch(/^staff_[A-Za-z0-9_-]{43}$/);
    expect((await here.call(signOutStaff, { token: tokenOf(reply) })).statusCode).toBe(200);
    const { rows } = await here.pool.query(
      `select actor, person_id, action, admin_id from audit_log where person_id = $1 order by id`,
      [id],
    );
    const done = { actor: 'person', person_id: id, admin_id: null };
    expect(rows).toEqual([
      { ...done, action: 'sign_in' },
      { ...done, action: 'sign_out' },
    ]);
  });

  test('a leader signs in, whoever waits for a decision too, in Arabic where no language is known', async () => {
    const phone = samplePhone();
    await addRow(here.pool, 'team_leaders', { phone });
    const code = await codeFor(phone);
    expect(textsTo(phone)[0]).toMatch(/^رمز الدخول إلى برولاين: \d{6}\..*\n\nYour Proline code/);
    expect((await enter(phone, code)).statusCode).toBe(200);
  });

  test('the phone is taken however it is written', async () => {
    const { id, phone } = await addUsher();
    await giveCode(here, id);
    const spaced = `${phone.slice(0, 4)} ${phone.slice(4, 6)}-${phone.slice(6)}`;
    expect((await enter(spaced, '123456')).statusCode).toBe(200);
    expect(codeOf(await ask('+966 12'))).toBe('phone_not_valid');
  });

  test('the reply is the same whether or not anybody has the phone, and only who has it gets a message', async () => {
    const known = await addUsher();
    const blocked = await addUsher({ status: 'blocked', status_reason: 'Did not come.' });
    const replies = await Promise.all([ask(known.phone), ask(samplePhone()), ask(blocked.phone)]);
    for (const reply of replies)
      expect([reply.statusCode, reply.json()]).toEqual([200, { data: { digits: 6, valid_minutes: 10 } }]);
    await jobsAreDone();
    expect([textsTo(known.phone).length, textsTo(blocked.phone).length]).toEqual([1, 0]);
    await giveCode(here, blocked.id);
    for (const phone of [known.phone, samplePhone(), blocked.phone])
      expect([codeOf(await enter(phone, '123456')), phone]).toEqual(['staff_code_wrong', phone]);
  });

  test('without a gateway nobody is promised a code', async () => {
    const app = await startTestApp({ database: here.database, dataKey: here.dataKey, jobs: [] });
    expect(codeOf(await ask(samplePhone(), app))).toBe('staff_codes_off');
    await app.close();
  });
});

describe('a code', () => {
  test('works once', async () => {
    const { id, phone } = await addUsher();
    await giveCode(here, id);
    expect((await enter(phone, '123456')).statusCode).toBe(200);
    expect(codeOf(await enter(phone, '123456', there))).toBe('staff_code_wrong');
  });

  test('works once also for five at the same moment, with and without one Idempotency-Key', async () => {
    const { id, phone } = await addUsher();
    for (const headers of [{}, { 'idempotency-key': 'the same for all' }]) {
      await giveCode(here, id);
      const replies = await Promise.all(
        Array.from({ length: 5 }, (_, n) =>
          (n % 2 ? here : there).call(signInStaff, { body: { phone, code: '123456' }, headers }),
        ),
      );
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    }
  });

  test('is worth five tries, however many come at once, and then nothing', async () => {
    const { id, phone } = await addUsher();
    await giveCode(here, id);
    await Promise.all(Array.from({ length: 8 }, () => enter(phone, '000000')));
    const { rows } = await here.pool.query('select tries from staff_codes where person_id = $1', [id]);
    expect(rows).toEqual([{ tries: 5 }]);
    await here.pool.query('delete from throttles');
    expect(codeOf(await enter(phone, '123456'))).toBe('staff_code_wrong');
  });

  test('is worth nothing after its time, and nothing when a newer one was sent', async () => {
    const { id, phone } = await addUsher();
    await giveCode(here, id);
    await here.pool.query('update staff_codes set expires_at = now() where person_id = $1', [id]);
    expect(codeOf(await enter(phone, '123456'))).toBe('staff_code_wrong');
    const first = await codeFor(phone);
    const second = await codeFor(phone);
    expect(first === second || codeOf(await enter(phone, first)) === 'staff_code_wrong').toBe(true);
    expect((await enter(phone, second)).statusCode).toBe(200);
  });

  test('of one person is nothing for another', async () => {
    const [one, other] = [await addUsher(), await addUsher()];
    await giveCode(here, one.id);
    await giveCode(here, other.id, '654321');
    expect(codeOf(await enter(other.phone, '123456'))).toBe('staff_code_wrong');
  });

  test('whose phone has become another’s is gone', async () => {
    const { id, phone } = await addUsher();
    await giveCode(here, id);
    await here.pool.query('update persons set phone = $2 where id = $1', [id, samplePhone()]);
    const other = await addUsher();
    await here.pool.query('update persons set phone = $2 where id = $1', [other.id, phone]);
    expect(codeOf(await enter(phone, '123456'))).toBe('staff_code_wrong');
  });

  test('that the gateway did not take is worth nothing', async () => {
    const { id, phone } = await addUsher();
    gateway.answerWith({ status: 400 });
    await ask(phone);
    await jobsAreDone();
    gateway.answerWith({ status: 202 });
    expect((await here.pool.query('select from staff_codes where person_id = $1', [id])).rowCount).toBe(0);
  });
});

describe('trying often', () => {
  test('a phone is asked for three times in a quarter of an hour, known or not', async () => {
    for (const phone of [(await addUsher()).phone, samplePhone()]) {
      const statuses = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await ask(phone)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  test('an address asks for so many, whatever the phones', async () => {
    const askFrom = (remoteAddress: string) =>
      here.app.inject({
        method: 'POST',
        url: '/api/staff/auth/code',
        remoteAddress,
        payload: { phone: samplePhone() },
      });
    for (let n = 0; n < 60; n += 1) expect((await askFrom('10.9.9.9')).statusCode).toBe(200);
    expect((await askFrom('10.9.9.9')).statusCode).toBe(429);
    expect((await askFrom('10.9.9.8')).statusCode).toBe(200);
  });

  test('wrong codes of one phone make its owner wait, and others not', async () => {
    const [one, other] = [await addUsher(), await addUsher()];
    await giveCode(here, other.id);
    for (let n = 0; n < 5; n += 1) expect((await enter(one.phone, '000000')).statusCode).toBe(401);
    await giveCode(here, one.id);
    const waiting = await enter(one.phone, '123456');
    expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await enter(other.phone, '123456')).statusCode).toBe(200);
  });
});

test('neither code nor token stands anywhere in plain text, nor in the log', async () => {
  const { phone } = await addUsher();
  const code = await codeFor(phone);
  await enter(phone, wrongOf(code));
  const token = tokenOf(await enter(phone, code));
  const { rows: tables } = await here.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const { rows } = await here.pool.query(`select 1 from ${name} t where position($1 in t::text) > 0`, [token]);
    expect([name, rows]).toEqual([name, []]);
  }
  // six digits stand in many a number: what counts is where texts are
  for (const table of ['messages', 'jobs', 'job_items', 'audit_log']) {
    const { rows } = await here.pool.query(
      `select 1 from ${table} t, jsonb_each_text(to_jsonb(t)) f where f.value ~ ('(^|[^0-9a-f])' || $1 || '([^0-9a-f]|$)')`,
      [code],
    );
    expect([table, rows]).toEqual([table, []]);
  }
  const lines = [...here.log, ...there.log].map((line) => line.replace(/"(time|ms|reqId|pid)":[^,}]*/g, ''));
  expect(lines.filter((line) => line.includes(token) || new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
});
