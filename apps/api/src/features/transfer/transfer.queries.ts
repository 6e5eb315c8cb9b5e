import type { Range } from '@proline/contract/frame/list-filters';
import { transferList } from '@proline/contract/transfer/transfer';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays, ofDays, waitingDays } from '../../platform/list/range-sql.ts';
import type { SearchedThrough } from '../../platform/list/search-source.ts';
import { codeIn, wordsIn } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';

export const JOINS = `
  left join persons payee on payee.id = coalesce(transfers.usher_id, transfers.leader_id)
  left join events on events.id = transfers.event_id
  left join bank_accounts on bank_accounts.id = transfers.bank_account_id
  left join payment_batches batch on batch.id = transfers.batch_id`;

/** What was worked: nights and lateness are parts of the same time. */
const MINUTES = `(select sum(l.minutes) from transfer_lines l
  where l.transfer_id = transfers.id and l.kind in ('work', 'overtime'))`;

const ROLE = `(
  select json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) from transfer_lines l
  join assignments a on a.id = l.assignment_id
  join positions p on p.id = a.position_id
  join types r on r.id = p.type_id
  where l.transfer_id = transfers.id order by l.amount_minor desc, l.id limit 1)`;

/** A transfer waits for its approval, and then for its payment; a paid one no longer waits. */
const WAITING_SINCE = `case transfers.status when 'pending_approval' then transfers.created_at
  when 'approved' then transfers.approved_at end`;

export const FIELDS = {
  id: 'transfers.id',
  code: 'transfers.code',
  kind: 'transfers.kind',
  status: 'transfers.status',
  payee: `json_build_object('kind', case when transfers.usher_id is null then 'leader' else 'usher' end,
    'id', payee.id, 'name_en', payee.name_en, 'name_ar', payee.name_ar, 'photo', payee.photo)`,
  role: ROLE,
  minutes: MINUTES,
  event: `case when events.id is not null then
    json_build_object('id', events.id, 'title_en', events.title_en, 'title_ar', events.title_ar) end`,
  currency: 'transfers.currency',
  gross_minor: 'transfers.gross_minor',
  deductions_minor: 'transfers.deductions_minor',
  net_minor: 'transfers.net_minor',
  recovered_minor: 'transfers.recovered_minor',
  iban_last4: 'bank_accounts.iban_last4',
  has_bank_account: 'transfers.bank_account_id is not null',
  created_at: 'transfers.created_at',
  waiting_since: WAITING_SINCE,
  created_by: `case when transfers.created_by is not null then json_build_object(
    'id', transfers.created_by, 'name', (select name from admins where id = transfers.created_by)) end`,
  last_edited_by: 'transfers.last_edited_by',
  first_approved_by: 'transfers.first_approved_by',
  hold_reason: 'transfers.hold_reason',
  transferred_on: 'transfers.transferred_on',
  batch: `case when batch.id is not null then
    json_build_object('id', batch.id, 'code', batch.code, 'status', batch.status) end`,
  version: 'transfers.version',
} as const;

/** What nobody could approve as it stands, whoever they are; the index `transfers_not_ready` holds the same. */
const NOT_READY = `transfers.status = 'pending_approval' and (transfers.held_at is not null
  or (transfers.net_minor = 0 and transfers.recovered_minor = 0)
  or (transfers.bank_account_id is null and transfers.net_minor > 0))`;

/** The same order as the index `transfers_by_age` has. */
const AGES_FROM = `(case when transfers.status = 'approved' then transfers.approved_at else transfers.created_at end)`;

const money = (column: string) => amountSql(`transfers.${column}`, 'transfers.currency');

export const transferSource: ListSource<typeof transferList> = {
  list: transferList,
  from: 'transfers',
  // a voided transfer leaves every list and every total
  always: 'transfers.voided_at is null',
  id: { sql: 'transfers.id', type: 'uuid' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('transfers.status', value),
    kind: (value, values) => values.oneOf('transfers.kind', value),
    currency: (value, values) => values.oneOf('transfers.currency', value),
    created: (value, values) => betweenDays('transfers.created_at', value, values),
    age: (value, values) => waitingDays(WAITING_SINCE, value, values),
    payee: (value, values) => {
      const people = values.add([...value]);
      return `(transfers.usher_id = any (${people}::uuid[]) or transfers.leader_id = any (${people}::uuid[]))`;
    },
    event: (value, values) => values.oneOf('transfers.event_id', value, 'uuid'),
    // an amount as people write it, in whatever currency
    amount: (value, values) => ofAmount(money('net_minor'), value, values),
    paid: (value, values) => ofDays('transfers.transferred_on', value, values),
    held: (value) => `transfers.held_at is ${value ? 'not ' : ''}null`,
    in_batch: (value) => `transfers.batch_id is ${value ? 'not ' : ''}null`,
    no_account: (value) => `transfers.bank_account_id is ${value ? '' : 'not '}null`,
    not_ready: (value) => (value ? NOT_READY : `not (${NOT_READY})`),
    bank: (value, values) =>
      `transfers.bank_account_id in (select b.id from bank_accounts b where ${values.oneOf('b.bank_name', value)})`,
    created_by: (value, values) =>
      `transfers.created_by in (select a.id from admins a where ${values.oneOf('a.name', value)})`,
  },
  search: (text, values) => {
    const code = codeIn('transfers', text);
    const people = `(select id from persons where ${wordsIn('search_text', text, values)})`;
    return [
      `transfers.usher_id in ${people}`,
      `transfers.leader_id in ${people}`,
      ...(code === null ? [] : [`transfers.code = ${values.add(code)}`]),
    ].join(' or ');
  },
  sorts: {
    created_at: { sql: 'transfers.created_at', type: 'timestamptz' },
    code: { sql: 'transfers.code', type: 'bigint' },
    net: { sql: 'transfers.net_minor', type: 'bigint' },
    age: { sql: AGES_FROM, type: 'timestamptz', reversed: true },
  },
  tabs: 'transfers.status',
  counted: 'transfers',
  values: {
    currency: leapingValues('transfer_sums', 'currency'),
    bank: leapingValues('bank_accounts', 'bank_name'),
    created_by: (starts, values) => `
      select distinct a.name as value from admins a
      where a.name not like '%,%' and exists (select from transfers t where t.created_by = a.id and t.voided_at is null)
        and normalise_search(a.name) like normalise_search(${values.add(starts)}) || '%'
      order by 1 limit 50`,
  },
  cells: {
    payee: [{ sql: 'payee.name_en' }, { sql: 'payee.name_ar' }],
    code: { sql: `'T-' || transfers.code` },
    kind: { sql: 'transfers.kind' },
    event: [{ sql: 'events.title_en' }, { sql: 'events.title_ar' }],
    status: { sql: 'transfers.status' },
    gross: { sql: money('gross_minor'), kind: 'number' },
    deductions: { sql: money('deductions_minor'), kind: 'number' },
    net: [{ sql: money('net_minor'), kind: 'number' }, { sql: 'transfers.currency' }],
    iban_last4: [{ sql: 'bank_accounts.iban_last4' }],
    hours: { sql: `round(${MINUTES} / 60.0, 2)`, kind: 'number' },
    age: { sql: `floor(extract(epoch from now() - (${WAITING_SINCE})) / 86400)`, kind: 'number' },
    held: { sql: 'transfers.hold_reason' },
    batch: { sql: `'B-' || batch.code` },
    created_by: { sql: '(select name from admins where id = transfers.created_by)' },
    created_at: { sql: 'transfers.created_at', kind: 'moment' },
    paid: { sql: 'transfers.transferred_on', kind: 'day' },
  },
};

/** From the smaller to the larger amount, both included. */
const ofAmount = (amount: string, { from, to }: Range<number>, values: SqlValues): string =>
  [
    ...(from === undefined ? [] : [`${amount} >= ${values.add(from)}::integer`]),
    ...(to === undefined ? [] : [`${amount} <= ${values.add(to)}::integer`]),
  ].join(' and ');

/** A transfer is found by its code or its payee. */
export const transferSearch: SearchedThrough = {
  through: ['ushers', 'leaders'],
  sql: ({ code, through, most, values }) => {
    const ways = [
      ...(code === null ? [] : [`select *, 0 as rank from transfers where code = ${values.add(code)}`]),
      ...through.map((kind) => {
        const column = kind === 'ushers' ? 'usher_id' : 'leader_id';
        return `select t.* from found_${kind} p cross join lateral (
          select *, 1 as rank from transfers where ${column} = p.id order by created_at desc limit ${most}
        ) t`;
      }),
    ];
    return `
      select 'transfers' as kind, t.id, payee.name_en as title_en, payee.name_ar as title_ar,
        t.code, null::text as detail, case when t.voided_at is null then t.status end as status,
        null::text as image, t.net_minor as amount_minor, t.currency::text as currency, null::date as starts_on, t.rank
      from (select * from (${ways.map((way) => `(${way})`).join(' union all ')}) found
            order by rank, created_at desc, id limit ${most}) t
      left join persons payee on payee.id = coalesce(t.usher_id, t.leader_id)
      order by rank, t.created_at desc, t.id`;
  },
};
