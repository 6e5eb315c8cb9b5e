import { eventList, type getEvent } from '@proline/contract/event/event';
import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type pg from 'pg';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import { leapingValues, selected, type ListSource } from '../../platform/list/list-source.ts';
import { amountSql } from '../../platform/list/money-sql.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import { containing, wordsOrCode } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { readSearch, type SearchQuery } from '@proline/domain/text/search-query';
import { APPLICATIONS_WAIT, ATTENTION, NEEDS_ATTENTION, STARTS, UNDERSTAFFED } from './attention.queries.ts';

const byOwnText = wordsOrCode(
  { column: 'events.code', kind: 'events' },
  { text: 'events.search_text', city: 'events.city' },
);

/** The text with an index has the names and the phone number; a number is not how an event is found. */
const isNamed = (word: string, pattern: string): string =>
  /[^\d+]/.test(word)
    ? `search_text like ${pattern}`
    : `search_text like ${pattern} and normalise_search(name_en || ' ' || name_ar) like ${pattern}`;

/**
 * Led by somebody whose name has every word. The ids are found first, and all ways in one select: so names are compared once, an
 * index finds the events, and no other draft is read.
 */
const ledByNamed = ({ words }: SearchQuery, values: SqlValues): string => {
  const named = words.map((word) => isNamed(word, values.add(containing(word)))).join(' and ') || 'false';
  return `events.id = any (array(
      with named as materialized (select id from team_leaders where ${named})
      select event_id from event_leads where released_at is null and leader_id in (select id from named)
      union all
      select id from events where status = 'draft' and planned_leader_ids && array(select id from named)
    ))`;
};

/** Read for the rows of one page only. */
const JOINS = `
  left join categories on categories.id = events.category_id
  left join event_staffing staffing on staffing.event_id = events.id
  left join lateral (
    select count(*)::integer as waiting from applications where event_id = events.id and status = 'pending'
  ) asked on true
  left join lateral (
    select coalesce(json_agg(person order by name_en), '[]') as leaders
    from (
      select id, name_en, name_ar, photo from persons
      where id = any (array(
        select leader_id from event_leads where event_id = events.id and released_at is null
        union all select unnest(events.planned_leader_ids) where events.status = 'draft'
      ))
    ) person
  ) led on true`;

const FIELDS = {
  id: 'events.id',
  code: 'events.code',
  title_en: 'events.title_en',
  title_ar: 'events.title_ar',
  status: 'events.status',
  category: `case when categories.id is not null then
    json_build_object('id', categories.id, 'name_en', categories.name_en, 'name_ar', categories.name_ar) end`,
  client_name: 'events.client_name',
  city: 'events.city',
  starts_at: 'events.starts_at',
  ends_at: 'events.ends_at',
  time_zone: 'events.time_zone',
  leaders: 'led.leaders',
  places: 'staffing.places',
  confirmed: 'staffing.confirmed',
  invited: 'staffing.invited',
  waiting: 'asked.waiting',
  cost_minor: 'events.cost_minor',
  currency: 'events.currency',
  venue: 'events.venue',
  attention: ATTENTION,
  version: 'events.version',
} as const;

/** Roles that an event has places for; a draft has only its plan. */
const wants = (types: readonly string[], values: SqlValues): string => {
  const needs = values.add(types.map((type_id) => JSON.stringify([{ type_id }])));
  return `events.id in (select distinct event_id from positions where ${values.oneOf('type_id', types, 'uuid')})
    or (events.status = 'draft' and (
      select steps -> 'stepThree' -> 'needs' from event_plans where event_id = events.id
    ) @> any (${needs}::jsonb[]))`;
};

/** A leader has few events, so they are found first; checking every event would take longer. */
const ledBy = (leaders: readonly string[], values: SqlValues): string => `events.id = any (array(
  select event_id from event_leads where released_at is null and ${values.oneOf('leader_id', leaders, 'uuid')}
  union all
  select id from events draft where status = 'draft' and planned_leader_ids && ${values.add(leaders)}::uuid[]
))`;

export const eventSource: ListSource<typeof eventList> = {
  list: eventList,
  from: 'events',
  id: { sql: 'events.id', type: 'uuid' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('events.status', value),
    category: (value, values) => values.oneOf('events.category_id', value, 'uuid'),
    type: wants,
    city: (value, values) => values.oneOf('events.city', value),
    starts: (value, values) => `events.starts_at is not null and ${betweenDays(STARTS, value, values)}`,
    leader: ledBy,
    client_name: (value, values) => values.oneOf('events.client_name', value),
    understaffed: (value) => (value ? UNDERSTAFFED : `not (${UNDERSTAFFED})`),
    applications: (value) => (value ? APPLICATIONS_WAIT : `not (${APPLICATIONS_WAIT})`),
    attention: (value) => (value ? NEEDS_ATTENTION : `(${NEEDS_ATTENTION}) is not true`),
  },
  search: (text, values) => `${byOwnText(text, values)} or ${ledByNamed(readSearch(text), values)}`,
  sorts: {
    next: { sql: 'events.next_order', type: 'bigint' },
    starts_at: { sql: STARTS, type: 'timestamptz' },
    title: { sql: { en: 'events.title_en', ar: 'events.title_ar' }, type: 'text' },
    city: { sql: 'events.city', type: 'text' },
    code: { sql: 'events.code', type: 'bigint' },
    open: {
      sql: '(staffed.places - staffed.confirmed)',
      type: 'integer',
      join: 'join event_staffing staffed on staffed.event_id = events.id',
    },
    cost: { sql: 'events.cost_minor', type: 'bigint', within: { sql: 'events.currency::text', type: 'text' } },
    created_at: { sql: 'events.created_at', type: 'timestamptz' },
  },
  tabs: 'events.status',
  counted: 'events',
  values: {
    city: leapingValues('events', 'city'),
    client_name: leapingValues('events', 'client_name'),
  },
  cells: {
    title: [{ sql: 'events.title_en' }, { sql: 'events.title_ar' }],
    code: { sql: `'E-' || events.code` },
    status: { sql: 'events.status' },
    dates: [
      { sql: 'events.starts_at', kind: 'moment', zone: 'events.time_zone' },
      { sql: 'events.ends_at', kind: 'moment', zone: 'events.time_zone' },
      { sql: 'events.time_zone' },
    ],
    city: { sql: 'events.city', names: CITY_WORDS },
    category: [{ sql: 'categories.name_en' }, { sql: 'categories.name_ar' }],
    client_name: { sql: 'events.client_name' },
    leaders: [
      {
        sql: `(select string_agg(l ->> 'name_en', ', ') from json_array_elements(led.leaders) l)`,
      },
      {
        sql: `(select string_agg(l ->> 'name_ar', '، ') from json_array_elements(led.leaders) l)`,
      },
    ],
    staffing: [
      { sql: 'staffing.confirmed', kind: 'number' },
      { sql: 'staffing.invited', kind: 'number' },
      { sql: 'staffing.places', kind: 'number' },
    ],
    waiting: [{ sql: 'asked.waiting', kind: 'number' }],
    cost: [
      {
        // the division alone would write twelve zeros
        sql: amountSql('events.cost_minor', 'events.currency'),
        kind: 'number',
      },
      { sql: 'events.currency' },
    ],
  },
};

type Event = AnswerOf<typeof getEvent>['data'];

export async function findEvent(pool: pg.Pool, id: string): Promise<Event | undefined> {
  const { rows } = await pool.query<Event>({
    name: 'find-event',
    text: `
      select ${selected(FIELDS)},
        events.description_en, events.description_ar, events.address, events.latitude, events.longitude, events.cover_id,
        events.contact_name, events.contact_phone, events.hiring_mode, events.reserve_percent,
        events.application_deadline, events.created_at, events.published_at, events.started_at, events.completed_at,
        events.canceled_at, events.cancel_reason,
        (select name from admins where id = events.created_by) as created_by,
        (
          select count(*)::integer from applications where event_id = events.id and status = 'pending' and type_id in (
            select type_id from positions where event_id = events.id and confirmed < headcount
          )
        ) as waiting_fit,
        (plan.steps -> 'stepFour' -> 'budget' ->> 'limit_minor')::bigint as budget_minor,
        coalesce(nullif(made.shifts, 0), jsonb_array_length(plan.steps -> 'stepTwo' -> 'shifts'), 0) as shifts,
        case when made.shifts > 0 then made.zones
          else coalesce(jsonb_array_length(plan.steps -> 'stepThreeZones' -> 'zones'), 0) end as zones
      from events ${JOINS}
      left join event_plans plan on plan.event_id = events.id
      cross join lateral (
        select (select count(*)::integer from shifts where event_id = events.id and removed_at is null) as shifts,
          (select count(*)::integer from zones where event_id = events.id and removed_at is null) as zones
      ) made
      where events.id = $1`,
    values: [id],
  });
  return rows[0];
}

export const eventSearch: SearchedTable = {
  table: 'events',
  text: 'search_text',
  // a draft may have a title in one language only, or none yet
  title_en: `coalesce(nullif(title_en, ''), nullif(title_ar, ''), 'E-' || code)`,
  title_ar: `coalesce(nullif(title_ar, ''), nullif(title_en, ''), 'E-' || code)`,
  detail: `nullif(city, '')`,
  status: 'status',
  city: 'city',
  starts_on: 'starts_at at time zone time_zone',
  also: ledByNamed,
  // what is on or comes before what is over, the next first
  first: 'coalesce(ends_at < now(), false), abs(extract(epoch from starts_at - now()))',
};
