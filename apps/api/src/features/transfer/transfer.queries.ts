import type { AnswerOf } from '@proline/contract/frame/endpoint';
import { transferList, type getTransfer } from '@proline/contract/transfer/transfer';
import type pg from 'pg';
import { leapingValues, selected, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays, waitingDays } from '../../platform/list/range-sql.ts';
import type { SearchedThrough } from '../../platform/list/search-source.ts';
import { codeIn, wordsIn } from '../../platform/list/search-sql.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';

const JOINS = `
  left join persons payee on payee.id = coalesce(transfers.usher_id, transfers.leader_id)
  left join events on events.id = transfers.event_id
  left join bank_accounts on bank_accounts.id = transfers.bank_account_id`;

const FIELDS = {
  id: 'transfers.id',
  code: 'transfers.code',
  kind: 'transfers.kind',
  status: 'transfers.status',
  payee: `json_build_object('kind', case when transfers.usher_id is null then 'leader' else 'usher' end,
    'id', payee.id, 'name_en', payee.name_en, 'name_ar', payee.name_ar, 'photo', payee.photo)`,
  event: `case when events.id is not null then
    json_build_object('id', events.id, 'title_en', events.title_en, 'title_ar', events.title_ar) end`,
  currency: 'transfers.currency',
  gross_minor: 'transfers.gross_minor',
  deductions_minor: 'transfers.deductions_minor',
  net_minor: 'transfers.net_minor',
  iban_last4: 'bank_accounts.iban_last4',
  has_bank_account: 'transfers.bank_account_id is not null',
  created_at: 'transfers.created_at',
} as const;

/** A transfer waits for its approval, and then for its payment; a paid one no longer waits. */
const WAITING_SINCE = `case transfers.status when 'pending_approval' then transfers.created_at
  when 'approved' then transfers.approved_at end`;

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
    no_account: (value) => `transfers.bank_account_id is ${value ? '' : 'not '}null`,
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
  },
  tabs: 'transfers.status',
  counted: 'transfers',
  values: { currency: leapingValues('transfer_sums', 'currency') },
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
    created_at: { sql: 'transfers.created_at', kind: 'moment' },
  },
};

type Transfer = AnswerOf<typeof getTransfer>['data'];

export async function findTransfer(pool: pg.Pool, id: string): Promise<Transfer | undefined> {
  const { rows } = await pool.query<Transfer>({
    name: 'find-transfer',
    text: `
      select ${selected(FIELDS)}, transfers.approved_at, transfers.transferred_on, transfers.bank_reference, transfers.version,
        (select name from admins where id = transfers.approved_by) as approved_by,
        (
          select coalesce(json_agg(json_build_object('id', l.id, 'kind', l.kind, 'minutes', l.minutes,
            'rate_minor', l.rate_minor, 'factor', l.factor, 'amount_minor', l.amount_minor,
            'shift', case when a.id is not null then json_build_object(
              'starts_at', ${momentSql('a.starts_at')}, 'ends_at', ${momentSql('a.ends_at')}, 'time_zone', e.time_zone,
              'basis', p.pay_basis, 'role', json_build_object('name_en', r.name_en, 'name_ar', r.name_ar)) end
          ) order by a.starts_at, a.id, l.amount_minor desc, l.id), '[]')
          from transfer_lines l
          left join assignments a on a.id = l.assignment_id
          left join events e on e.id = a.event_id
          left join positions p on p.id = a.position_id
          left join types r on r.id = p.type_id
          where l.transfer_id = transfers.id
        ) as lines
      from transfers ${JOINS} where transfers.id = $1 and transfers.voided_at is null`,
    values: [id],
  });
  return rows[0];
}

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
