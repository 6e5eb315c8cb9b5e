import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { retryIfBroken, refusalOfDatabaseError, REPLY_TYPES } from './database.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    create table parent (id int primary key, name text not null unique check (name <> 'bad'));
    create table child (parent_id int references parent);
    insert into parent values (1, 'one')`);
});
afterAll(() => database.drop());

const errorOf = (statement: string) =>
  database.pool.query(statement).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  [`select 'x'::uuid`, 400],
  [`select '99999999999'::int`, 400],
  [`select 1 limit -1`, 400],
  [`select '2025-13-45'::date`, 400],
  [`select chr(0)`, null],
  [`insert into parent values (2, 'one')`, 409],
  [`insert into child values (9)`, 409],
  [`insert into parent values (3, 'bad')`, 422],
  [`insert into parent values (4, null)`, 422],
  [`select pg_terminate_backend(pg_backend_pid())`, 503],
  [`begin; set local statement_timeout = 20; select pg_sleep(5)`, 503],
  [`select * from nowhere`, null],
  [`selec`, null],
])('%s is a refusal with status %s', async (statement, status) => {
  const refusal = refusalOfDatabaseError(await errorOf(statement));
  expect(refusal?.status ?? null).toBe(status);
  expect(refusal?.details.retryAfterSeconds !== undefined).toBe(status === 503);
});

test('an ordinary error of the program is none', () => {
  const missingFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  for (const error of [new Error('x'), new TypeError('y'), missingFile, 'text', null]) {
    expect(refusalOfDatabaseError(error)).toBeNull();
  }
});

test('a read whose connection breaks is asked once more, on another one; nothing else is', async () => {
  const pool = createPool(database.config, { poolSize: 1, poolWaitMs: 5_000, statementTimeoutMs: 5_000 });
  const asking = (statements: readonly string[]) => {
    let asked = 0;
    const answer = retryIfBroken(() => pool.query(statements[asked++] ?? ''));
    return answer.then(
      () => `answered ${asked}`,
      () => `failed ${asked}`,
    );
  };
  const broken = 'select pg_terminate_backend(pg_backend_pid())';
  expect(await asking([broken, 'select 1'])).toBe('answered 2');
  expect(await asking([broken, broken, 'select 1'])).toBe('failed 2');
  expect(await asking(['select 1 / 0', 'select 1'])).toBe('failed 1');
  await pool.end();
});

test.each(['UTC', 'Asia/Riyadh', 'Asia/Kolkata', 'America/St_Johns'])(
  'a moment that is only passed on is told as a date would tell itself, whatever zone the server is in: %s',
  async (zone) => {
    const client = await database.pool.connect();
    try {
      await client.query(`select set_config('timezone', $1, false)`, [zone]);
      const moments = [
        '2031-03-01 08:00Z',
        '2026-11-16 23:59:59.987654Z',
        '1999-12-31 20:30:00.5Z',
        '0044-03-15 12:00Z',
      ];
      const text = 'select moment from unnest($1::timestamptz[]) moment';
      const asked = { text, values: [moments], rowMode: 'array' };
      const dates = await client.query<[Date]>(asked);
      const texts = await client.query<[string]>({ ...asked, types: REPLY_TYPES });
      expect(texts.rows).toEqual(dates.rows.map(([date]) => [date.toISOString()]));
      await expect(client.query({ text: `select timestamptz 'infinity'`, types: REPLY_TYPES })).rejects.toThrow(
        RangeError,
      );
    } finally {
      client.release(true);
    }
  },
);

test('counts come as numbers, days as days, and a number too large is an error rather than a lie', async () => {
  const pool = createPool(database.config, { poolSize: 1, poolWaitMs: 5_000, statementTimeoutMs: 5_000 });
  const { rows } = await pool.query(`select count(*) as n, date '2025-03-30' as day from parent`);
  expect(rows).toEqual([{ n: 1, day: '2025-03-30' }]);
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  await pool.end();
});

/** Promises that nobody's input can break. */
const OF_THE_PROGRAM = new Set([
  'attendance_marks_append_only',
  // said at its field before: whoever changes a plan holds its event
  'zones_event_id_code_key',
]);

test('whatever a trigger or an exclusion refuses has a code of its own', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    select (regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g'))[1] as name from pg_proc
    where pronamespace = 'public'::regnamespace
    union select conname from pg_constraint where contype = 'x' order by name`);
  const names = rows.map(({ name }) => name).filter((name) => !OF_THE_PROGRAM.has(name));
  expect(names.length).toBeGreaterThan(10);
  const codes = names.map((constraint) => {
    const broken = Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code: '23514', constraint });
    const refusal = refusalOfDatabaseError(broken);
    return [constraint, refusal?.code === 'validation_failed' ? 'bare' : 'named'];
  });
  expect(codes).toEqual(names.map((name) => [name, 'named']));
});
