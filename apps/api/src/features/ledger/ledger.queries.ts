import { ledgerList, type LedgerBalance } from '@proline/contract/ledger/ledger';
import type { FiltersOf } from '@proline/contract/frame/list';
import { LEDGER_ACCOUNTS } from '@proline/domain/pay/ledger-accounts';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import type pg from 'pg';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { ofDays } from '../../platform/list/range-sql.ts';
import { codeIn, wordsIn } from '../../platform/list/search-sql.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';

const JOINS = `
  left join transfers on transfers.id = ledger_postings.transfer_id
  left join recoveries on recoveries.id = ledger_postings.recovery_id
  left join transfers overpaid on overpaid.id = recoveries.transfer_id
  left join persons of on of.id = coalesce(transfers.usher_id, transfers.leader_id, recoveries.person_id)
  left join events on events.id = coalesce(transfers.event_id, overpaid.event_id)`;

const FIELDS = {
  id: 'ledger_postings.id',
  day: 'ledger_postings.day',
  at: 'ledger_postings.at',
  move: 'ledger_postings.move',
  debit: 'ledger_postings.debit',
  credit: 'ledger_postings.credit',
  currency: 'ledger_postings.currency',
  amount_minor: 'ledger_postings.amount_minor',
  transfer: `case when transfers.id is not null then json_build_object('id', transfers.id, 'code', transfers.code) end`,
  recovery: `case when recoveries.id is not null then json_build_object('id', recoveries.id, 'code', recoveries.code) end`,
  person: `json_build_object('kind', case when of.usher_code is null then 'leader' else 'usher' end,
    'id', of.id, 'name_en', of.name_en, 'name_ar', of.name_ar, 'photo', of.photo)`,
  event: `case when events.id is not null then
    json_build_object('id', events.id, 'title_en', events.title_en, 'title_ar', events.title_ar) end`,
} as const;

type Filters = FiltersOf<typeof ledgerList>;
type Narrowing = Partial<Pick<Filters, 'person' | 'event' | 'transfer'>>;

/** What the accountant's books call an account, by the settings. */
const codeOf = (column: string): string => `coalesce(
  (select value ->> ('code_' || ${column}) from settings where key = 'payments'),
  case ${column} ${LEDGER_ACCOUNTS.map((account) => `when '${account}' then '${DEFAULT_PAYMENTS[`code_${account}`]}'`).join(' ')} end)`;

const codesIn = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(/^(?:T-)?(\d{1,12})$/i.exec(text)?.[1] ?? -1));

const ofPeople = (people: (column: string) => string): string => `(
  ledger_postings.transfer_id in (select t.id from transfers t where ${people('t.usher_id')} or ${people('t.leader_id')})
  or ledger_postings.recovery_id in (select r.id from recoveries r where ${people('r.person_id')}))`;

/** Those of an event and of what was overpaid there, the voided ones among them. */
const ofTransfers = (which: string): string => `(
  ledger_postings.transfer_id in (select t.id from transfers t where ${which})
  or ledger_postings.recovery_id in (
    select r.id from recoveries r join transfers t on t.id = r.transfer_id where ${which}))`;

const NARROWED = {
  person: (value: readonly string[], values: SqlValues) => ofPeople((column) => values.oneOf(column, value, 'uuid')),
  event: (value: readonly string[], values: SqlValues) => {
    const own = values.oneOf('t.event_id', value, 'uuid');
    return ofTransfers(`((${own} and t.voided_at is null) or (${own} and t.voided_at is not null))`);
  },
  transfer: (value: readonly string[], values: SqlValues) =>
    ofTransfers(values.oneOf('t.code', codesIn(value), 'bigint')),
} as const;

export const ledgerSource: ListSource<typeof ledgerList> = {
  list: ledgerList,
  from: 'ledger_postings',
  id: { sql: 'ledger_postings.id', type: 'bigint' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    ...NARROWED,
    day: (value, values) => ofDays('ledger_postings.day', value, values),
    account: (value, values) =>
      `(${values.oneOf('ledger_postings.debit', value)} or ${values.oneOf('ledger_postings.credit', value)})`,
    move: (value, values) => values.oneOf('ledger_postings.move', value),
    currency: (value, values) => values.oneOf('ledger_postings.currency', value),
  },
  search: (text, values) => {
    const code = codeIn('transfers', text);
    const people = ofPeople(
      (column) => `${column} in (select id from persons where ${wordsIn('search_text', text, values)})`,
    );
    return code === null ? people : `${people} or ${ofTransfers(`t.code = ${values.add(code)}`)}`;
  },
  sorts: {
    day: { sql: 'ledger_postings.day', type: 'date' },
    amount: { sql: 'ledger_postings.amount_minor', type: 'bigint' },
  },
  values: {
    account: (starts, values) => `select account as value from unnest(array['${LEDGER_ACCOUNTS.join(`', '`)}']) account
      where account like ${values.add(starts.toLowerCase())} || '%'`,
    currency: leapingValues('transfer_sums', 'currency'),
    transfer: (starts, values) => `select 'T-' || code as value from transfers
      where 'T-' || code like upper(${values.add(starts)}) || '%' order by created_at desc, id desc limit 50`,
  },
  cells: {
    day: { sql: 'ledger_postings.day', kind: 'day' },
    number: { sql: 'ledger_postings.id', kind: 'number' },
    move: { sql: 'ledger_postings.move' },
    document: { sql: `coalesce('T-' || transfers.code, 'R-' || recoveries.code)` },
    person: [{ sql: 'of.name_en' }, { sql: 'of.name_ar' }],
    event: [{ sql: 'events.title_en' }, { sql: 'events.title_ar' }],
    debit: [{ sql: codeOf('ledger_postings.debit') }, { sql: 'ledger_postings.debit' }],
    credit: [{ sql: codeOf('ledger_postings.credit') }, { sql: 'ledger_postings.credit' }],
    amount: [
      { sql: amountSql('ledger_postings.amount_minor', 'ledger_postings.currency'), kind: 'number' },
      { sql: 'ledger_postings.currency' },
    ],
    at: { sql: 'ledger_postings.at', kind: 'moment' },
  },
};

type Period = NonNullable<Filters['day']>;

/** Of everything from the sums of the days; of a person, an event or a transfer from their postings. */
export async function readBalances(
  pool: pg.Pool,
  {
    day = {},
    currency,
    ...narrowing
  }: Narrowing & { day?: Period | undefined; currency?: readonly string[] | undefined },
): Promise<LedgerBalance[]> {
  const values = new SqlValues();
  const where = [
    ...(currency === undefined ? [] : [values.oneOf('currency', currency)]),
    ...(day.to === undefined ? [] : [`day <= ${values.add(day.to)}::date`]),
    ...(narrowing.person === undefined ? [] : [NARROWED.person(narrowing.person, values)]),
    ...(narrowing.event === undefined ? [] : [NARROWED.event(narrowing.event, values)]),
    ...(narrowing.transfer === undefined ? [] : [NARROWED.transfer(narrowing.transfer, values)]),
  ];
  const isWhole = Object.values(narrowing).every((each) => each === undefined);
  const kept = where.length === 0 ? '' : `where ${where.join(' and ')}`;
  const moved = isWhole
    ? `select day, account, currency, debit_minor as debit, credit_minor as credit from ledger_days ${kept}`
    : `select day, side.account, currency, side.debit, side.credit from ledger_postings
       cross join lateral (values (debit, amount_minor, 0), (credit, 0, amount_minor)) side (account, debit, credit) ${kept}`;
  const before = day.from === undefined ? 'false' : `day < ${values.add(day.from)}::date`;
  const { rows } = await pool.query<LedgerBalance>(
    `select currency, account, coalesce(sum(debit - credit) filter (where ${before}), 0)::bigint as opening_minor,
       coalesce(sum(debit) filter (where not ${before}), 0)::bigint as debit_minor,
       coalesce(sum(credit) filter (where not ${before}), 0)::bigint as credit_minor,
       sum(debit - credit)::bigint as closing_minor
     from (${moved}) m group by currency, account
     order by currency, array_position(array['${LEDGER_ACCOUNTS.join(`', '`)}'], account)`,
    values.list,
  );
  return rows;
}
