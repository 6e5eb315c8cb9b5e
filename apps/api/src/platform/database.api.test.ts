import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { refusalOfDatabaseError } from './database.ts';
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

test('counts come as numbers, days as days, and a number too large is an error rather than a lie', async () => {
  const pool = createPool(database.config, { poolSize: 1, poolWaitMs: 5_000, statementTimeoutMs: 5_000 });
  const { rows } = await pool.query(`select count(*) as n, date '2025-03-30' as day from parent`);
  expect(rows).toEqual([{ n: 1, day: '2025-03-30' }]);
  await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  await pool.end();
});
