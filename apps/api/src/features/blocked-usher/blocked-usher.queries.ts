import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import type { ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';

const UNPAID = `transfers where (usher_id = ushers.id or leader_id = ushers.id)
  and status in ('pending_approval', 'approved') and voided_at is null`;

/** Blocking releases what has not begun; work that somebody was given since, and leads, stand until they are taken away. */
const AHEAD = `
  select event_id from assignments
  where usher_id = ushers.id and status in ('invited', 'confirmed') and ends_at > now()
  union select event_id from event_leads where leader_id = ushers.id and released_at is null and ends_at > now()`;

export const blockedUsherSource: ListSource<typeof blockedUsherList> = {
  list: blockedUsherList,
  from: 'ushers',
  always: `ushers.status = 'blocked'`,
  id: { sql: 'ushers.id', type: 'uuid' },
  joins: `
    left join admins on admins.id = ushers.status_changed_by
    left join lateral (
      select coalesce(json_agg(json_build_object('currency', currency, 'minor', minor) order by currency), '[]') as sums,
        string_agg(currency || ' ' || (${amountSql('minor', 'currency')}), ', ' order by currency) as words
      from (select currency, sum(net_minor)::bigint as minor from ${UNPAID} group by currency having sum(net_minor) > 0) s
    ) owed on true
    left join lateral (select count(*)::integer as events from (${AHEAD}) planned) ahead on true`,
  select: {
    id: 'ushers.id',
    code: 'ushers.code',
    name_en: 'ushers.name_en',
    name_ar: 'ushers.name_ar',
    photo: 'ushers.photo',
    phone: 'ushers.phone',
    city: 'ushers.city',
    reason: 'ushers.status_reason',
    blocked_by: 'admins.name',
    since: 'ushers.status_changed_at',
    until: 'ushers.blocked_until',
    owed: 'owed.sums',
    future_events: 'ahead.events',
  },
  filters: {
    city: (value, values) => values.oneOf('ushers.city', value),
    since: (value, values) => betweenDays('ushers.status_changed_at', value, values),
    is_owed: (value) => `${value ? '' : 'not '}exists (select from ${UNPAID} and net_minor > 0)`,
    still_planned: (value) => `${value ? '' : 'not '}exists (${AHEAD})`,
  },
  search: wordsOrCode({ column: 'ushers.code', kind: 'ushers' }, { text: 'ushers.search_text', city: 'ushers.city' }),
  sorts: {
    since: { sql: 'ushers.status_changed_at', type: 'timestamptz' },
    name: { sql: { en: 'ushers.name_en', ar: 'ushers.name_ar' }, type: 'text' },
    code: { sql: 'ushers.code', type: 'bigint' },
    city: { sql: 'ushers.city', type: 'text' },
  },
  values: {
    city: (starts, values) => `
      select distinct city as value from ushers
      where status = 'blocked' and city <> '' and normalise_search(city) like normalise_search(${values.add(starts)}) || '%'
      order by value limit 200`,
  },
  cells: {
    name: [{ sql: 'ushers.name_en' }, { sql: 'ushers.name_ar' }],
    code: { sql: `'U-' || ushers.code` },
    phone: { sql: 'ushers.phone' },
    city: { sql: 'ushers.city', names: CITY_WORDS },
    reason: { sql: 'ushers.status_reason' },
    blocked_by: { sql: 'admins.name' },
    since: { sql: 'ushers.status_changed_at', kind: 'moment' },
    until: { sql: 'ushers.blocked_until', kind: 'day' },
    owed: { sql: 'owed.words' },
    future_events: { sql: 'ahead.events', kind: 'number' },
  },
};
