import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draftForecast } from '@proline/domain/draft-forecast';
import { EVENT_STATUSES } from '@proline/domain/event-status';
import { TEAM_LEADER_STATUSES } from '@proline/domain/team-leader-status';
import { TRANSFER_STATUSES } from '@proline/domain/transfer-status';
import { USHER_STATUSES } from '@proline/domain/usher-status';
import { readPlan } from '../features/event-plan/plan-read.service.ts';
import { decryptBound, keyedHash } from '../platform/crypto.ts';
import { toDataKey } from '../platform/data-key.ts';
import { createDatabase } from '../platform/database.ts';
import { verifyPassword } from '../platform/password.ts';
import { counterDifferences } from '../testing/counter-check.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { DEMO_RULES } from './demo-rules.ts';
import { fillDemo } from './fill-demo.ts';
import { ibanRemainder } from './ibans.ts';
import { DEMO_PASSWORD } from './office.ts';
import { DEFAULT_SIZE, type DemoSize } from './size.ts';

const FILL_TIMEOUT_MS = 120_000;
const SMALL: DemoSize = { ushers: 420, events: 46, assignments: 3_000, transfers: 1_100 };
const dataKey = toDataKey(Buffer.alloc(32, 5));

async function fill(database: TestDatabase, seed: number, today: string, size: DemoSize): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { seed, today: new Date(today), size, dataKey });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Broken rules with the number of rows that break them. */
async function brokenRules(database: TestDatabase, today: string): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, offenders] of Object.entries(DEMO_RULES)) {
    const { rows } = await database.pool.query<{ n: string }>(
      `with clock as materialized (select $1::timestamptz as now) select count(*) as n ${offenders}`,
      [today],
    );
    if (Number(rows[0]?.n) !== 0) broken.push(`${rule}: ${rows[0]?.n} rows`);
  }
  return broken;
}

const schemaOf = async (database: TestDatabase): Promise<object[]> => {
  const { rows } = await database.pool.query<object>(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
     where connamespace = 'public'::regnamespace
     union all
     select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public'
     union all
     select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled = 'O' from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
  return rows;
};

describe('the agency that a first start shows', () => {
  const today = '2026-11-15T09:20:00Z';
  let database: TestDatabase;
  let schemaBefore: object[];

  beforeAll(async () => {
    database = await createTestDatabase();
    schemaBefore = await schemaOf(database);
    await fill(database, 1, today, DEFAULT_SIZE);
  }, FILL_TIMEOUT_MS);
  afterAll(() => database.drop());

  const column = async (query: string): Promise<unknown[]> =>
    (await database.pool.query({ text: query, rowMode: 'array' })).rows.map((row: unknown[]) => row[0]);

  test('breaks none of the rules', async () => {
    expect(await brokenRules(database, today)).toEqual([]);
  });

  test('has every counter equal to a recount', async () => {
    expect(await counterDifferences(database.pool)).toEqual([]);
  });

  test('leaves all constraints, indexes and triggers as they were', async () => {
    expect(await schemaOf(database)).toEqual(schemaBefore);
  });

  test.each([
    ['events', 'status', EVENT_STATUSES],
    ['ushers', 'status', USHER_STATUSES],
    ['team_leaders', 'status', TEAM_LEADER_STATUSES],
    ['transfers', 'status', TRANSFER_STATUSES],
    ['transfers', 'kind', ['event_pay', 'compensation', 'bonus', 'adjustment']],
    ['applications', 'status', ['pending', 'accepted', 'waitlisted', 'rejected', 'withdrawn', 'expired']],
    ['assignments', 'status', ['invited', 'confirmed', 'declined', 'expired', 'released']],
    ['attendance', 'outcome', ['attended', 'no_show', 'excused', null]],
    ['interviews', 'status', ['planned', 'done', 'missed']],
    ['deletion_requests', 'status', ['open', 'done', 'refused']],
    ['events', 'hiring_mode', ['apply', 'first_come', 'invite']],
    ['events', 'currency', ['SAR', 'AED', 'QAR', 'KWD', 'BHD', 'OMR', 'EGP']],
  ])('shows %s in every %s', async (table, name, values) => {
    expect(new Set(await column(`select distinct ${name} from ${table}`))).toEqual(new Set(values));
  });

  test('says of its events what the program would say', async () => {
    const db = createDatabase(database.pool);
    for (const id of await column('select id from events order by code limit 60')) {
      const plan = await readPlan(db, String(id));
      expect(plan && [plan.is_saved, draftForecast(plan.steps).total_minor]).toEqual([
        false,
        Number(plan?.event.cost_minor),
      ]);
    }
  });

  test('has the size that was asked for', async () => {
    expect(await column('select count(*)::int from ushers')).toEqual([DEFAULT_SIZE.ushers]);
    expect(await column('select count(*)::int from events')).toEqual([DEFAULT_SIZE.events]);
    const [assignments] = await column('select count(*)::int from assignments');
    const [transfers] = await column('select count(*)::int from transfers');
    expect(Number(assignments) / DEFAULT_SIZE.assignments).toBeCloseTo(1, 1);
    expect(Number(transfers) / DEFAULT_SIZE.transfers).toBeCloseTo(1, 1);
  });

  test('gives everybody something to do today', async () => {
    const [understaffed] = await column(`select count(*)::int from events e where status = 'published'
      and starts_at < timestamptz '${today}' + interval '14 days'
      and (select sum(confirmed) < 0.8 * sum(headcount) from positions p where p.event_id = e.id)`);
    const [interviews] = await column(`select count(*)::int from interviews
      where status = 'planned' and (starts_at at time zone 'Asia/Riyadh')::date = '2026-11-15' and starts_at > '${today}'`);
    const [overdue] = await column(`select count(*)::int from transfers
      where status = 'approved' and approved_at < timestamptz '${today}' - interval '7 days'`);
    expect(Number(understaffed)).toBeGreaterThanOrEqual(2);
    expect(Number(interviews)).toBe(5);
    expect(Number(overdue)).toBeGreaterThanOrEqual(1);
    expect(
      await column(`select title_en from events
      where (application_deadline at time zone time_zone)::timestamp = '2026-11-15 23:59' and status = 'published'`),
    ).toContain('Doha Health Expo');
  });

  test('works ever more from quarter to quarter', async () => {
    const sums = await column(`select sum(n)::int from daily_counts where metric = 'shifts_worked'
      group by (date '2026-11-15' - day) / 84 having (date '2026-11-15' - min(day)) < 83 * 6 order by (date '2026-11-15' - min(day)) / 84`);
    const recent = sums.slice(0, 4).map(Number);
    expect(recent).toEqual(recent.toSorted((a, b) => b - a));
    expect(Number(recent[0]) / Number(recent[1])).toBeGreaterThan(1.08);
  });

  test('loses about four shifts in a hundred to people who do not come', async () => {
    const [rate] = await column(`select count(*) filter (where outcome = 'no_show')::float
      / count(*) filter (where outcome in ('attended', 'no_show')) from attendance`);
    expect(Number(rate)).toBeGreaterThan(0.03);
    expect(Number(rate)).toBeLessThan(0.055);
  });

  test('keeps bank accounts encrypted, valid and findable', async () => {
    const { rows } = await database.pool.query<{
      id: string;
      iban_encrypted: Buffer;
      holder_encrypted: Buffer;
      key_id: string;
      iban_hmac: Buffer;
      iban_last4: string;
    }>('select * from bank_accounts order by id limit 400');
    for (const row of rows) {
      const iban = decryptBound(dataKey, row.iban_encrypted, `bank_accounts.iban:${row.id}`);
      expect(ibanRemainder(iban)).toBe(1);
      expect(iban.slice(-4)).toBe(row.iban_last4);
      expect(row.iban_hmac.equals(keyedHash(dataKey, 'iban', iban))).toBe(true);
      expect(row.key_id).toBe(dataKey.id);
      expect(decryptBound(dataKey, row.holder_encrypted, `bank_accounts.holder:${row.id}`)).toMatch(/^[A-Z -]+$/);
    }
  });

  test('keeps identity numbers encrypted', async () => {
    const { rows } = await database.pool.query<{ id: string; id_number_encrypted: Buffer; id_number_last4: string }>(
      'select id, id_number_encrypted, id_number_last4 from ushers where id_number_encrypted is not null limit 50',
    );
    for (const row of rows) {
      const number = decryptBound(dataKey, row.id_number_encrypted, `ushers.id_number:${row.id}`);
      expect(number.slice(-4)).toBe(row.id_number_last4);
    }
  });

  test('has one account for each permission set, with the password that the start prints', async () => {
    const { rows } = await database.pool.query<{ email: string; permission_set: string; password_hash: string }>(
      'select email, permission_set, password_hash from admins order by created_at, email',
    );
    expect(rows.map(({ email }) => email.split('@')[0])).toEqual(rows.map(({ permission_set }) => permission_set));
    for (const { password_hash } of rows) expect(await verifyPassword(password_hash, DEMO_PASSWORD)).toBe(true);
  });
});

describe('whenever it is filled', () => {
  test.each([
    ['in the first minute of a day', '2026-06-30T21:00:30Z'],
    ['in the last minute of a day', '2026-02-28T20:59:00Z'],
    ['on the night when Cairo changes its clocks', '2026-04-23T22:10:00Z'],
    ['on a Friday noon', '2027-01-01T09:00:00Z'],
  ])(
    '%s no rule is broken',
    async (_, today) => {
      const database = await createTestDatabase();
      await fill(database, 3, today, SMALL);
      expect(await brokenRules(database, today)).toEqual([]);
      expect(await counterDifferences(database.pool)).toEqual([]);
      await database.drop();
    },
    FILL_TIMEOUT_MS,
  );
});

/** All rows of all tables but what must never be the same twice. */
async function fingerprint(database: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_migrations', 'changes', 'changes_swept')
       and column_name not like '%_encrypted' and column_name not in ('password_hash', 'updated_at')
     group by table_name`,
  );
  const hashes: [string, string][] = [];
  for (const { name, columns } of tables) {
    const { rows } = await database.pool.query<{ hash: string }>(
      `select md5(string_agg(row_text, '|' order by row_text)) as hash from (select row(${columns})::text as row_text from ${name}) r`,
    );
    hashes.push([name, rows[0]?.hash ?? '']);
  }
  return Object.fromEntries(hashes);
}

test(
  'the same seed, moment and size make the same data, another seed makes other data',
  async () => {
    const today = '2026-11-15T09:20:00Z';
    const prints = [];
    for (const seed of [11, 11, 12]) {
      const database = await createTestDatabase();
      await fill(database, seed, today, SMALL);
      prints.push(await fingerprint(database));
      await database.drop();
    }
    expect(prints[1]).toEqual(prints[0]);
    expect(prints[2]).not.toEqual(prints[0]);
  },
  FILL_TIMEOUT_MS,
);

test(
  'a fill that is rolled back leaves nothing',
  async () => {
    const database = await createTestDatabase();
    const before = await fingerprint(database);
    const client = await database.pool.connect();
    await client.query('begin');
    await fillDemo(client, { seed: 1, today: new Date('2026-11-15T09:20:00Z'), size: SMALL, dataKey });
    await client.query('rollback');
    client.release();
    expect(await fingerprint(database)).toEqual(before);
    await database.drop();
  },
  FILL_TIMEOUT_MS,
);

test(
  'the rules notice a broken row',
  async () => {
    const today = '2026-11-15T09:20:00Z';
    const database = await createTestDatabase();
    await fill(database, 1, today, SMALL);
    await database.pool.query(
      `update transfers set gross_minor = gross_minor + 1 where id = (select min(id::text)::uuid from transfers)`,
    );
    await database.pool.query(`delete from interviews where status = 'done'`);
    expect(await brokenRules(database, today)).toEqual([
      'lines add up to the transfer: 1 rows',
      expect.stringMatching(/^every approval rests on an interview: \d+ rows$/),
      expect.stringMatching(/^who is in interview has one: \d+ rows$/),
    ]);
    await database.drop();
  },
  FILL_TIMEOUT_MS,
);
