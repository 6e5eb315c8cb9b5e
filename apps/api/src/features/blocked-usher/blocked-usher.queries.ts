import { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { readSearch } from '@proline/domain/text/search-query';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import type { ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays, ofDays } from '../../platform/list/range-sql.ts';
import { containing, wordsOrCode } from '../../platform/list/search-sql.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const UNPAID = `transfers where (usher_id = ushers.id or leader_id = ushers.id)
  and status in ('pending_approval', 'approved') and voided_at is null`;

/** Blocking releases what has not begun; work that somebody was given since, and leads, stand until they are taken away. */
const AHEAD = `
  select event_id from assignments
  where usher_id = ushers.id and status in ('invited', 'confirmed') and ends_at > now()
  union select event_id from event_leads where leader_id = ushers.id and released_at is null and ends_at > now()`;

const TODAY = `(now() at time zone ${ORGANISATION_ZONE})::date`;
const UNTIL = 'ushers.blocked_until';
/** A block that ended today waits for the clock: it counts among the nearest. */
const ENDS = {
  for_good: `${UNTIL} is null`,
  in_7_days: `${UNTIL} <= ${TODAY} + 7`,
  in_30_days: `${UNTIL} > ${TODAY} + 7 and ${UNTIL} <= ${TODAY} + 30`,
  later: `${UNTIL} > ${TODAY} + 30`,
} as const;

const byPerson = wordsOrCode(
  { column: 'ushers.code', kind: 'ushers' },
  { text: 'ushers.search_text', city: 'ushers.city' },
);

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
    blocked_by: (value, values) =>
      `ushers.status_changed_by in (select id from admins where ${values.oneOf('name', value)})`,
    since: (value, values) => betweenDays('ushers.status_changed_at', value, values),
    ends: (value) => value.map((one) => `(${ENDS[one]})`).join(' or '),
    until: (value, values) => ofDays(UNTIL, value, values),
    is_owed: (value) => `${value ? '' : 'not '}exists (select from ${UNPAID} and net_minor > 0)`,
    still_planned: (value) => `${value ? '' : 'not '}exists (${AHEAD})`,
  },
  search: (text, values) => {
    const reason = readSearch(text).words.map(
      (word) => `normalise_search(ushers.status_reason) like ${values.add(containing(word))}`,
    );
    return [byPerson(text, values), ...(reason.length > 0 ? [reason.join(' and ')] : [])]
      .map((way) => `(${way})`)
      .join(' or ');
  },
  sorts: {
    since: { sql: 'ushers.status_changed_at', type: 'timestamptz' },
    // whoever is blocked for good comes last, whichever way
    until: { sql: UNTIL, type: 'date', unknown: { up: `'infinity'::date`, down: `'-infinity'::date` } },
    name: { sql: { en: 'ushers.name_en', ar: 'ushers.name_ar' }, type: 'text' },
    code: { sql: 'ushers.code', type: 'bigint' },
    city: { sql: 'ushers.city', type: 'text' },
  },
  values: {
    city: (starts, values) => `
      select distinct city as value from ushers
      where status = 'blocked' and city <> '' and normalise_search(city) like normalise_search(${values.add(starts)}) || '%'
      order by value limit 200`,
    // commas separate the values of a filter
    blocked_by: (starts, values) => `
      select distinct name as value from admins
      where id in (select status_changed_by from ushers where status = 'blocked') and name not like '%,%'
        and normalise_search(name) like normalise_search(${values.add(starts)}) || '%'
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
