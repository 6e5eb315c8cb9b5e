import { hiringEventList } from '@proline/contract/hiring/hiring';
import { HIRING_DUES, type HiringDue } from '@proline/contract/hiring/hiring.words';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';

const TAKES_STAFF = `events.status in ('published', 'in_progress')`;

/** Positions of shifts that are not over. */
const AHEAD = `positions p join shifts s on s.id = p.shift_id where p.event_id = events.id and s.ends_at > now()`;
const HAS_GAP = `exists (select from ${AHEAD} and p.confirmed + p.invited < p.headcount)`;

const STAFFING = `
  select coalesce(sum(p.headcount), 0)::integer as places, coalesce(sum(p.confirmed), 0)::integer as confirmed,
    coalesce(sum(p.invited), 0)::integer as invited, coalesce(sum(p.reserves), 0)::integer as reserves,
    coalesce(sum(ceil(p.headcount * events.reserve_percent / 100.0)), 0)::integer as reserve_places,
    min(s.starts_at) filter (where p.confirmed + p.invited < p.headcount) as next_gap_at
  from ${AHEAD}`;

/** Read for the rows of one page only. */
const JOINS = `
  cross join lateral (${STAFFING}) staffing
  cross join lateral (
    select count(*) filter (where status = 'pending')::integer as applied,
      count(*) filter (where status = 'waitlisted')::integer as waitlisted
    from applications where event_id = events.id
  ) asked`;

const STARTS_WITHIN: Readonly<Record<HiringDue, string>> = {
  running: 'events.starts_at <= now()',
  two_days: `events.starts_at > now() and events.starts_at <= now() + interval '48 hours'`,
  week: `events.starts_at > now() + interval '48 hours' and events.starts_at <= now() + interval '7 days'`,
  later: `events.starts_at > now() + interval '7 days'`,
};
const DUE = `case ${HIRING_DUES.map((due) => `when ${STARTS_WITHIN[due]} then '${due}'`).join(' ')} end`;

const DAYS_LEFT = `greatest(0, (events.starts_at at time zone events.time_zone)::date - (now() at time zone events.time_zone)::date)`;
const URGENT = `${STARTS_WITHIN.two_days} and exists (select from ${AHEAD} and p.confirmed < p.headcount)`;
const OPEN = '(staffing.places - staffing.confirmed - staffing.invited)';

export const hiringEventSource: ListSource<typeof hiringEventList> = {
  list: hiringEventList,
  from: 'events',
  always: TAKES_STAFF,
  id: { sql: 'events.id', type: 'uuid' },
  joins: JOINS,
  select: {
    id: 'events.id',
    code: 'events.code',
    title_en: 'events.title_en',
    title_ar: 'events.title_ar',
    status: 'events.status',
    client_name: 'events.client_name',
    venue: 'events.venue',
    city: 'events.city',
    starts_at: 'events.starts_at',
    ends_at: 'events.ends_at',
    time_zone: 'events.time_zone',
    hiring_mode: 'events.hiring_mode',
    due: DUE,
    days_left: DAYS_LEFT,
    next_gap_at: 'staffing.next_gap_at',
    places: 'staffing.places',
    confirmed: 'staffing.confirmed',
    invited: 'staffing.invited',
    open: OPEN,
    reserves: 'staffing.reserves',
    reserve_places: 'staffing.reserve_places',
    applied: 'asked.applied',
    waitlisted: 'asked.waitlisted',
    urgent: `(${URGENT})`,
  },
  filters: {
    due: (value) => value.map((due) => `(${STARTS_WITHIN[due]})`).join(' or '),
    full: (value) => (value ? `not ${HAS_GAP}` : HAS_GAP),
    city: (value, values) => values.oneOf('events.city', value),
    type: (value, values) =>
      `exists (select from positions p where p.event_id = events.id and ${values.oneOf('p.type_id', value, 'uuid')})`,
    starts: (value, values) => betweenDays('events.starts_at', value, values),
    urgent: (value) => (value ? URGENT : `not (${URGENT})`),
    applications: (value) =>
      `${value ? '' : 'not '}exists (select from applications where event_id = events.id and status = 'pending')`,
  },
  search: wordsOrCode({ column: 'events.code', kind: 'events' }, { text: 'events.search_text', city: 'events.city' }),
  // few events take staff at a time: they are sorted anew
  sorts: {
    starts_at: { sql: 'events.starts_at', type: 'timestamptz' },
    open: {
      sql: '(gaps.places - gaps.confirmed - gaps.invited)',
      type: 'integer',
      join: `cross join lateral (${STAFFING}) gaps`,
    },
    title: { sql: { en: 'events.title_en', ar: 'events.title_ar' }, type: 'text' },
    city: { sql: 'events.city', type: 'text' },
    code: { sql: 'events.code', type: 'bigint' },
  },
  tabs: DUE,
  values: { city: leapingValues('events', 'city') },
  cells: {
    title: [{ sql: 'events.title_en' }, { sql: 'events.title_ar' }],
    code: { sql: `'E-' || events.code` },
    dates: [
      { sql: 'events.starts_at', kind: 'moment', zone: 'events.time_zone' },
      { sql: 'events.ends_at', kind: 'moment', zone: 'events.time_zone' },
      { sql: 'events.time_zone' },
    ],
    days_left: { sql: DAYS_LEFT, kind: 'number' },
    staffing: [
      { sql: 'staffing.confirmed', kind: 'number' },
      { sql: 'staffing.invited', kind: 'number' },
      { sql: 'staffing.places', kind: 'number' },
    ],
    open: { sql: OPEN, kind: 'number' },
    reserves: { sql: 'staffing.reserves', kind: 'number' },
    applied: { sql: 'asked.applied', kind: 'number' },
    waitlisted: { sql: 'asked.waitlisted', kind: 'number' },
    city: { sql: 'events.city', names: CITY_WORDS },
    client_name: { sql: 'events.client_name' },
    status: { sql: 'events.status' },
  },
};
