import { usherKpiList } from '@proline/contract/usher-kpi/usher-kpi';
import { STANDING_MIN_PEERS } from '@proline/domain/figures/standing';
import { leapingValues, type ListSource } from '../../platform/list/list-source.ts';
import { ratingSql } from '../../platform/list/people-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { boundsOf, isWithin, ofWork, type Asked } from './counted-period.queries.ts';

/** What belongs to the day of the shift, and what to that of the answer. */
const BY_SHIFT = [
  'attended',
  'no_shows',
  'late_cancels',
  'on_time',
  'approved_minutes',
  'reconfirm_asked',
  'reconfirmed',
  'ratings',
  'stars',
  'rating_weight',
  'rating_sum',
] as const;
const BY_ANSWER = ['offers', 'accepted'] as const;
const WEIGHTS: readonly string[] = ['rating_weight', 'rating_sum'];

/** Everything counted, each row with its day and what belongs to that day alone. */
export const countedRows = (columns: string, set: Asked, values: SqlValues, more: readonly string[] = []): string => {
  const where = (day: string, counted: string) =>
    [isWithin(day, set, values), counted, ...ofWork(set, values), ...more].join(' and ');
  const zero = (names: readonly string[]) => names.map((name) => `0 as ${name}`).join(', ');
  return `
    select ${columns}, f.day as counted_on, ${BY_SHIFT.join(', ')}, ${zero(BY_ANSWER)} from assignment_figures f
    where ${where('f.day', `f.attended + f.no_shows + f.late_cancels + f.ratings + f.reconfirm_asked > 0`)}
    union all
    select ${columns}, f.answered_on, ${zero(BY_SHIFT)}, ${BY_ANSWER.join(', ')} from assignment_figures f
    where ${where('f.answered_on', 'f.offers > 0')}`;
};

export const COUNTED_SUMS = [...BY_SHIFT, ...BY_ANSWER]
  .map((name) => `sum(${name})::${WEIGHTS.includes(name) ? 'float8' : 'integer'} as ${name}`)
  .join(', ');

const SCORE = ['attended', 'no_shows', 'late_cancels', 'on_time', 'reconfirmed', 'reconfirm_asked'] as const;
const reliabilityOf = (part: (name: string) => string, weights: string): string =>
  `reliability_of(${SCORE.map(part).join(', ')}, ${weights})`;

/** Whoever was erased is in no figure. */
export const NOT_ERASED = 'f.usher_id not in (select id from persons where usher_status is null)';

/**
 * Everybody of whom anything counts in the period, with their sums, and where they stand among each other. Of a hundred thousand
 * people nothing is carried along that few of them are asked for, such as names; where one stands is read from how many have which
 * of the hundred and one figures, instead of putting everybody in order.
 */
export const countedPeople = (set: Asked, values: SqlValues): string => {
  const { first, last } = boundsOf(set, values);
  const given = (filter: string, type: string) =>
    set.has(filter) ? `${values.add(set.get(filter))}::${type}[]` : `null::${type}[]`;
  const beyond = (way: string) =>
    `coalesce(sum(n) over (order by reliability ${way} rows between unbounded preceding and 1 preceding), 0)`;
  // the weights are a column, and not a select in each place: so their function becomes a part of the statement, and no call for each row
  return `
    with scored as materialized (
      select s.*, ${reliabilityOf((name) => name, 'of_now.weights')} as reliability from (
        select usher_id, ${COUNTED_SUMS} from (${countedRows('f.usher_id', set, values, [NOT_ERASED])}) counted group by usher_id
      ) s
      cross join (select reliability_weights() as weights offset 0) of_now
    ),
    standing as (
      select reliability, (1 + ${beyond('desc')})::integer as rank,
        case when sum(n) over () >= ${STANDING_MIN_PEERS} then floor(100 * ${beyond('')} / sum(n) over ())::integer end as percentile
      from (select reliability, count(*)::integer as n from scored where reliability is not null group by 1) spread
    )
    select w.*, w.usher_id as id, w.attended + w.no_shows as shifts, ${ratingSql('w')} as rating, standing.rank, standing.percentile,
      ${first} as first_day, ${last} as last_day, ${given('city', 'text')} as cities, ${given('role', 'uuid')} as roles,
      ${given('event', 'uuid')} as of_events
    from scored w left join standing on standing.reliability = w.reliability`;
};

/** So many points has the small line of a row. */
const TREND_POINTS = 8;

/** For the rows of one page: as it stood at the end of each part of the period. */
const TREND = `array(
  select ${reliabilityOf((name) => `coalesce(sum(f.${name}), 0)::integer`, '(select reliability_weights())')}
  from generate_series(1, ${TREND_POINTS}) part
  left join assignment_figures f on f.usher_id = kpis.id and f.day >= kpis.first_day
    and f.day <= kpis.first_day + (kpis.last_day - kpis.first_day) * part / ${TREND_POINTS}
    and (kpis.roles is null or f.type_id = any (kpis.roles)) and (kpis.of_events is null or f.event_id = any (kpis.of_events))
    and (kpis.cities is null or f.event_id in (select id from events where city = any (kpis.cities)))
  group by part order by part)`;

const share = (part: string, all: string): string => `(100.0 * ${part} / nullif(${all}, 0))`;
const RATES = {
  attendance: share('kpis.attended', 'kpis.attended + kpis.no_shows + kpis.late_cancels'),
  punctuality: share('kpis.on_time', 'kpis.attended'),
  no_show: share('kpis.no_shows', 'kpis.attended + kpis.no_shows'),
  acceptance: share('kpis.accepted', 'kpis.offers'),
} as const;

/** In hundredths of a percent, for an order; who has no such rate comes last, whichever way. */
const inOrder = (value: string) =>
  ({ sql: `round(100 * ${value})::integer`, type: 'integer', unknown: { up: '1000000000', down: '-1' } }) as const;
/** As a file shows it. */
const rateCell = (rate: string) => ({ sql: `round(${rate}, 1)::float8`, kind: 'number' }) as const;
const number = (name: string) => ({ sql: `kpis.${name}`, kind: 'number' }) as const;

const HOURS = 'round(kpis.approved_minutes / 60.0, 1)::float8';

const within = (
  column: string,
  { from = 0, to = 1_000_000 }: { from?: number | undefined; to?: number | undefined },
  values: SqlValues,
) => `${column} between ${values.add(from)}::integer and ${values.add(to)}::integer`;

/** What makes the rows, and says nothing of them afterwards. */
const made = () => 'true';

/** Of whom something else is known: they are looked for where an index helps. */
const ofPeople = (condition: string): string => `kpis.id in (select id from ushers where ${condition})`;
const byWords = wordsOrCode({ column: 'code', kind: 'ushers' }, { text: 'search_text', city: 'city' });

export const usherKpiSource: ListSource<typeof usherKpiList> = {
  list: usherKpiList,
  from: 'kpis',
  made: countedPeople,
  id: { sql: 'kpis.id', type: 'uuid' },
  joins: 'left join ushers person on person.id = kpis.id',
  select: {
    id: 'kpis.id',
    code: 'person.code',
    name_en: 'person.name_en',
    name_ar: 'person.name_ar',
    photo: 'person.photo',
    status: 'person.status',
    attended: 'kpis.attended',
    no_shows: 'kpis.no_shows',
    late_cancels: 'kpis.late_cancels',
    on_time: 'kpis.on_time',
    reconfirm_asked: 'kpis.reconfirm_asked',
    reconfirmed: 'kpis.reconfirmed',
    offers: 'kpis.offers',
    accepted: 'kpis.accepted',
    approved_minutes: 'kpis.approved_minutes',
    shifts: 'kpis.shifts',
    reliability: 'kpis.reliability',
    rank: 'kpis.rank',
    percentile: 'kpis.percentile',
    rating: 'kpis.rating',
    ratings: 'kpis.ratings',
    trend: `to_jsonb(${TREND})`,
  },
  filters: {
    period: made,
    city: made,
    role: made,
    event: made,
    status: (value, values) => ofPeople(values.oneOf('status', value)),
    shifts: (range, values) => within('kpis.shifts', range, values),
    reliability: (range, values) => within('kpis.reliability', range, values),
  },
  search: (text, values) => ofPeople(byWords(text, values)),
  sorts: {
    reliability: { sql: 'kpis.reliability', type: 'integer', unknown: { up: '1000', down: '-1' } },
    hours: { sql: 'kpis.approved_minutes', type: 'integer' },
    rating: inOrder('kpis.rating'),
    no_show: inOrder(RATES.no_show),
    attendance: inOrder(RATES.attendance),
    punctuality: inOrder(RATES.punctuality),
    acceptance: inOrder(RATES.acceptance),
    shifts: { sql: 'kpis.shifts', type: 'integer' },
    name: {
      sql: { en: 'named.name_en', ar: 'named.name_ar' },
      type: 'text',
      join: 'join persons named on named.id = kpis.id',
    },
  },
  values: { city: leapingValues('events', 'city') },
  cells: {
    name: [{ sql: 'person.name_en' }, { sql: 'person.name_ar' }],
    code: { sql: `'U-' || person.code` },
    status: { sql: 'person.status' },
    rank: number('rank'),
    reliability: [number('reliability'), number('shifts')],
    attendance: [
      rateCell(RATES.attendance),
      number('attended'),
      { sql: 'kpis.attended + kpis.no_shows + kpis.late_cancels', kind: 'number' },
    ],
    punctuality: [rateCell(RATES.punctuality), number('on_time')],
    no_show: [rateCell(RATES.no_show), number('no_shows')],
    rating: [number('rating'), number('ratings')],
    acceptance: [rateCell(RATES.acceptance), number('accepted'), number('offers')],
    hours: { sql: HOURS, kind: 'number' },
    trend: { sql: `array_to_string(${TREND}, ' ', '–')` },
    percentile: number('percentile'),
  },
};
