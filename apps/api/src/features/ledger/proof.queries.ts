import type { LedgerDifference } from '@proline/contract/ledger/ledger';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;

/** A part of all transfers by their ids, or of all days: from the first up to the second, without it. */
type Part = readonly [from: string | null, to: string | null];

const within = (column: 'id' | 'transfer_id' | 'day', [from, to]: Part) => {
  const at = sql.raw(column);
  return sql`${from === null ? sql`true` : sql`${at} >= ${from}`} and ${to === null ? sql`true` : sql`${at} < ${to}`}`;
};

/** What the postings of each transfer or recovery move on each account. */
const posted = (of: 'transfer_id' | 'recovery_id', wanted: RawBuilder<unknown>) => {
  const sums = ACCOUNTS.map(
    (account) => `coalesce(sum(amount_minor) filter (where debit = '${account}'), 0)
      - coalesce(sum(amount_minor) filter (where credit = '${account}'), 0) as ${account}`,
  );
  const id = sql.raw(of);
  return sql`
    select ${id} as id, min(currency) as currency, count(distinct currency) as currencies, ${sql.raw(sums.join(', '))}
    from ledger_postings where ${id} is not null and ${wanted} group by ${id}`;
};
const ACCOUNTS = ['cost', 'owed', 'payable', 'bank', 'recoverable'] as const;

const NOTHING = sql`null::uuid as transfer_id, null::uuid as recovery_id, null::date as day`;

/** The net amount stands on the account of its status, what recoveries take is set off, and both are a cost. */
const transfersIn = (part: Part) => sql`
  with posted as (${posted('transfer_id', within('transfer_id', part))}), meant as (
    select id, currency, case when voided_at is null then net_minor else 0 end as net,
      case when voided_at is null then recovered_minor else 0 end as recovered, ledger_account(status) as stands_on
    from transfers where ${within('id', part)}
  ), compared as (
    select coalesce(m.id, p.id) as id, coalesce(m.currency, p.currency) as currency, p.currencies, p.currency as posted_in,
      coalesce(m.net, 0) + coalesce(m.recovered, 0) as cost, -coalesce(m.recovered, 0) as recoverable,
      case when m.stands_on = 'owed' then -m.net else 0 end as owed,
      case when m.stands_on = 'payable' then -m.net else 0 end as payable,
      case when m.stands_on = 'bank' then -m.net else 0 end as bank,
      coalesce(p.cost, 0) as p_cost, coalesce(p.owed, 0) as p_owed, coalesce(p.payable, 0) as p_payable,
      coalesce(p.bank, 0) as p_bank, coalesce(p.recoverable, 0) as p_recoverable
    from meant m full join posted p on p.id = m.id
  )
  select 'transfer' as "check", a.account, c.currency, c.id as transfer_id, null::uuid as recovery_id, null::date as day,
    a.meant as expected_minor, a.found as found_minor
  from compared c cross join lateral (values
    ('cost', c.cost, c.p_cost), ('owed', c.owed, c.p_owed), ('payable', c.payable, c.p_payable),
    ('bank', c.bank, c.p_bank), ('recoverable', c.recoverable, c.p_recoverable)
  ) a (account, meant, found)
  where (c.cost, c.owed, c.payable, c.bank, c.recoverable)
      is distinct from (c.p_cost, c.p_owed, c.p_payable, c.p_bank, c.p_recoverable)
    and a.meant <> a.found
  union all
  select 'transfer', null, c.currency, c.id, null, null, 1, c.currencies from compared c
  where c.currencies > 1 or c.posted_in <> c.currency`;

/** A debt is what it was recorded with, and once it is canceled what it had taken. */
const RECOVERIES = sql`
  with posted as (${posted('recovery_id', sql`true`)})
  select 'recovery' as "check", a.account, coalesce(r.currency, p.currency) as currency, null::uuid as transfer_id,
    coalesce(r.id, p.id) as recovery_id, null::date as day, a.meant as expected_minor, a.found as found_minor
  from recoveries r full join posted p on p.id = r.id
  cross join lateral (select coalesce(r.taken_minor, r.amount_minor, 0) as owes) m
  cross join lateral (values
    ('recoverable', m.owes, coalesce(p.recoverable, 0)), ('cost', -m.owes, coalesce(p.cost, 0)),
    ('owed', 0, coalesce(p.owed, 0)), ('payable', 0, coalesce(p.payable, 0)), ('bank', 0, coalesce(p.bank, 0))
  ) a (account, meant, found)
  where a.meant <> a.found`;

/** The pay lines explain the amount to the minor unit. */
const linesIn = (part: Part) => sql`
  with lines as (
    select transfer_id, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as gross,
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as deductions,
      coalesce(-sum(amount_minor) filter (where kind = 'recovery'), 0) as recovered
    from transfer_lines where ${within('transfer_id', part)} group by transfer_id
  ), compared as (select * from transfers where ${within('id', part)})
  select 'lines' as "check", a.part as account, t.currency, t.id as transfer_id, null::uuid as recovery_id, null::date as day,
    a.meant as expected_minor, a.found as found_minor
  from compared t left join lines l on l.transfer_id = t.id
  cross join lateral (values
    ('gross', t.gross_minor, coalesce(l.gross, 0)), ('deductions', t.deductions_minor, coalesce(l.deductions, 0)),
    ('recovered', t.recovered_minor, coalesce(l.recovered, 0))
  ) a (part, meant, found)
  where (t.gross_minor, t.deductions_minor, t.recovered_minor)
      is distinct from (coalesce(l.gross, 0), coalesce(l.deductions, 0), coalesce(l.recovered, 0))
    and a.meant <> a.found`;

/** No debt takes more than it is, from another person, or in another currency. */
const TAKEN = sql`
  select 'taken' as "check", null::text as account, r.currency, null::uuid as transfer_id, r.id as recovery_id, null::date as day,
    coalesce(r.taken_minor, r.amount_minor) as expected_minor, -sum(l.amount_minor) as found_minor
  from transfer_lines l join transfers t on t.id = l.transfer_id join recoveries r on r.id = l.recovery_id
  where t.voided_at is null
  group by r.id
  having -sum(l.amount_minor) > coalesce(r.taken_minor, r.amount_minor)
    or bool_or(t.currency <> r.currency)
    -- a merge that was undone may have parted what was taken before
    or bool_or(coalesce(t.usher_id, t.leader_id) <> r.person_id and not exists (
      select from person_merges m
      where r.person_id in (m.kept_id, m.merged_id) and coalesce(t.usher_id, t.leader_id) in (m.kept_id, m.merged_id)))`;

/** The sums by which the screens count are what the ledger has on the accounts of the statuses. */
const BALANCES = sql`
  with meant as (
    select ledger_account(status) as account, currency, -sum(net_minor) as minor from transfer_sums group by 1, 2
  ), found as (
    select account, currency, sum(debit_minor) - sum(credit_minor) as minor from ledger_days
    where account in ('owed', 'payable', 'bank') group by account, currency
  )
  select 'balance' as "check", coalesce(m.account, f.account) as account, coalesce(m.currency, f.currency) as currency, ${NOTHING},
    coalesce(m.minor, 0) as expected_minor, coalesce(f.minor, 0) as found_minor
  from meant m full join found f on f.account = m.account and f.currency = m.currency
  where coalesce(m.minor, 0) <> coalesce(f.minor, 0)`;

/** The sums of a day are those of its postings. */
const daysIn = (part: Part) => sql`
  with sums as (
    select day, account, currency, sum(debit_minor) - sum(credit_minor) as minor, sum(debit_minor) as debit from ledger_days
    where ${within('day', part)} group by day, account, currency
  ), meant as (
    select day, account, currency, sum(debit) - sum(credit) as minor, sum(debit) as debit from (
      select day, debit as account, currency, sum(amount_minor) as debit, 0 as credit from ledger_postings
      where ${within('day', part)} group by 1, 2, 3
      union all
      select day, credit, currency, 0, sum(amount_minor) from ledger_postings
      where ${within('day', part)} group by 1, 2, 3
    ) p group by day, account, currency
  )
  select 'day' as "check", coalesce(m.account, s.account) as account, coalesce(m.currency, s.currency) as currency,
    null::uuid as transfer_id, null::uuid as recovery_id, coalesce(m.day, s.day) as day,
    coalesce(m.minor, 0) as expected_minor, coalesce(s.minor, 0) as found_minor
  from meant m full join sums s on s.day = m.day and s.account = m.account and s.currency = m.currency
  where (coalesce(m.minor, 0), coalesce(m.debit, 0)) <> (coalesce(s.minor, 0), coalesce(s.debit, 0))`;

/** Over all accounts a currency sums to zero. */
const ZERO = sql`
  select 'zero' as "check", null::text as account, currency, ${NOTHING}, 0 as expected_minor,
    sum(debit_minor) - sum(credit_minor) as found_minor
  from ledger_days group by currency having sum(debit_minor) <> sum(credit_minor)`;

/** So many transfers are compared by one statement, which then ends well before its time, however many there are. */
const TRANSFERS_AT_ONCE = 50_000;

/** One after the other they are everything: before the first bound, between two, and from the last one on. */
const partsAt = (bounds: readonly string[]): Part[] =>
  [null, ...bounds].map((from, index) => [from, bounds[index] ?? null]);

async function partsOfTransfers(db: Db, at_once: number): Promise<Part[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as n from transfers) t
    where n % ${at_once}::integer = 0 order by id`.execute(db);
  return partsAt(rows.map(({ id }) => id));
}

/** By quarters of a year. */
async function partsOfDays(db: Db): Promise<Part[]> {
  const { rows } = await sql<{ begins: string }>`
    select distinct date_trunc('quarter', day)::date::text as begins from ledger_days order by 1`.execute(db);
  return partsAt(rows.map(({ begins }) => begins));
}

/**
 * A statement sees one moment, and everything about one transfer, or one day, stands in one statement: what is written
 * meanwhile is no difference.
 */
export async function findDifferences(db: Db, at_once = TRANSFERS_AT_ONCE): Promise<LedgerDifference[]> {
  const transfers = await partsOfTransfers(db, at_once);
  const days = await partsOfDays(db);
  const checks = [
    ...transfers.map(transfersIn),
    RECOVERIES,
    ...transfers.map(linesIn),
    TAKEN,
    BALANCES,
    ...days.map(daysIn),
    ZERO,
  ];
  const found: LedgerDifference[] = [];
  for (const check of checks) {
    const { rows } = await sql<LedgerDifference>`
      select d."check", d.account, d.currency, d.transfer_id, d.recovery_id, d.day,
        d.expected_minor::bigint as expected_minor, d.found_minor::bigint as found_minor
      from (${check}) d order by d.transfer_id, d.recovery_id, d.day, d.currency, d.account`.execute(db);
    found.push(...rows);
  }
  return found;
}
