import { countedShiftList } from '@proline/contract/usher-kpi/usher-kpi';
import { WEEKDAYS } from '@proline/contract/frame/weekday.words';
import { COUNTED_AS, COUNTED_AS_WORDS, SAID_AS, type CountedAs } from '@proline/contract/usher-kpi/usher-kpi.words';
import { textId } from '../../platform/postgres/text-id.ts';
import type { Language, ListSource } from '../../platform/list/list-source.ts';
import { leapingValues } from '../../platform/list/list-source.ts';
import { ofDays } from '../../platform/list/range-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { isWithin, ofWork, type Asked } from './counted-period.queries.ts';
import { ofThesePeople } from './kpi-scope.queries.ts';
import { arabicReason, quoted } from './reason-words.queries.ts';

/** What makes a shift count as this. */
const countedAs = (row: string): Readonly<Record<CountedAs, string>> => ({
  shift: `${row}.attended + ${row}.no_shows + ${row}.late_cancels > 0`,
  attended: `${row}.attended > 0`,
  on_time: `${row}.on_time > 0`,
  late: `${row}.attended > ${row}.on_time`,
  no_show: `${row}.no_shows > 0`,
  late_cancel: `${row}.late_cancels > 0`,
  excused: `exists (select from attendance x where x.assignment_id = ${row}.assignment_id and x.outcome = 'excused')`,
  rated: `${row}.ratings > 0`,
  offer: `${row}.offers > 0`,
  accepted: `${row}.accepted > 0`,
  not_accepted: `${row}.offers > ${row}.accepted`,
});
/** Offers belong to the day of their answer, everything else to that of the shift. */
const dayOf = (as: CountedAs): string =>
  ['offer', 'accepted', 'not_accepted'].includes(as) ? 'f.answered_on' : 'f.day';

/** Whoever was excused counts for no figure of work: they are shown when they are asked for. */
const COUNTED = COUNTED_AS.filter((as) => as !== 'excused');
/** `as` is a list of the very words that the contract knows. */
const wantedOf = (set: Asked): readonly CountedAs[] => (set.get('counted_as') ?? COUNTED) as readonly CountedAs[];

const PEOPLE = ['status', 'shifts', 'reliability'];

function countedShifts(set: Asked, values: SqlValues): string {
  const kinds = countedAs('f');
  const ways = wantedOf(set).map((as) => `(${kinds[as]} and ${isWithin(dayOf(as), set, values)})`);
  const people = PEOPLE.some((name) => set.has(name)) ? [ofThesePeople({ set }, values)] : [];
  return `
    select f.*, u.code, u.name_en, u.name_ar, u.photo, u.search_text, u.city as home
    from assignment_figures f join ushers u on u.id = f.usher_id
    where ${[`(${ways.join(' or ')})`, ...ofWork(set, values), ...people].join(' and ')}`;
}

const made = () => 'true';

/**
 * Of those whom each of these leaders led at completed events, as `lead_results` counts them. They are found once, before the rows
 * are asked for: a plan that looks for them beside each row took seconds for what are a few hundred.
 */
const inTeamsOf = (leaders: readonly string[], values: SqlValues): string =>
  `done.assignment_id in (
    select own.id from event_leads l join events led on led.id = l.event_id and led.status = 'completed'
    join assignments own on own.event_id = l.event_id
    join positions place on place.id = own.position_id
    where l.released_at is null and ${values.oneOf('l.leader_id', leaders, 'uuid')}
      and (l.zone_id is null or l.zone_id = place.zone_id) and (l.shift_id is null or l.shift_id = own.shift_id)
    offset 0)`;

/** Sunday is 0 in the database, and Saturday comes first in the list. */
const dowOf = (weekday: (typeof WEEKDAYS)[number]): number => (WEEKDAYS.indexOf(weekday) + 6) % 7;

export const REASON_ID = textId('t.reason');
const ARABIC_REASON = arabicReason('t.reason');

const counted = (sayers: readonly CountedAs[], say: (as: CountedAs) => string): string => {
  const kinds = countedAs('done');
  return `array_remove(array[${sayers.map((as) => `case when ${kinds[as]} then ${say(as)} end`).join(', ')}], null)`;
};
const AS_COUNTED = counted(COUNTED_AS, (as) => `'${as}'`);
/** In words, as the screen says it. */
const asWords = (language: Language): string =>
  `array_to_string(${counted(SAID_AS, (as) => quoted(COUNTED_AS_WORDS[as][language]))}, '${language === 'ar' ? '، ' : ', '}')`;
const RATING = '(done.stars::float8 / nullif(done.ratings, 0))';

export const countedShiftSource: ListSource<typeof countedShiftList> = {
  list: countedShiftList,
  from: 'done',
  made: countedShifts,
  id: { sql: 'done.assignment_id', type: 'uuid' },
  joins: `left join assignments a on a.id = done.assignment_id
    left join events e on e.id = done.event_id
    left join types r on r.id = done.type_id
    left join attendance t on t.assignment_id = done.assignment_id`,
  select: {
    id: 'done.assignment_id',
    usher: `jsonb_build_object('id', done.usher_id, 'code', done.code, 'name_en', done.name_en, 'name_ar', done.name_ar,
      'photo', done.photo)`,
    event: `jsonb_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'city', e.city)`,
    role: `jsonb_build_object('name_en', r.name_en, 'name_ar', r.name_ar)`,
    day: 'done.day',
    starts_at: 'a.starts_at',
    time_zone: 'e.time_zone',
    counted_as: `to_jsonb(${AS_COUNTED})`,
    late_minutes: 'case when done.attended > 0 then t.late_minutes end',
    minutes: 'done.approved_minutes',
    reason: `case when nullif(t.reason, '') is not null then jsonb_build_object('en', t.reason, 'ar', ${ARABIC_REASON}) end`,
    rating: RATING,
  },
  filters: {
    period: made,
    city: made,
    role: made,
    event: made,
    category: made,
    client: made,
    no_client: (value) => `done.event_id in (select id from events where client_name ${value ? '=' : '<>'} '')`,
    leader: (ids, values) => inTeamsOf(ids, values),
    event_began: (days, values) =>
      `done.event_id in (select id from events
        where ${ofDays('(events.starts_at at time zone events.time_zone)::date', days, values)})`,
    usher: (ids, values) => values.oneOf('done.usher_id', ids, 'uuid'),
    counted_as: made,
    weekday: (days, values) => values.oneOf('extract(dow from done.day)', days.map(dowOf), 'integer'),
    hour: ({ from = 0, to = 23 }, values) =>
      `done.hour between ${values.add(from)}::integer and ${values.add(to)}::integer`,
    reason: (ids, values) =>
      `done.assignment_id in (select t.assignment_id from attendance t where t.outcome = 'no_show'
        and ${values.oneOf(REASON_ID, ids, 'uuid')})`,
    status: made,
    shifts: made,
    reliability: made,
  },
  search: wordsOrCode({ column: 'done.code', kind: 'ushers' }, { text: 'done.search_text', city: 'done.home' }),
  sorts: {
    day: { sql: 'done.day', type: 'date' },
    late_minutes: {
      sql: `(select x.late_minutes from attendance x where x.assignment_id = done.assignment_id and done.attended > 0)`,
      type: 'integer',
      unknown: { up: '100000', down: '-1' },
    },
  },
  values: { city: leapingValues('events', 'city'), client: leapingValues('events', 'client_name') },
  cells: {
    usher: [{ sql: 'done.name_en' }, { sql: 'done.name_ar' }],
    event: { sql: { en: 'e.title_en', ar: 'e.title_ar' } },
    role: { sql: { en: 'r.name_en', ar: 'r.name_ar' } },
    day: { sql: 'done.day', kind: 'day' },
    starts: { sql: 'a.starts_at', kind: 'moment', zone: 'e.time_zone' },
    counted_as: { sql: { en: asWords('en'), ar: asWords('ar') } },
    late_minutes: { sql: 'case when done.attended > 0 then t.late_minutes end', kind: 'number' },
    minutes: { sql: 'done.approved_minutes', kind: 'number' },
    reason: { sql: { en: 't.reason', ar: ARABIC_REASON } },
    rating: { sql: RATING, kind: 'number' },
  },
};
