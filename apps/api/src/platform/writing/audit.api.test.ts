import { getAuditEntry } from '@proline/contract/audit/audit';
import { login, logout } from '@proline/contract/auth/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { startTestApp, TEST_PASSWORD, tokenIn, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../postgres/database.ts';
import { runWrite } from './write.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const REQUEST = {
  id: 'r-1',
  address: '192.0.2.7',
  user_agent: 'a test',
  language: 'en',
  last_event_id: null,
} as const;

const write = (run: Parameters<typeof runWrite<string>>[1]) =>
  runWrite(
    {
      db: createDatabase(app.pool),
      admin_id: null,
      request: REQUEST,
      dataKey: app.dataKey,
      claim: null,
      serialise: String,
      announce: () => undefined,
    },
    run,
  );

test('who, what, which record, when and from where', async () => {
  const { id, email } = await app.addAdmin('ops');
  const headers = { 'user-agent': 'Story/1.0' };
  const signIn = await app.call(login, { body: { email, password: TEST_PASSWORD }, headers });
  const signOut = await app.call(logout, { token: tokenIn(signIn), headers });
  const { rows } = await app.pool.query(
    `select action, entity, record_id = (select id::text from sessions where admin_id = $1) as right_record,
       admin_id, request_id, host(address) as address, user_agent, at > now() - interval '1 minute' as recent
     from audit_log where admin_id = $1 order by id`,
    [id],
  );
  const common = {
    entity: 'session',
    right_record: true,
    admin_id: id,
    address: '127.0.0.1',
    user_agent: 'Story/1.0',
    recent: true,
  };
  expect(rows).toEqual([
    { action: 'sign_in', request_id: signIn.headers['x-request-id'], ...common },
    { action: 'sign_out', request_id: signOut.headers['x-request-id'], ...common },
  ]);
});

test.each([
  `update audit_log set action = 'nothing'`,
  'delete from audit_log',
  'truncate audit_log',
  'truncate admins cascade',
])('%s is refused by the database', async (statement) => {
  await write(async (_tx, audit) => {
    await audit({ action: 'change', entity: 'settings', record_id: '1' });
    return 'done';
  });
  await expect(app.pool.query(statement)).rejects.toThrow(/never changed or removed/);
});

test('secrets are masked at any depth, the rest is kept', async () => {
  const canary = 'CANARY-7f3a';
  await write(async (_tx, audit) => {
    await audit({
      action: 'change',
      entity: 'event',
      record_id: 'masked',
      before: {
        name: 'Sara',
        password: canary,
        iban: null,
        bank: { iban: canary, iban_last4: '1234', holders: [{ id_number: canary }] },
      },
      after: {
        accessToken: canary,
        'x-api_key': canary,
        national_id_number: canary,
        key: Buffer.from(canary),
        at: new Date(0),
        n: 3,
      },
    });
    return 'done';
  });
  const { rows } = await app.pool.query<{ before: unknown; after: unknown; entry: string }>(
    `select before, after, audit_log::text as entry from audit_log where record_id = 'masked'`,
  );
  const mask = '[masked]';
  expect(rows[0]).toMatchObject({
    before: { name: 'Sara', password: mask, iban: null, bank: { iban: mask, holders: [{ id_number: mask }] } },
    after: {
      accessToken: mask,
      'x-api_key': mask,
      national_id_number: mask,
      key: mask,
      at: '1970-01-01T00:00:00.000Z',
      n: 3,
    },
  });
  expect(rows[0]?.entry).not.toContain(canary);
});

test('personal values stand under a key of their person, and go with it; the status stays', async () => {
  const { id } = await addRow(app.pool, 'ushers');
  await write(async (_tx, audit) => {
    const after = { phone: '+966511112222', status: 'pending', iban: 'SA44' };
    await audit({ action: 'change', entity: 'usher', record_id: id, before: { phone: null }, after });
    return 'done';
  });
  const { rows } = await app.pool.query<{ id: string; stored: string }>(
    'select id, audit_log::text as stored from audit_log where record_id = $1',
    [id],
  );
  expect(rows[0]?.stored).not.toContain('966511112222');
  const { token } = await app.signIn('owner');
  const shown = async () =>
    (await app.call(getAuditEntry, { token, params: { id: rows[0]?.id ?? '' } })).json<{ data: unknown }>().data;
  const rest = { status: 'pending', iban: '[masked]' };
  expect(await shown()).toMatchObject({ before: { phone: null }, after: { phone: '+966511112222', ...rest } });
  await app.pool.query('delete from person_keys where person_id = $1', [id]);
  expect(await shown()).toMatchObject({ before: { phone: null }, after: { phone: '[erased]', ...rest } });
});

test('who acted is an admin, the system, or somebody who was not signed in', async () => {
  const { id } = await app.addAdmin('ops');
  const add = (values: string, params: unknown[] = []) =>
    app.pool.query(
      `insert into audit_log (action, entity, record_id, admin_id, person_id, address) values ${values}`,
      params,
    );
  const person = await addRow(app.pool, 'ushers');
  await add(
    `('change', 'settings', 'actors', $1, null, '192.0.2.1'), ('change', 'settings', 'actors', null, null, null),
    ('change', 'settings', 'actors', null, null, '192.0.2.1'), ('change', 'settings', 'actors', null, $2, null)`,
    [id, person.id],
  );
  const { rows } = await app.pool.query(`select actor from audit_log where record_id = 'actors' order by id`);
  expect(rows).toEqual([{ actor: 'admin' }, { actor: 'system' }, { actor: 'visitor' }, { actor: 'person' }]);
  await expect(add(`('change', 'settings', 'two', $1, $2, null)`, [id, person.id])).rejects.toThrow(
    'audit_log_one_actor',
  );
});

test('a write without an entry is undone', async () => {
  const insert = `insert into settings (key, value) values ('test.unaudited', '1')`;
  await expect(
    write(async (tx) => {
      await tx.insertInto('settings').values({ key: 'test.unaudited', value: '1' }).execute();
      return insert;
    }),
  ).rejects.toThrow('A write made no audit entry.');
  expect((await app.pool.query(`select from settings where key = 'test.unaudited'`)).rowCount).toBe(0);
});

test('a write that fails leaves no entry', async () => {
  await expect(
    write(async (_tx, audit) => {
      await audit({ action: 'change', entity: 'settings', record_id: 'failed' });
      throw new Error('after the entry');
    }),
  ).rejects.toThrow('after the entry');
  expect((await app.pool.query(`select from audit_log where record_id = 'failed'`)).rowCount).toBe(0);
});

/** What the database says to the one of two transactions that it undoes. */
const lose = (code: string) => sql.raw(`do $$ begin raise exception 'lost' using errcode = '${code}'; end $$`);

test.each(['40P01', '40001'])(
  'a write that lost to another (%s) is tried once more, and happens once',
  async (code) => {
    const record_id = `retried ${code}`;
    let tries = 0;
    await write(async (tx, audit) => {
      tries += 1;
      await audit({ action: 'sign_out', entity: 'session', record_id });
      if (tries === 1) await lose(code).execute(tx);
      return 'done';
    });
    const { rowCount } = await app.pool.query('select from audit_log where record_id = $1', [record_id]);
    expect({ tries, entries: rowCount }).toEqual({ tries: 2, entries: 1 });
  },
);

test('once more, not for ever; and no other error is tried again', async () => {
  let tries = 0;
  const losing = (code: string) =>
    write(async (tx) => {
      tries += 1;
      await lose(code).execute(tx);
      return 'never';
    });
  await expect(losing('40P01')).rejects.toMatchObject({ code: '40P01' });
  expect(tries).toBe(2);
  await expect(losing('23505')).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(3);
});
