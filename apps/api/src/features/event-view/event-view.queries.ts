import { type CalendarEvent, type MapEvent } from '@proline/contract/event-view/event-view';
import type pg from 'pg';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import { where } from '../../platform/list/list-where.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';
import { eventConditions, type NarrowedEvents } from '../event/event-selection.service.ts';

/** No screen can show more; the total says how many there are. */
const MOST_SHOWN = 1_000;

const COLUMNS = ['id', 'title_en', 'title_ar', 'status', 'city', 'starts_at', 'ends_at', 'time_zone'];
const of = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`).join(', ');
const FILL = 'staffing.places, staffing.confirmed, staffing.invited';
const STAFFING = 'left join event_staffing staffing on staffing.event_id = found.id';

/** Days in the event's time zone; an event that ends at midnight is not on the next day. */
const FIRST_DAY = '(events.starts_at at time zone events.time_zone)::date';
const LAST_DAY = `((events.ends_at - interval '1 microsecond') at time zone events.time_zone)::date`;

type Found = { readonly events: CalendarEvent[]; readonly total: number };

export async function readCalendar(
  pool: pg.Pool,
  days: { readonly from: string; readonly to: string },
  narrowed: NarrowedEvents,
): Promise<Found> {
  const values = new SqlValues();
  const from = `${values.add(days.from)}::date`;
  const to = `${values.add(days.to)}::date`;
  const narrowing = eventConditions(narrowed, values);
  const conditions = [
    ...narrowing,
    'events.starts_at is not null and events.ends_at is not null',
    // no time zone is further from UTC, so the index leaves few events whose days must be computed
    `tstzrange(events.starts_at, events.ends_at)
      && tstzrange(${from}::timestamp at time zone 'UTC' - interval '14 hours', (${to} + 1)::timestamp at time zone 'UTC' + interval '14 hours')`,
  ];
  // offset 0 makes the planner compute the days once per event and not once per condition
  const found = `(
      select ${of('events', COLUMNS)}, ${FIRST_DAY} as first_day, ${LAST_DAY} as last_day
      from events ${where(conditions)} offset 0
    ) found`;
  const isOn = `found.first_day <= ${to} and found.last_day >= ${from}`;
  const text = `
    select ${of('found', COLUMNS)}, ${FILL}, found.first_day, found.last_day from ${found} ${STAFFING}
    where ${isOn} order by found.starts_at, found.id limit ${MOST_SHOWN + 1}`;
  const { rows } = await pool.query<CalendarEvent>({
    // only the unfiltered query is prepared: there are too many mixtures of filters
    ...(narrowing.length === 0 && { name: 'event-calendar' }),
    text,
    values: values.list,
    types: REPLY_TYPES,
  });
  if (rows.length <= MOST_SHOWN) return { events: rows, total: rows.length };
  const counting = { text: `select count(*) as total from ${found} where ${isOn}`, values: values.list };
  const counted = (await pool.query<{ total: number }>(counting)).rows[0];
  return { events: rows.slice(0, MOST_SHOWN), total: counted?.total ?? rows.length };
}

const MAP_COLUMNS = [...COLUMNS, 'venue', 'latitude', 'longitude'];
const HAS_PLACE = 'events.latitude is not null and events.longitude is not null';

/** A result without events still has one row with the counts. */
type FoundOnMap = Counts & (MapEvent | { readonly id: null });
type Counts = { readonly total: number; readonly without_place: number };

/** Upcoming events first, the soonest first; then past ones, the latest first. */
export async function readMap(pool: pg.Pool, narrowed: NarrowedEvents): Promise<Counts & { events: MapEvent[] }> {
  const values = new SqlValues();
  const conditions = eventConditions(narrowed, values);
  const { rows } = await pool.query<FoundOnMap>({
    text: `
      with counted as materialized (
        select count(*) filter (where ${HAS_PLACE}) as total, count(*) filter (where not (${HAS_PLACE})) as without_place
        from events ${where(conditions)}
      ),
      found as materialized (
        select ${of('events', MAP_COLUMNS)}, events.ends_at < now() as is_over,
          greatest(events.starts_at - now(), now() - events.starts_at) as distance
        from events ${where([...conditions, HAS_PLACE])}
        order by is_over, distance, id limit ${MOST_SHOWN}
      )
      select counted.total, counted.without_place, ${of('found', MAP_COLUMNS)}, ${FILL}
      from counted left join found on true ${STAFFING}
      order by found.is_over, found.distance, found.id`,
    values: values.list,
    types: REPLY_TYPES,
  });
  const [first] = rows;
  return {
    events: rows.flatMap(({ total: _total, without_place: _without, ...event }) => (event.id === null ? [] : event)),
    total: first?.total ?? 0,
    without_place: first?.without_place ?? 0,
  };
}
