import { countedApplicationList, countedPlaceList } from '@proline/contract/report/report-lists';
import { PLACE_STANDINGS, type PlaceStanding } from '@proline/contract/report/report-list.words';
import type { Range } from '@proline/contract/frame/list-filters';
import { STANDARD_PERIOD_DAYS } from '@proline/domain/figures/period';
import { OPEN_PLACES } from '@proline/domain/report/report-bars';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays, ofDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

export type AskedRows = ReadonlyMap<string, unknown>;

export const TODAY = `(now() at time zone ${ORGANISATION_ZONE})::date`;
/** The contract's schema of this very filter has made the value. */
export const periodOf = (set: AskedRows): Range<string> | undefined => set.get('period') as Range<string> | undefined;
export const namesOf = (set: AskedRows, filter: string): readonly string[] | undefined =>
  set.get(filter) as readonly string[] | undefined;

const ofTheseEvents = (set: AskedRows, values: SqlValues, role: string): string[] => {
  const [cities, roles, categories, clients] = ['city', 'role', 'category', 'client'].map((name) => namesOf(set, name));
  return [
    ...(cities ? [values.oneOf('e.city', cities)] : []),
    ...(roles ? [values.oneOf(role, roles, 'uuid')] : []),
    ...(categories ? [values.oneOf('e.category_id', categories, 'uuid')] : []),
    ...(clients ? [values.oneOf('e.client_name', clients)] : []),
  ];
};

const STANDS: Readonly<Record<PlaceStanding, string>> = {
  filled: 'r.filled > 0',
  filled_early: 'r.filled > r.filled_late',
  filled_late: 'r.filled_late > 0',
  not_filled: 'r.places > r.filled',
  given_back: 'r.given_back > 0',
  declined: 'r.declined > 0',
  unanswered: 'r.unanswered > 0',
  unasked: 'r.unasked > 0',
};

/** The rows that reports add up: kept for completed events, counted for those that run. */
function countedPlaces(set: AskedRows, values: SqlValues): string {
  const period = periodOf(set);
  const within = period
    ? ofDays('c.day', period, values)
    : `c.day between ${TODAY} - ${STANDARD_PERIOD_DAYS - 1} and ${TODAY}`;
  const weekdays = namesOf(set, 'weekday');
  const standings = namesOf(set, 'standing');
  const waited = set.get('waited') as Range<number> | undefined;
  const narrowed = [
    ...ofTheseEvents(set, values, 'p.type_id'),
    ...(weekdays ? [values.oneOf(`to_char(r.day, 'FMday')`, weekdays)] : []),
    ...(standings
      ? [
          `(${PLACE_STANDINGS.filter((standing) => standings.includes(standing))
            .map((standing) => STANDS[standing])
            .join(' or ')})`,
        ]
      : []),
    ...(waited ? ['fitting.places > 0'] : []),
  ];
  // days are whole ones, as the bars of the report count them
  const days = [
    ...(waited?.from === undefined ? [] : [`hours / 24 >= ${values.add(waited.from)}::integer`]),
    ...(waited?.to === undefined ? [] : [`hours / 24 <= ${values.add(waited.to)}::integer`]),
  ];
  return `
    select r.*, fitting.places as waited_places, p.type_id, e.title_en, e.title_ar, e.city, e.client_name, e.status as event_status, e.search_text from (
      select c.* from position_results c where ${within}
      union all
      select c.* from events running join counted_positions c on c.event_id = running.id
      where running.status = 'in_progress' and ${within}
    ) r join positions p on p.id = r.position_id join events e on e.id = r.event_id
    cross join lateral (
      select count(*)::integer as places from unnest(r.waits) hours ${days.length > 0 ? `where ${days.join(' and ')}` : ''}
    ) fitting
    ${narrowed.length > 0 ? `where ${narrowed.join(' and ')}` : ''}`;
}

function countedApplications(set: AskedRows, values: SqlValues): string {
  const period = periodOf(set);
  const within = period
    ? betweenDays('a.created_at', period, values)
    : `a.created_at >= (${TODAY} - ${STANDARD_PERIOD_DAYS - 1})::timestamp at time zone ${ORGANISATION_ZONE}`;
  return `
    select a.id, a.event_id, a.type_id, a.status, a.created_at, a.decided_at, a.usher_id, u.code, u.name_en, u.name_ar, u.photo,
      u.search_text, e.title_en, e.title_ar, e.city, e.client_name
    from applications a join events e on e.id = a.event_id join ushers u on u.id = a.usher_id
    where ${['not a.by_hand', within, ...ofTheseEvents(set, values, 'a.type_id')].join(' and ')}`;
}

/** What has made the rows narrows them already. */
const made = () => 'true';
const narrowedEvents = (row: string) => ({
  ...{ period: made, city: made, role: made, category: made, client: made },
  no_client: (value: boolean) => `${row}.client_name ${value ? '=' : '<>'} ''`,
});
const EVENT = (row: string): string =>
  `jsonb_build_object('id', ${row}.event_id, 'title_en', ${row}.title_en, 'title_ar', ${row}.title_ar, 'city', ${row}.city)`;
const ROLE = `jsonb_build_object('name_en', t.name_en, 'name_ar', t.name_ar)`;
const EVENT_VALUES = { city: leapingValues('events', 'city'), client: leapingValues('events', 'client_name') };

export const countedPlaceSource: ListSource<typeof countedPlaceList> = {
  list: countedPlaceList,
  from: 'place',
  made: countedPlaces,
  id: { sql: 'place.position_id', type: 'uuid' },
  joins: 'left join types t on t.id = place.type_id',
  select: {
    id: 'place.position_id',
    event: EVENT('place'),
    role: ROLE,
    day: 'place.day',
    places: 'place.places',
    filled: 'place.filled',
    filled_late: 'place.filled_late',
    not_filled: 'place.places - place.filled',
    given_back: 'place.given_back',
    declined: 'place.declined',
    unanswered: 'place.unanswered',
    unasked: 'place.unasked',
    waited_places: 'place.waited_places',
    planned_minutes: 'place.planned_minutes',
    worked_minutes: 'place.worked_minutes',
  },
  filters: {
    ...narrowedEvents('place'),
    weekday: made,
    standing: made,
    waited: made,
    completed: (value) => `place.event_status ${value ? '=' : '<>'} 'completed'`,
  },
  search: (text, values) => `place.search_text like '%' || normalise_search(${values.add(text)}) || '%'`,
  sorts: { day: { sql: 'place.day', type: 'date' } },
  values: EVENT_VALUES,
  cells: {
    event: { sql: { en: 'place.title_en', ar: 'place.title_ar' } },
    role: { sql: { en: 't.name_en', ar: 't.name_ar' } },
    day: { sql: 'place.day', kind: 'day' },
    places: { sql: 'place.places', kind: 'number' },
    filled: { sql: 'place.filled', kind: 'number' },
    filled_late: { sql: 'place.filled_late', kind: 'number' },
    not_filled: { sql: 'place.places - place.filled', kind: 'number' },
    why: OPEN_PLACES.map((reason) => ({ sql: `place.${reason}`, kind: 'number' })),
    waited_places: { sql: 'place.waited_places', kind: 'number' },
    planned_minutes: { sql: 'place.planned_minutes', kind: 'number' },
    worked_minutes: { sql: 'place.worked_minutes', kind: 'number' },
  },
};

export const countedApplicationSource: ListSource<typeof countedApplicationList> = {
  list: countedApplicationList,
  from: 'sent',
  made: countedApplications,
  id: { sql: 'sent.id', type: 'uuid' },
  joins: 'left join types t on t.id = sent.type_id',
  select: {
    id: 'sent.id',
    usher: `jsonb_build_object('id', sent.usher_id, 'code', sent.code, 'name_en', sent.name_en, 'name_ar', sent.name_ar,
      'photo', sent.photo)`,
    event: EVENT('sent'),
    role: ROLE,
    status: 'sent.status',
    created_at: 'sent.created_at',
    decided_at: 'sent.decided_at',
  },
  filters: {
    ...narrowedEvents('sent'),
    status: (statuses, values) => values.oneOf('sent.status', statuses),
  },
  search: wordsOrCode({ column: 'sent.code', kind: 'ushers' }, { text: 'sent.search_text', city: 'sent.city' }),
  sorts: { created_at: { sql: 'sent.created_at', type: 'timestamptz' } },
  values: EVENT_VALUES,
  cells: {
    usher: [{ sql: 'sent.name_en' }, { sql: 'sent.name_ar' }],
    event: { sql: { en: 'sent.title_en', ar: 'sent.title_ar' } },
    role: { sql: { en: 't.name_en', ar: 't.name_ar' } },
    created_at: { sql: 'sent.created_at', kind: 'moment' },
    status: { sql: 'sent.status' },
    decided: { sql: 'sent.decided_at', kind: 'moment' },
  },
};
