import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import { planProblems } from '@proline/domain/event-plan/plan-problems';
import { EVENT_STATUSES } from '@proline/domain/event/event-status';
import { TEAM_LEADER_STATUSES } from '@proline/domain/people/team-leader-status';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { USHER_STATUSES } from '@proline/domain/people/usher-status';
import { INTERVIEW_MODES, INTERVIEW_STATUSES } from '@proline/domain/recruiting/interview-slots';
import { HATS } from '@proline/domain/recruiting/recruiting';
import { ledgerDifferences } from '../features/ledger/proof.service.ts';
import { findMade } from '../features/event-plan/plan-read.queries.ts';
import { readPlan } from '../features/event-plan/plan-read.service.ts';
import { planFromRows } from '../features/event-plan/plan-rows.service.ts';
import { readSurroundings } from '../features/event-plan/surroundings.service.ts';
import { decryptBound, keyedHash } from '../platform/security/crypto.ts';
import { createDatabase } from '../platform/postgres/database.ts';
import { verifyPassword } from '../platform/security/password.ts';
import { counterDifferences } from '../testing/schema/counter-check.ts';
import { fingerprint, schemaOf } from '../testing/schema/database-print.ts';
import { madeOf } from '../testing/event/made-of-plan.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { brokenRules, dataKey, fill, FILL_TIMEOUT_MS, QUICK, unshown } from '../testing/demo/check-demo.ts';
import { fillDemo } from './fill-demo.ts';
import { ibanRemainder } from './people/ibans.ts';
import { DEMO_PASSWORD } from './people/office.ts';
import { DEFAULT_SIZE } from './engine/size.ts';

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

  test('has something for every part of the pages about people and events', async () => {
    expect(await unshown(database, today)).toEqual([]);
  });

  test('has every counter equal to a recount', async () => {
    expect(await counterDifferences(database.pool)).toEqual([]);
  });

  test('has a ledger that agrees with every transfer, pay line, recovery and sum', async () => {
    expect(await ledgerDifferences(createDatabase(database.pool))).toEqual([]);
    expect(await column('select count(*) > 0 from ledger_postings')).toEqual([true]);
    expect(await column('select distinct status from payment_batches order by 1')).toEqual(['draft', 'exported']);
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
    ['interviews', 'status', INTERVIEW_STATUSES],
    ['interviews', 'mode', INTERVIEW_MODES],
    ['interviews', 'hat', HATS],
    ['deletion_requests', 'status', ['open', 'done', 'refused']],
    ['events', 'hiring_mode', ['apply', 'first_come', 'invite']],
    ['events', 'currency', ['SAR', 'AED', 'QAR', 'KWD', 'BHD', 'OMR', 'EGP']],
  ])('shows %s in every %s', async (table, name, values) => {
    expect(new Set(await column(`select distinct ${name} from ${table}`))).toEqual(new Set(values));
  });

  test('has plans that make just the rows that are there, at the cost that is told', async () => {
    const db = createDatabase(database.pool);
    for (const id of await column('select id from events where published_at is not null')) {
      const plan = await readPlan(db, String(id));
      if (!plan) throw new Error('It is there.');
      const { event, steps } = plan;
      const rows = planFromRows(event, await findMade(db, event.id));
      expect([plan.is_saved, madeOf(steps)]).toEqual([true, madeOf(rows)]);
      // without the program's own pool a large number arrives as text
      expect(String(planForecast(steps).total_minor)).toBe(String(event.cost_minor));
      // whoever was released leads something else by now
      if (event.status === 'canceled' || !event.published_at) continue;
      const around = await readSurroundings(db, steps, event.id);
      expect(planProblems(steps, { ...around, now: event.published_at }).filter(({ blocking }) => blocking)).toEqual(
        [],
      );
    }
  });

  test('has drafts that can be published, drafts with something wrong, and one that has hardly begun', async () => {
    const db = createDatabase(database.pool);
    const found = new Map<string, number>();
    for (const id of await column(`select id from events where status = 'draft'`)) {
      const plan = await readPlan(db, String(id));
      if (!plan) throw new Error('It is there.');
      const around = await readSurroundings(db, plan.steps, plan.event.id);
      const blocking = planProblems(plan.steps, { ...around, now: new Date(today) }).filter((one) => one.blocking);
      const codes = [...new Set(blocking.map(({ code }) => code))].sort().join(', ');
      found.set(codes, (found.get(codes) ?? 0) + 1);
      expect(String(planForecast(plan.steps).total_minor)).toBe(String(plan.event.cost_minor));
    }
    expect(Object.fromEntries(found)).toEqual({
      '': 5,
      over_budget: 3,
      no_leader: 2,
      zones_overfilled: 2,
      'no_leader, pay_missing': 1,
      'no_leader, no_shifts, nobody_needed, required': 1,
    });
  });

  test('has one event that is over and can be completed, and some that can be reopened', async () => {
    const over = await column(`select exists (select from attendance a where a.event_id = e.id and (a.outcome is null
      or a.checked_in_at is not null and a.checked_out_at is null))
      from events e where status = 'in_progress' and ends_at <= '${today}'`);
    expect(over).toEqual([false]);
    const [reopenable] = await column(`select count(*)::int from events e where status = 'completed' and not exists (
      select from transfers t where t.event_id = e.id and t.voided_at is null and t.status <> 'pending_approval')`);
    expect(Number(reopenable)).toBeGreaterThan(0);
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
      const number = decryptBound(dataKey, row.id_number_encrypted, `persons.id_number:${row.id}`);
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

test(
  'the same seed, moment and size make the same data, another seed makes other data',
  async () => {
    const today = '2026-11-15T09:20:00Z';
    const prints = [];
    for (const seed of [11, 11, 12]) {
      const database = await createTestDatabase();
      await fill(database, seed, today, QUICK);
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
    await fillDemo(client, { seed: 1, today: new Date('2026-11-15T09:20:00Z'), size: QUICK, dataKey });
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
    await fill(database, 1, today, QUICK);
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
