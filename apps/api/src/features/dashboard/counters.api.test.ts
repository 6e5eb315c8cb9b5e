import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

/** A few rows of a table, different ones for each seed. */
const some = (table: string, key = 'id') =>
  `${key} in (select ${key} from ${table} order by md5(${key}::text || $1) limit $2::integer)`;
/** One of the words, by the seed and the row. */
const oneOf = (words: readonly string[]) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + abs(hashtext(id::text || $1)) % ${words.length}]`;

/** $1 is a seed, $2 how many rows. */
const WRITES = {
  addUshers: `insert into ushers (name_en, name_ar, phone, birth_date, gender, nationality, city, photo)
    select 'A', 'ا', '+2010' || lpad(nextval('usher_codes')::text, 8, '0'), '1990-01-01', 'male', 'EG', $1, '/p'
    from generate_series(1, $2::integer)`,
  moveUshers: `update ushers set status_reason = 'x', status = ${oneOf(['pending', 'in_interview', 'approved', 'rejected', 'blocked'])}
    where ${some('ushers')}`,
  renameUshers: `update ushers set name_en = 'B' || $1 where ${some('ushers')}`,
  removeUshers: `delete from ushers where ${some('ushers')}
    and not exists (select from assignments where usher_id = ushers.id)
    and not exists (select from transfers where usher_id = ushers.id)
    and not exists (select from bank_accounts where person_id = ushers.id)`,
  addLeaders: `insert into team_leaders (name_en, name_ar, phone, birth_date, city, photo)
    select 'L', 'ل', '+2011' || lpad(nextval('leader_codes')::text, 8, '0'), '1990-01-01', $1, '/p'
    from generate_series(1, $2::integer)`,
  moveLeaders: `update team_leaders set status = ${oneOf(['pending', 'approved'])}, turned_down_at = null, turn_down_reason = null
    where ${some('team_leaders')}`,
  promote: `update persons set leader_status = 'approved' where leader_status is null and usher_status = 'approved'
    and ${some('ushers')}`,
  turnDown: `update team_leaders set turned_down_at = now(), turn_down_reason = $1
    where status = 'pending' and ${some('team_leaders')}`,
  removeLeaders: `delete from team_leaders where ${some('team_leaders')} and usher_id is null
    and not exists (select from event_leads where leader_id = team_leaders.id)`,
  employ: `insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status)
    select s.event_id, s.id, p.id, u.id, s.work_date, s.starts_at, s.ends_at, 'confirmed'
    from shifts s join positions p on p.shift_id = s.id, (
      select id from ushers where status not in ('blocked', 'rejected')
        and not exists (select from assignments where usher_id = ushers.id)
      order by md5(id::text || $1) limit $2::integer) u`,
  release: `update assignments set status = ${oneOf(['released', 'confirmed', 'invited'])} where ${some('assignments')}
    and usher_id not in (select id from ushers where status in ('blocked', 'rejected'))`,
  dismiss: `delete from assignments where ${some('assignments')}
    and not exists (select from attendance where assignment_id = assignments.id)`,
  lead: `insert into event_leads (event_id, leader_id, pay_minor, starts_at, ends_at)
    select e.id, l.id, 0, now() + n * interval '1 day', now() + (n + 1) * interval '1 day'
    from (select id from events order by md5(id::text || $1) limit 1) e,
      (select id, row_number() over () as n from team_leaders order by md5(id::text || $1) limit $2::integer) l`,
  releaseLeads: `update event_leads set released_at = now() where ${some('event_leads')}`,
  removeLeads: `delete from event_leads where ${some('event_leads')}`,
  addEvents: `insert into events (title_en, title_ar, category_id, city, starts_at, ends_at, time_zone, currency, status, published_at)
    select 'Event', 'حدث', (select id from categories limit 1), $1, now(), now() + interval '1 day', 'Asia/Riyadh', 'SAR', 'published', now()
    from generate_series(1, $2::integer)`,
  // but not the one with shifts: the attendance of an event that is over cannot be changed
  cancelEvents: `update events set status = 'canceled', canceled_at = now(), cancel_reason = $1, completed_at = null
    where ${some('events')} and not exists (select from shifts where event_id = events.id)
      and not exists (select from applications where event_id = events.id and status = 'pending')`,
  // applications go with their event
  removeEvents: `delete from events where ${some('events')} and not exists (select from shifts where event_id = events.id)`,
  apply: `insert into applications (event_id, usher_id, type_id)
    select e.id, u.id, (select id from types limit 1)
    from (select id from events where status = 'published' order by md5(id::text || $1) limit 2) e, (
      select id from ushers where status not in ('blocked', 'rejected') limit $2::integer) u
    on conflict do nothing`,
  decide: `update applications set status = 'accepted', decided_at = now() where ${some('applications')}`,
  askDeletion: `insert into deletion_requests (email)
    select $1 || n || '@example.test' from generate_series(1, $2::integer) n on conflict do nothing`,
  handleDeletion: `update deletion_requests set status = 'done', handled_at = now() where ${some('deletion_requests')}`,
  pay: `insert into transfers (kind, currency, gross_minor, usher_id, bank_account_id)
    select 'bonus', (array['SAR', 'AED', 'KWD'])[1 + length($1) % 3], 100 * n, b.person_id, b.id
    from generate_series(1, $2::integer) n, (select * from bank_accounts order by md5(id::text || $1) limit 2) b`,
  correct: `update transfers set gross_minor = gross_minor + 7 where ${some('transfers')}`,
  approve: `update transfers set status = 'approved', approved_at = now(), approved_by = (select id from admins limit 1)
    where status = 'pending_approval' and ${some('transfers')}`,
  send: `update transfers set status = 'transferred', transferred_on = current_date, bank_reference = $1
    where status = 'approved' and voided_at is null and ${some('transfers')}`,
  void: `update transfers set voided_at = now(), void_reason = $1
    where status <> 'transferred' and ${some('transfers')}`,
  checkIn: `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, method)
    select id, event_id, usher_id, date '2030-01-01' + length($1) % 5, 'attended', now(), 'qr'
    from assignments order by md5(id::text || $1) limit $2::integer
    on conflict (assignment_id) do update set work_date = attendance.work_date + 1`,
  excuse: `update attendance set outcome = 'excused', checked_in_at = null, method = null
    where ${some('attendance', 'assignment_id')}`,
  removeAttendance: `delete from attendance where ${some('attendance', 'assignment_id')}`,
  removeRequests: `delete from deletion_requests where ${some('deletion_requests')}`,
  rollCall: `merge into attendance a using (select * from assignments order by md5(id::text || $1) limit $2::integer) s
    on a.assignment_id = s.id
    when matched and a.outcome = 'excused' then delete
    when matched then update set outcome = 'no_show', checked_in_at = null, method = null
    when not matched then insert (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, method)
      values (s.id, s.event_id, s.usher_id, s.work_date, 'attended', now(), 'manual')`,
  forgetTransfers: 'truncate transfers cascade',
  forgetAttendance: 'truncate attendance',
  forgetRequests: 'truncate deletion_requests',
} as const;
type Write = keyof typeof WRITES;
const RARE: readonly Write[] = ['forgetTransfers', 'forgetAttendance', 'forgetRequests'];
const COMMON = Object.keys(WRITES).filter((name): name is Write => !RARE.some((rare) => rare === name));

const step = fc.record({
  write: fc.oneof(
    { arbitrary: fc.constantFrom(...COMMON), weight: 30 },
    { arbitrary: fc.constantFrom(...RARE), weight: 1 },
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
  client.query(WRITES[write], RARE.includes(write) ? [] : WRITES[write].includes('$2') ? [seed, rows] : [seed]);

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
        while (busy) await unlessEnded(() => folder.query('select fold_counts(0), fold_list_days(0)'));
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

test('a truncation during a folding leaves nothing behind', async () => {
  const [folder, truncater, observer] = clients;
  if (!folder || !truncater || !observer) throw new Error('no connection');
  await observer.query(WRITES.askDeletion, ['again', 5]);
  await folder.query('begin');
  await folder.query('select fold_counts(0)');
  const truncated = truncater.query('truncate deletion_requests');
  const waits = `select count(*)::integer as n from pg_locks where not granted and pid <> pg_backend_pid()`;
  while ((await observer.query<{ n: number }>(waits)).rows[0]?.n === 0);
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
