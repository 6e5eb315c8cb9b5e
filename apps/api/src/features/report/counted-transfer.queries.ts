import { countedTransferList } from '@proline/contract/report/counted-transfer';
import type { Range } from '@proline/contract/frame/list-filters';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { codeIn, wordsIn } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { TODAY } from './report-list.queries.ts';

const dayOf = (moment: string): string => `(${moment} at time zone ${ORGANISATION_ZONE})::date`;
const lastOf = ({ from, to }: Range<string>): string | undefined => to ?? from;
const HOURS = `floor(extract(epoch from paid.approved_at - paid.created_at) / 3600)::integer`;

/** A transfer ends when it is paid or voided: the same day as in the sums of days. */
function countedTransfers(set: ReadonlyMap<string, unknown>, values: SqlValues): string {
  // The contract's schema of this very filter has made the value.
  const unpaid = set.get('unpaid_on') as Range<string> | undefined;
  const ages = set.get('unpaid_days') as Range<number> | undefined;
  const wanted = unpaid && lastOf(unpaid);
  const day = wanted === undefined ? TODAY : `least(${values.add(wanted)}::date, ${TODAY})`;
  const narrowed = [
    ...(unpaid
      ? [
          `t.created_at < (${day} + 1)::timestamp at time zone ${ORGANISATION_ZONE}`,
          `(ended.day is null or (${day} < ${TODAY} and ended.day > ${day}))`,
        ]
      : []),
    ...(ages?.from === undefined ? [] : [`${day} - ${dayOf('t.created_at')} >= ${values.add(ages.from)}::integer`]),
    ...(ages?.to === undefined ? [] : [`${day} - ${dayOf('t.created_at')} <= ${values.add(ages.to)}::integer`]),
  ];
  return `
    select t.*, ended.day as ended_on from transfers t
    cross join lateral (
      select least(${dayOf('t.voided_at')}, case when t.status = 'transferred' then t.transferred_on end) as day
    ) ended
    ${narrowed.length > 0 ? `where ${narrowed.join(' and ')}` : ''}`;
}

const made = () => 'true';
const ofEvents = (condition: string): string => `paid.event_id in (select id from events where ${condition})`;
const money = amountSql('paid.net_minor', 'paid.currency');

export const countedTransferSource: ListSource<typeof countedTransferList> = {
  list: countedTransferList,
  from: 'paid',
  made: countedTransfers,
  id: { sql: 'paid.id', type: 'uuid' },
  joins: `left join persons payee on payee.id = coalesce(paid.usher_id, paid.leader_id)
    left join events e on e.id = paid.event_id`,
  select: {
    id: 'paid.id',
    code: 'paid.code',
    kind: 'paid.kind',
    status: 'paid.status',
    payee: `json_build_object('kind', case when paid.usher_id is null then 'leader' else 'usher' end,
      'id', payee.id, 'name_en', payee.name_en, 'name_ar', payee.name_ar, 'photo', payee.photo)`,
    event: `case when e.id is not null then
      json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) end`,
    currency: 'paid.currency',
    net_minor: 'paid.net_minor',
    created_at: 'paid.created_at',
    approved_at: 'paid.approved_at',
    approval_hours: HOURS,
    ended_on: 'paid.ended_on',
    voided: 'paid.voided_at is not null',
  },
  filters: {
    unpaid_on: made,
    unpaid_days: made,
    approved: (days, values) => `paid.voided_at is null and ${betweenDays('paid.approved_at', days, values)}`,
    kind: (kinds, values) => values.oneOf('paid.kind', kinds),
    currency: (currencies, values) => values.oneOf('paid.currency', currencies),
    city: (cities, values) => ofEvents(values.oneOf('city', cities)),
    category: (ids, values) => ofEvents(values.oneOf('category_id', ids, 'uuid')),
    client: (clients, values) => ofEvents(values.oneOf('client_name', clients)),
  },
  search: (text, values) => {
    const code = codeIn('transfers', text);
    const people = `(select id from persons where ${wordsIn('search_text', text, values)})`;
    return [
      `paid.usher_id in ${people}`,
      `paid.leader_id in ${people}`,
      ...(code === null ? [] : [`paid.code = ${values.add(code)}`]),
    ].join(' or ');
  },
  sorts: { created_at: { sql: 'paid.created_at', type: 'timestamptz' } },
  values: {
    city: leapingValues('events', 'city'),
    client: leapingValues('events', 'client_name'),
    currency: leapingValues('transfer_sums', 'currency'),
  },
  cells: {
    payee: [{ sql: 'payee.name_en' }, { sql: 'payee.name_ar' }],
    code: { sql: `'T-' || paid.code` },
    kind: { sql: 'paid.kind' },
    event: [{ sql: 'e.title_en' }, { sql: 'e.title_ar' }],
    created_at: { sql: 'paid.created_at', kind: 'moment' },
    approval_hours: { sql: HOURS, kind: 'number' },
    net: [{ sql: money, kind: 'number' }, { sql: 'paid.currency' }],
    status: { sql: 'paid.status' },
    ended_on: { sql: 'paid.ended_on', kind: 'day' },
  },
};
