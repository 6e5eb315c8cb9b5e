import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMON_WRITES, RARE_WRITES, WRITES, type Write } from '../../testing/schema/chance-writes.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { runs } from '../../testing/property-runs.ts';
import { addPlaces, addRow, assign } from '../../testing/sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const RUNS = runs(10);
const WRITERS = 4;
const STAFF = 30;

let database: TestDatabase;
let clients: pg.Client[];

beforeAll(async () => {
  database = await createTestDatabase();
  await addPeopleAndPlaces(database.pool);
  // concurrent truncations deadlock on purpose: let PostgreSQL notice at once
  const options = '-c deadlock_timeout=10ms';
  clients = Array.from({ length: WRITERS + 2 }, () => new pg.Client({ ...database.config, options }));
  await Promise.all(clients.map((client) => client.connect()));
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await database.drop();
});

async function addPeopleAndPlaces(pool: pg.Pool): Promise<void> {
  const places = await addPlaces(pool, { headcount: 900 });
  await addRow(pool, 'admins');
  for (let i = 0; i < STAFF; i += 1) {
    const usher = await addRow(pool, 'ushers', { status: 'approved' });
    await addRow(pool, 'bank_accounts', { person_id: usher.id });
    await assign(pool, places, usher.id);
  }
}

const step = fc.record({
  write: fc.oneof(
    { arbitrary: fc.constantFrom(...COMMON_WRITES), weight: 30 },
    { arbitrary: fc.constantFrom(...RARE_WRITES), weight: 1 },
  ),
  seed: fc.string({ unit: fc.constantFrom(...Array.from('abcdef')), minLength: 1, maxLength: 6 }),
  rows: fc.integer({ min: 1, max: 6 }),
});
const transaction = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  end: fc.oneof(
    { arbitrary: fc.constant('commit' as const), weight: 4 },
    { arbitrary: fc.constant('rollback' as const), weight: 1 },
  ),
});
type Step = { readonly write: Write; readonly seed: string; readonly rows: number };

const run = (client: pg.ClientBase, { write, seed, rows }: Step) =>
  client.query(WRITES[write], RARE_WRITES.includes(write) ? [] : WRITES[write].includes('$2') ? [seed, rows] : [seed]);

/** A deadlock or a row that somebody else just made may end a transaction; its counts must go with it. */
const EXPECTED = /^(23|40)/;

const unlessEnded = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof pg.DatabaseError && EXPECTED.test(error.code ?? '')) return null;
    throw error;
  }
};

async function runAll(
  client: pg.ClientBase,
  transactions: readonly { steps: readonly Step[]; end: string }[],
): Promise<number> {
  let committed = 0;
  for (const { steps, end } of transactions) {
    await client.query('begin');
    const done = await unlessEnded(async () => {
      for (const one of steps) await run(client, one);
      return client.query(end);
    });
    if (done === null) await client.query('rollback');
    else if (end === 'commit') committed += 1;
  }
  return committed;
}

async function untilSomebodyWaits(observer: pg.ClientBase): Promise<void> {
  const waits = `select count(*)::integer as n from pg_locks where not granted and pid <> pg_backend_pid()`;
  while ((await observer.query<{ n: number }>(waits)).rows[0]?.n === 0);
}

test('counters equal a recount at every moment, whatever happens at once', async () => {
  let committed = 0;
  const work = fc.array(fc.array(transaction, { minLength: 1, maxLength: 8 }), {
    minLength: WRITERS,
    maxLength: WRITERS,
  });
  await fc.assert(
    fc.asyncProperty(work, async (plans) => {
      const [folder, observer, ...writers] = clients;
      if (!folder || !observer) throw new Error('no connection');
      let busy = true;
      const watch = async () => {
        while (busy) expect((await unlessEnded(() => counterDifferences(observer))) ?? []).toEqual([]);
      };
      const fold = async () => {
        while (busy) await unlessEnded(() => folder.query('select fold_counts(0), fold_list_days(0), recount_days(3)'));
      };
      const write = async () => {
        try {
          return await Promise.all(plans.map((plan, i) => runAll(writers[i] ?? folder, plan)));
        } finally {
          busy = false;
        }
      };
      const [done] = await Promise.all([write(), watch(), fold()]);
      committed += done.reduce((sum, n) => sum + n, 0);
      expect(await counterDifferences(observer)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(committed).toBeGreaterThan(RUNS);
});

test('a change of the zone waits for whoever has noted a day in the old one', async () => {
  const [writer, mover, observer] = clients;
  if (!writer || !mover || !observer) throw new Error('no connection');
  await run(mover, { write: 'moveHouse', seed: 'abc', rows: 1 }); // Dubai
  await run(mover, { write: 'addUshers', seed: 'before', rows: 3 });
  // 21:30 UTC: yesterday in Cairo, today in Dubai
  await run(mover, { write: 'backdateUshers', seed: 'x', rows: 1000 });
  await run(mover, { write: 'moveHouse', seed: 'a', rows: 1 }); // Cairo
  await writer.query('begin');
  await run(writer, { write: 'move', seed: 'elsewhere', rows: 1000 });
  const moved = run(mover, { write: 'moveHouse', seed: 'abc', rows: 1 }).then(() =>
    mover.query('select recount_days(null)'),
  );
  await untilSomebodyWaits(observer);
  await writer.query('commit');
  await moved;
  expect(await counterDifferences(observer)).toEqual([]);
});

test('a truncation during a folding leaves nothing behind', async () => {
  const [folder, truncater, observer] = clients;
  if (!folder || !truncater || !observer) throw new Error('no connection');
  await observer.query(WRITES.askDeletion, ['again', 5]);
  await folder.query('begin');
  await folder.query('select fold_counts(0)');
  const truncated = truncater.query('truncate deletion_requests');
  await untilSomebodyWaits(observer);
  await folder.query('commit');
  await truncated;
  expect(await counterDifferences(observer)).toEqual([]);
});

describe('without any one of the triggers the difference is seen', () => {
  /** What adds, changes and removes rows of each counted table. */
  const CONTROLS: Readonly<Record<string, { insert: Write; update: Write; delete: Write }>> = {
    ushers: { insert: 'addUshers', update: 'moveUshers', delete: 'removeUshers' },
    team_leaders: { insert: 'addLeaders', update: 'moveLeaders', delete: 'removeLeaders' },
    events: { insert: 'addEvents', update: 'cancelEvents', delete: 'removeEvents' },
    assignments: { insert: 'employ', update: 'release', delete: 'dismiss' },
    event_leads: { insert: 'lead', update: 'releaseLeads', delete: 'removeLeads' },
    applications: { insert: 'apply', update: 'decide', delete: 'removeEvents' },
    deletion_requests: { insert: 'askDeletion', update: 'handleDeletion', delete: 'removeRequests' },
    attendance: { insert: 'checkIn', update: 'excuse', delete: 'removeAttendance' },
    transfers: { insert: 'pay', update: 'void', delete: 'void' }, // never removed
  };
  const BOOKED = ['assignments', 'event_leads'];
  const kinds = (table: string) => [
    BOOKED.includes(table) ? 'booked' : 'counted',
    ...(table === 'transfers' ? ['summed'] : []),
    ...(['ushers', 'team_leaders', 'events', 'transfers', 'deletion_requests'].includes(table) ? ['listed'] : []),
  ];
  const triggers = Object.keys(CONTROLS).flatMap((table) =>
    kinds(table).flatMap((name) =>
      (['insert', 'update', 'delete', 'truncate'] as const)
        .filter((operation) => operation !== 'delete' || table !== 'transfers')
        .map((operation) => [table, name, operation] as const),
    ),
  );

  /** The hats of a person are counted one by one. */
  const isHat = (table: string) => table === 'ushers' || table === 'team_leaders';
  const ownerOf = (table: string) => (isHat(table) ? 'persons' : table);
  const nameOf = (table: string, name: string, operation: string) =>
    isHat(table) ? `${name}_${table}_${operation}` : `${name}_${operation}`;

  test('every trigger has its control', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select tgrelid::regclass || ' ' || tgname as name from pg_trigger where tgname ~ '^(counted|summed|listed|booked)_' order by 1`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(
      triggers.map(([table, name, end]) => `${ownerOf(table)} ${nameOf(table, name, end)}`).sort(),
    );
  });

  test.each(triggers)('%s %s %s', async (table, name, operation) => {
    const [client] = clients;
    const writes = CONTROLS[table];
    if (!client || !writes) throw new Error('nothing to test with');
    await client.query('begin');
    try {
      // a clean ground, whatever ran before
      await client.query(
        `truncate applications, attendance, transfers, deletion_requests, event_leads cascade;
         delete from team_leaders where usher_id is null`,
      );
      await run(client, { write: 'addEvents', seed: 'control', rows: 50 });
      await client.query(`alter table ${ownerOf(table)} disable trigger ${nameOf(table, name, operation)}`);
      if (table === 'event_leads') await run(client, { write: 'addLeaders', seed: 'control', rows: 50 });
      if (table === 'assignments' || table === 'attendance')
        await run(client, { write: 'addUshers', seed: 'control', rows: 50 });
      // assignments went with the applications that they came of
      if (table === 'attendance') await run(client, { write: 'employ', seed: 'control', rows: 50 });
      await run(client, { write: writes.insert, seed: 'control', rows: 50 });
      if (operation === 'truncate') await client.query(`truncate ${ownerOf(table)} cascade`);
      else if (operation !== 'insert') await run(client, { write: writes[operation], seed: 'control', rows: 500 });
      expect(await counterDifferences(client)).not.toEqual([]);
    } finally {
      await client.query('rollback');
    }
    expect(await counterDifferences(client)).toEqual([]);
  });
});
