import { OPEN_PLACES } from '@proline/domain/report/report-bars';
import type { FillTimeSums } from '@proline/domain/report/report-figures';
import { textId } from '../../platform/postgres/text-id.ts';
import { askValues, type ReportAsk, type SummedSource, type ReportReader } from './report.queries.ts';

const NARROWED_EVENTS = `($4::text[] is null or e.city = any ($4)) and ($6::uuid[] is null or e.category_id = any ($6))
  and ($7::text[] is null or e.client_name = any ($7)) and $8::uuid[] is null`;

const EVENT_KEYS = {
  city: 'e.city',
  client: 'e.client_name',
  category: `coalesce(e.category_id::text, '')`,
} as const;

const PLACE_KEYS = { ...EVENT_KEYS, role: 'p.type_id::text', weekday: `to_char(r.day, 'FMday')` } as const;

/** Places of shifts that have begun: kept once an event is completed, counted for those that run. */
const KEPT = 'select * from position_results where day between $3::date and $2::date';
const JOINED = `
  join positions p on p.id = r.position_id
  join events e on e.id = r.event_id`;
const RESULTS = `(
    ${KEPT}
    union all
    select c.* from events running join counted_positions c on c.event_id = running.id
    where running.status = 'in_progress' and c.day between $3::date and $2::date
  ) r ${JOINED}`;
const onWeekday = (day: string): string => `($9::text[] is null or to_char(${day}, 'FMday') = any ($9))`;
const NARROWED_PLACES = `where ${NARROWED_EVENTS} and ($5::uuid[] is null or p.type_id = any ($5)) and ${onWeekday('r.day')}`;

const sumsOf = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `r.${name}`]));

export const placeSource: SummedSource = {
  from: `${RESULTS} ${NARROWED_PLACES}`,
  sums: sumsOf(
    'places',
    'filled',
    'filled_late',
    'attended',
    'on_time',
    'no_shows',
    'late_cancels',
    'excused',
    ...OPEN_PLACES,
  ),
  keys: PLACE_KEYS,
};

/** Minutes are approved when an event is completed: of one that runs nothing is worked yet. */
export const minuteSource: SummedSource = {
  from: `(${KEPT}) r ${JOINED} ${NARROWED_PLACES}`,
  sums: sumsOf('planned_minutes', 'worked_minutes'),
  keys: PLACE_KEYS,
};

const fillTimeKeys: SummedSource['keys'] = PLACE_KEYS;

/** How long places waited: of a whole period, of a group in it, or of the days that begin with `day`. */
export type FillTimes = FillTimeSums & {
  readonly of: 'period' | 'group' | 'days';
  readonly now: boolean;
  readonly day: string;
  readonly key: string;
};

/**
 * A million waits have few different lengths. So the database counts those of each length, once for each way in which they are
 * shown: of the periods, of what they are broken down by, and of the days from each of `starts` (ascending) to before the next.
 */
export async function readFillTimes(
  pool: ReportReader,
  ask: ReportAsk,
  starts: readonly string[],
): Promise<readonly FillTimes[]> {
  const { rows } = await pool.query<FillTimes>(
    `select of, coalesce(now, day >= $1) as now, coalesce(day::text, '') as day, coalesce(key, '') as key,
       json_agg(json_build_object('value', hours, 'count', n)) as waits
     from (
       select case when grouping(day) = 0 then 'days' when grouping(key) = 0 then 'group' else 'period' end as of,
         now, day, key, hours, count(*)::integer as n
       from (
         select r.day >= $1::date as now, ($10::date[])[width_bucket(r.day, $10::date[])] as day,
           ${fillTimeKeys[ask.by] ?? `''`} as key, unnest(r.waits) as hours
         from ${RESULTS} ${NARROWED_PLACES}
       ) waits
       group by grouping sets ((now, hours), (now, key, hours), (day, hours))
     ) counted
     group by 1, 2, 3, 4`,
    [...askValues(ask), starts],
  );
  return rows;
}

const DAYS = 'day between $3::date and $2::date';

/** Applications by the day on which they came, from the sums of days. */
export const applicationSource: SummedSource = {
  from: `(select * from daily_applications where ${DAYS}) r
    join events e on e.id = r.event_id
    where ${NARROWED_EVENTS} and ($5::uuid[] is null or r.type_id = any ($5)) and $9::text[] is null`,
  sums: sumsOf('accepted', 'not_taken', 'withdrawn', 'undecided'),
  keys: { ...EVENT_KEYS, role: 'r.type_id::text' },
};

/** People by the day on which they asked to join as ushers, whatever has become of it since, from the sums of days. */
export const joinSource: SummedSource = {
  from: `(select * from daily_joins where ${DAYS}) r
    where ($4::text[] is null or r.city = any ($4)) and $5::uuid[] is null and $6::uuid[] is null
      and $7::text[] is null and $8::uuid[] is null and $9::text[] is null`,
  sums: sumsOf('asked', 'interviewed', 'joined'),
  keys: { city: 'r.city' },
};

type NoShow = { readonly reason: string | null; readonly key: string; readonly n: number };

/** Why people did not come within the period, as it was recorded. */
export async function readNoShows(pool: ReportReader, ask: ReportAsk): Promise<NoShow[]> {
  const { rows } = await pool.query<NoShow>(
    `select nullif(trim(r.reason), '') as reason, min(${textId('r.reason')}::text) as key, count(*) as n
     from attendance r
     join assignments a on a.id = r.assignment_id
     join positions p on p.id = a.position_id
     join events e on e.id = r.event_id
     where r.outcome = 'no_show' and r.work_date between $1::date and $2::date and $3::date is not null
       and ${NARROWED_EVENTS} and ($5::uuid[] is null or p.type_id = any ($5)) and ${onWeekday('r.work_date')}
     group by 1 order by n desc, 1`,
    askValues(ask),
  );
  return rows;
}
