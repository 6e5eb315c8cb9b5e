import { leaderList, type Leader } from '@proline/contract/team-leader/team-leader';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import { leapingValues, selected, type ListSource } from '../../platform/list/list-source.ts';
import { pinOf, rolesDone } from '../../platform/list/people-sql.ts';
import { betweenDays, ofAge } from '../../platform/list/range-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';
import { FIGURE_SORTS, figureOf, LEADER_FIGURES, LOAD, within } from './leader-figures.queries.ts';
import type { FoundPerson } from '../person/person-record.service.ts';
import type { SearchedTable } from '../../platform/list/search-source.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';

const AGE = `extract(year from age(current_date, team_leaders.birth_date))::integer`;

/** Whose birth date is unknown counts as the youngest. */
const BIRTH = `coalesce(team_leaders.birth_date, 'infinity')`;

const FIELDS = {
  id: 'team_leaders.id',
  code: 'team_leaders.code',
  name_en: 'team_leaders.name_en',
  name_ar: 'team_leaders.name_ar',
  photo: 'team_leaders.photo',
  status: 'team_leaders.status',
  phone: 'team_leaders.phone',
  age: AGE,
  city: 'team_leaders.city',
  events_led: 'led.events',
  team_size: 'led.team_size',
  teams: 'led.teams',
  on_time: 'led.on_time',
  arrivals: 'led.arrivals',
  load_minutes: 'busy.minutes',
  load_events: 'busy.events',
  turned_down_at: 'team_leaders.turned_down_at',
  created_at: 'team_leaders.created_at',
} as const;

export const leaderSource: ListSource<typeof leaderList> = {
  list: leaderList,
  from: 'team_leaders',
  id: { sql: 'team_leaders.id', type: 'uuid' },
  joins: LEADER_FIGURES,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('team_leaders.status', value),
    city: (value, values) => values.oneOf('team_leaders.city', value),
    age: (value, values) => ofAge('team_leaders.birth_date', value, values),
    events_led: (value, values) => within(figureOf('events'), value, values),
    team_size: (value, values) => within(figureOf('team_size'), value, values),
    on_time: (value, values) => within(`100 * ${figureOf('on_time')}`, value, values),
    load: (value, values) => within(`${LOAD} / 60.0`, value, values),
    created: (value, values) => betweenDays('team_leaders.created_at', value, values),
    turned_down: (value) => `team_leaders.turned_down_at is ${value ? 'not ' : ''}null`,
  },
  search: wordsOrCode(
    { column: 'team_leaders.code', kind: 'leaders' },
    { text: 'team_leaders.search_text', city: 'team_leaders.city' },
  ),
  sorts: {
    pending: {
      sql: 'team_leaders.created_at',
      type: 'timestamptz',
      reversed: true,
      within: { sql: 'team_leaders.status', type: 'text' },
    },
    created_at: { sql: 'team_leaders.created_at', type: 'timestamptz' },
    name: { sql: { en: 'team_leaders.name_en', ar: 'team_leaders.name_ar' }, type: 'text' },
    code: { sql: 'team_leaders.code', type: 'bigint' },
    age: { sql: BIRTH, type: 'date', reversed: true, alike: { sql: `coalesce(${AGE}, -1)`, type: 'integer' } },
    city: { sql: 'team_leaders.city', type: 'text' },
    ...FIGURE_SORTS,
  },
  tabs: 'team_leaders.status',
  counted: 'team_leaders',
  values: { city: leapingValues('team_leaders', 'city') },
  cells: {
    name: [{ sql: 'team_leaders.name_en' }, { sql: 'team_leaders.name_ar' }],
    code: { sql: `'L-' || team_leaders.code` },
    status: { sql: 'team_leaders.status' },
    phone: { sql: 'team_leaders.phone' },
    age: { sql: AGE, kind: 'number' },
    city: { sql: 'team_leaders.city', names: CITY_WORDS },
    events_led: { sql: 'led.events', kind: 'number' },
    team_size: [
      { sql: 'led.team_size', kind: 'number' },
      { sql: 'led.teams', kind: 'number' },
    ],
    on_time: [
      { sql: 'round(100 * led.on_time::numeric, 1)', kind: 'number' },
      { sql: 'led.arrivals', kind: 'number' },
    ],
    load: [
      { sql: 'round(busy.minutes / 60.0, 1)', kind: 'number' },
      { sql: 'busy.events', kind: 'number' },
    ],
    turned_down_at: { sql: 'team_leaders.turned_down_at', kind: 'moment' },
    created_at: [{ sql: 'team_leaders.created_at', kind: 'moment' }],
  },
};

/** What the service makes the rest of a record from. */
export type FoundLeader = FoundPerson<Leader>;

/** Places at completed events, of the part that was led, which somebody gave back too late. */
const LATE_CANCELS = `(
    select count(*)::integer from event_leads l
    join events e on e.id = l.event_id and e.status = 'completed'
    join assignments a on a.event_id = l.event_id and a.late_cancel
    join positions p on p.id = a.position_id
    where l.leader_id = team_leaders.id and l.released_at is null
      and (l.zone_id is null or l.zone_id = p.zone_id) and (l.shift_id is null or l.shift_id = a.shift_id)
  )`;

const LEADERS = `
  select ${selected(FIELDS)}, p.email, p.birth_date, p.gender, p.nationality, p.languages, p.language_levels, p.tags, ${rolesDone('p.id')} as does, ${pinOf('p')} as pin, p.height_cm,
    p.clothing_size, p.shoe_size, p.id_number_last4, p.version, team_leaders.status_changed_at,
    team_leaders.turn_down_reason, led.no_shows, ${LATE_CANCELS} as late_cancels,
    case when p.usher_status is not null
      then json_build_object('id', p.id, 'code', p.usher_code, 'status', p.usher_status) end as usher,
    (now() at time zone ${ORGANISATION_ZONE})::date as today,
    (
      select json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar,
        'starts_at', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      from event_leads l join events e on e.id = l.event_id
      where l.leader_id = team_leaders.id and l.released_at is null and e.starts_at > now()
        and e.status in ('published', 'draft')
      order by e.starts_at limit 1
    ) as next_event
  from team_leaders join persons p on p.id = team_leaders.id ${LEADER_FIGURES}`;

export async function findLeader(pool: pg.Pool, id: string): Promise<FoundLeader | undefined> {
  const text = `${LEADERS} where team_leaders.id = $1`;
  const { rows } = await pool.query<FoundLeader>({ name: 'find-leader', text, values: [id] });
  return rows[0];
}

/** As this transaction has left it. */
export async function findLeaderIn(tx: Transaction<Database>, id: string): Promise<FoundLeader | undefined> {
  const { rows } = await sql<FoundLeader>`${sql.raw(LEADERS)} where team_leaders.id = ${id}`.execute(tx);
  return rows[0];
}

/** An usher, who cannot be changed by anybody else until this transaction ends. */
export const lockPromoted = (tx: Transaction<Database>, id: string) =>
  tx
    .selectFrom('persons')
    .select(['id', 'name_en', 'name_ar', 'usher_status', 'leader_status', 'version'])
    .where('id', '=', id)
    .where('usher_status', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const addLeaderHat = (tx: Transaction<Database>, id: string, admin_id: string) =>
  tx
    .updateTable('persons')
    .set({ leader_status: 'pending', leader_status_changed_by: admin_id, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

export const leaderSearch: SearchedTable = {
  table: 'team_leaders',
  text: 'search_text',
  title_en: 'name_en',
  title_ar: 'name_ar',
  detail: 'phone',
  status: 'status',
  image: 'photo',
  byTail: (digits) => `id in (select p.id from persons p where p.id_number_last4 = ${digits})`,
};
