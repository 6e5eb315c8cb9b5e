import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WRITES, type Write } from '../../testing/schema/chance-writes.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { addPlaces, addRow } from '../../testing/sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  await addRow(database.pool, 'admins');
  await addPlaces(database.pool);
  for (let n = 0; n < 5; n += 1) {
    const { id: person_id } = await addRow(database.pool, 'ushers', { status: 'approved', city: 'Riyadh' });
    await addRow(database.pool, 'bank_accounts', { person_id });
  }
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.drop();
});

const write = (name: Write, rows = 50) =>
  client.query(
    WRITES[name],
    WRITES[name].includes('$2') ? ['seed', rows] : WRITES[name].includes('$1') ? ['seed'] : [],
  );
const stale = async (): Promise<number> => (await client.query('select from stale_days')).rowCount ?? 0;

/** What must be noted: the table, its sums, what is done, and the writes that are there before. */
const NOTED: [table: string, sums: string, operation: string, ...writes: Write[]][] = [
  ['persons', 'joins', 'insert', 'addUshers'],
  ['persons', 'joins', 'update', 'move'],
  ['persons', 'joins', 'delete', 'addUshers', 'removeUshers'],
  ['interviews', 'joins', 'insert', 'interview'],
  ['interviews', 'joins', 'update', 'interview', 'missInterview'],
  ['interviews', 'joins', 'delete', 'interview', 'removeInterviews'],
  ['applications', 'applications', 'insert', 'addEvents', 'apply'],
  ['applications', 'applications', 'update', 'addEvents', 'apply', 'decide'],
  ['applications', 'applications', 'delete', 'addEvents', 'apply', 'removeEvents'],
  ['transfers', 'payouts', 'insert', 'pay'],
  ['transfers', 'payouts', 'update', 'pay', 'void'],
  ['transfers', 'payouts', 'truncate', 'pay', 'forgetTransfers'],
  ['transfers', 'approvals', 'update', 'pay', 'approve'],
  ['transfers', 'approvals', 'truncate', 'pay', 'approve', 'forgetTransfers'],
  ['settings', 'zone', 'insert', 'addUshers', 'backdateUshers', 'moveHouse'],
];

test.each(NOTED)(
  '%s: the sums of %s follow each %s, and without its trigger the difference is seen',
  async (...noted) => {
    const [table, sums, operation, ...writes] = noted;
    const last = writes.at(-1);
    if (!last) throw new Error('nothing to write');
    await client.query('begin');
    try {
      for (const before of writes.slice(0, -1)) await write(before);
      await client.query('select recount_days(null)');
      expect(await stale()).toBe(0);
      expect(await counterDifferences(client)).toEqual([]);
      await client.query('savepoint counted');
      await write(last);
      expect(await stale()).toBeGreaterThan(0);
      expect(await counterDifferences(client)).toEqual([]);
      await client.query('select recount_days(null)');
      expect(await stale()).toBe(0);
      expect(await counterDifferences(client)).toEqual([]);
      await client.query('rollback to savepoint counted');
      await client.query(`alter table ${table} disable trigger noted_${sums}_${operation}`);
      await write(last);
      expect(await counterDifferences(client)).not.toEqual([]);
    } finally {
      await client.query('rollback');
    }
  },
);

/** What changes the days on which people worked: what is done, and the writes that are there before. */
const WORKED: [operation: string, ...writes: Write[]][] = [
  ['insert', 'employ', 'checkIn'],
  ['update', 'employ', 'checkIn', 'approveMinutes'],
  ['update', 'employ', 'checkIn', 'excuse'],
  ['delete', 'employ', 'checkIn', 'removeAttendance'],
  ['truncate', 'employ', 'checkIn', 'forgetAttendance'],
];

test.each(WORKED)(
  'days of work follow each %s of attendance, and without its trigger the difference is seen',
  async (...kept) => {
    const [operation, ...writes] = kept;
    const last = writes.at(-1);
    if (!last) throw new Error('nothing to write');
    await client.query('begin');
    try {
      for (const before of writes.slice(0, -1)) await write(before);
      await client.query('savepoint counted');
      await write(last);
      expect(await counterDifferences(client)).toEqual([]);
      const daysOf = async () => (await client.query('select * from work_days order by 1, 2')).rows;
      const startsOf = async () =>
        (await client.query('select * from work_starts where first_day is not null order by 1')).rows;
      const followed = [await daysOf(), await startsOf()];
      await client.query('select recount_work(null, null)');
      expect([await daysOf(), await startsOf()]).toEqual(followed);
      await client.query('rollback to savepoint counted');
      await client.query(`alter table attendance disable trigger z_work_days_${operation}`);
      await write(last);
      expect(await counterDifferences(client)).not.toEqual([]);
    } finally {
      await client.query('rollback');
    }
  },
);

test('a change that no sum is made of notes no day', async () => {
  await client.query('begin');
  await client.query('select recount_days(null)');
  await write('renameUshers');
  expect(await stale()).toBe(0);
  await client.query('rollback');
});
