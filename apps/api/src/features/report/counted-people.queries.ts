import { countedHoursList, countedLeaderList } from '@proline/contract/report/counted-people';
import type { Range } from '@proline/contract/frame/list-filters';
import { STANDARD_PERIOD_DAYS } from '@proline/domain/figures/period';
import { BAND_PERCENT, TENTHS } from '@proline/domain/report/report-bars';
import { SMALL_SAMPLE } from '@proline/domain/report/report-figures';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { ofDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { namesOf, periodOf, TODAY, type AskedRows } from './report-list.queries.ts';

const within = (column: string, set: AskedRows, values: SqlValues): string => {
  const period = periodOf(set);
  return period
    ? ofDays(column, period, values)
    : `${column} between ${TODAY} - ${STANDARD_PERIOD_DAYS - 1} and ${TODAY}`;
};
const made = () => 'true';
const numbersOf = (set: AskedRows, filter: string): Range<number> | undefined =>
  // The contract's schema of this very filter has made the value.
  set.get(filter) as Range<number> | undefined;

/**
 * People in the order of their minutes are cut into tenths of the same size: whoever stands on an edge belongs to both sides,
 * with as much of their minutes.
 */
function countedHours(set: AskedRows, values: SqlValues): string {
  const cities = namesOf(set, 'city');
  const tenth = numbersOf(set, 'tenth') ?? {};
  const narrowed = [
    within('w.day', set, values),
    ...(cities ? [values.oneOf('u.city', cities)] : []),
    ...(set.has('no_city') ? [`u.city ${set.get('no_city') === true ? '=' : '<>'} ''`] : []),
  ];
  const edge = (tenths: number) => `${values.add(tenths)}::integer * people / ${TENTHS}.0`;
  return `
    select ranked.*, u.code, u.name_en, u.name_ar, u.photo, u.city, u.search_text, part.share * ranked.minutes as tenth_minutes
    from (
      select usher_id, minutes, row_number() over (order by minutes, usher_id) as place, count(*) over () as people from (
        select w.usher_id, sum(w.minutes)::integer as minutes
        from work_days w join ushers u on u.id = w.usher_id
        where ${narrowed.join(' and ')} group by 1
      ) worked
    ) ranked
    join ushers u on u.id = ranked.usher_id
    cross join lateral (
      select least(place, ${edge(tenth.to ?? TENTHS)}) - greatest(place - 1, ${edge((tenth.from ?? 1) - 1)}) as share
    ) part
    where part.share > 0`;
}

export const countedHoursSource: ListSource<typeof countedHoursList> = {
  list: countedHoursList,
  from: 'worker',
  made: countedHours,
  id: { sql: 'worker.usher_id', type: 'uuid' },
  select: {
    id: 'worker.usher_id',
    code: 'worker.code',
    name_en: 'worker.name_en',
    name_ar: 'worker.name_ar',
    photo: 'worker.photo',
    city: 'worker.city',
    minutes: 'worker.minutes',
    tenth_minutes: 'worker.tenth_minutes::float8',
  },
  filters: { period: made, city: made, no_city: made, tenth: made },
  search: wordsOrCode({ column: 'worker.code', kind: 'ushers' }, { text: 'worker.search_text', city: 'worker.city' }),
  sorts: { minutes: { sql: 'worker.minutes', type: 'integer' } },
  values: { city: leapingValues('persons', 'city') },
  cells: {
    usher: [{ sql: 'worker.name_en' }, { sql: 'worker.name_ar' }],
    city: { sql: 'worker.city' },
    minutes: { sql: 'round(worker.minutes / 60.0, 2)', kind: 'number' },
    tenth_minutes: { sql: 'round(worker.tenth_minutes / 60.0, 2)', kind: 'number' },
  },
};

function countedLeaders(set: AskedRows, values: SqlValues): string {
  const [cities, categories, clients, leaders] = ['city', 'category', 'client', 'leader'].map((name) =>
    namesOf(set, name),
  );
  const band = numbersOf(set, 'band');
  const narrowed = [
    `e.status = 'completed'`,
    'l.released_at is null',
    within('(e.starts_at at time zone e.time_zone)::date', set, values),
    ...(cities ? [values.oneOf('e.city', cities)] : []),
    ...(categories ? [values.oneOf('e.category_id', categories, 'uuid')] : []),
    ...(clients ? [values.oneOf('e.client_name', clients)] : []),
    ...(leaders ? [values.oneOf('l.leader_id', leaders, 'uuid')] : []),
  ];
  const bands = 100 / BAND_PERCENT;
  const inBand = band
    ? `where led.attended >= ${SMALL_SAMPLE} and ${BAND_PERCENT} * least(${bands - 1}, ${bands} * led.on_time / led.attended)
         between ${values.add(band.from ?? 0)}::integer and ${values.add(band.to ?? 100)}::integer`
    : '';
  return `
    select led.*, u.code, u.name_en, u.name_ar, u.photo, u.search_text, u.city from (
      select l.leader_id, count(distinct l.event_id)::integer as events, sum(t.attended)::integer as attended,
        sum(t.on_time)::integer as on_time, sum(t.no_shows)::integer as no_shows
      from events e join event_leads l on l.event_id = e.id join lead_results t on t.lead_id = l.id
      where ${narrowed.join(' and ')} group by 1
    ) led join team_leaders u on u.id = led.leader_id ${inBand}`;
}

export const countedLeaderSource: ListSource<typeof countedLeaderList> = {
  list: countedLeaderList,
  from: 'led',
  made: countedLeaders,
  id: { sql: 'led.leader_id', type: 'uuid' },
  select: {
    id: 'led.leader_id',
    code: 'led.code',
    name_en: 'led.name_en',
    name_ar: 'led.name_ar',
    photo: 'led.photo',
    events: 'led.events',
    attended: 'led.attended',
    on_time: 'led.on_time',
    no_shows: 'led.no_shows',
  },
  filters: { period: made, city: made, category: made, client: made, leader: made, band: made },
  search: wordsOrCode({ column: 'led.code', kind: 'leaders' }, { text: 'led.search_text', city: 'led.city' }),
  sorts: { attended: { sql: 'led.attended', type: 'integer' } },
  values: { city: leapingValues('events', 'city'), client: leapingValues('events', 'client_name') },
  cells: {
    leader: [{ sql: 'led.name_en' }, { sql: 'led.name_ar' }],
    events: { sql: 'led.events', kind: 'number' },
    attended: { sql: 'led.attended', kind: 'number' },
    on_time: { sql: 'led.on_time', kind: 'number' },
    punctuality: { sql: 'round(led.on_time::numeric / nullif(led.attended, 0), 4)', kind: 'number' },
    no_shows: { sql: 'led.no_shows', kind: 'number' },
  },
};
