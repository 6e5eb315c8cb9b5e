import type { CandidateSort, CandidateTab } from '@proline/contract/hiring/candidate';
import type { Requirement } from '@proline/domain/event-plan/plan';
import type { CandidateTrait } from '@proline/domain/hiring/candidate-stand';
import { MATCH_PARTS, SCORING, type MatchWeights } from '@proline/domain/hiring/match-score';
import type { WorkLimits } from '@proline/domain/hiring/work-limits';
import { bornByFor } from '@proline/domain/people/age';
import type { Gender } from '@proline/domain/people/person-fields';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type pg from 'pg';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';
import { unmetSql } from './met-requirement.queries.ts';
import { isNear, nearSql, pinKm, readNear, type Nearness } from './near.queries.ts';
import { RECENT_WORK } from './people-facts.queries.ts';

/** What the score of everybody is made with. */
export type Measures = Nearness & {
  /** how far known cities are from the venue */
  readonly distances: ReadonlyMap<string, number>;
  readonly limits: WorkLimits;
  readonly weights: MatchWeights;
  readonly median_hours: number;
  /** what somebody new stands for, from 0 to 1 */
  readonly expected_reliability: number;
};

/** Everything that decides who stands where, as plain values. */
export type Ranking = Measures & {
  readonly event_id: string;
  readonly type_id: string;
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly string[];
  /** who can still have so many places of a mix; null: anybody */
  readonly open_genders: readonly Gender[] | null;
  readonly works: readonly {
    readonly work_date: CalendarDay;
    readonly starts_at: Date;
    readonly ends_at: Date;
    readonly minutes: number;
  }[];
  /** the shifts by the clock, cut at midnight */
  readonly hours: readonly {
    readonly day: CalendarDay;
    readonly weekday: number;
    readonly from: number;
    readonly until: number;
  }[];
  /** minutes asked for on each day, and in the week of each number */
  readonly days: readonly { readonly day: CalendarDay; readonly minutes: number }[];
  readonly weeks: readonly { readonly week: number; readonly minutes: number }[];
  readonly around: { readonly from: Date; readonly until: Date };
  readonly gender: Gender | undefined;
  readonly only: readonly CandidateTrait[];
  readonly q: string;
};

const search = wordsOrCode({ column: 'u.code', kind: 'ushers' }, { text: 'u.search_text', city: 'u.city' });

/** What everybody is read with: mostly nothing but what the index of those who are near holds. */
export const columnsOf = (
  { requirements, ...of }: Nearness & Pick<Ranking, 'requirements'>,
  values: SqlValues,
): readonly string[] => [
  ...['u.id', 'u.birth_date', 'u.gender', 'u.city', `${pinKm(of, (value) => values.add(value))} as pin_km`],
  ...(requirements.some(({ kind }) => kind === 'languages') ? ['u.languages'] : []),
  ...(requirements.some(({ kind }) => kind === 'documents')
    ? ['u.id_number_hmac is not null as has_id_number', 'u.photo is not null as has_photo']
    : []),
];

/** Who is in touch with the event in this role, and who is approved, near and does it; or everybody of that name. */
const poolSql = (of: Ranking, values: SqlValues): string => {
  const columns = columnsOf(of, values).join(', ');
  const role = values.add(of.type_id);
  const does = `exists (select from usher_roles r where r.usher_id = u.id and r.type_id = ${role})`;
  if (of.q !== '')
    return `select ${columns}, u.status, ${does} as does_role from ushers u where ${search(of.q, values)}`;
  const here = values.add(of.event_id);
  const near = nearSql(of, (value) => values.add(value));
  return `${readNear(near, `${columns}, 'approved' as status, true as does_role`, does)}
    union all
    select ${columns}, u.status, ${does} from (
      select usher_id from applications
      where event_id = ${here} and type_id = ${role} and status in ('pending', 'waitlisted')
      union select usher_id from assignments where event_id = ${here} and status in ('invited', 'confirmed')
    ) touch join ushers u on u.id = touch.usher_id where not (${isNear(near)} and ${does})`;
};

/** Everything that forbids it; `suitabilityOf` says the same, and a test compares them. */
const unsuitableSql = (of: Ranking, values: SqlValues): string => {
  const youngest = of.works.map(({ work_date }) => work_date).toSorted()[0] ?? '';
  return [
    `u.status <> 'approved'`,
    `coalesce(u.birth_date::text > ${values.add(bornByFor(youngest))}, false)`,
    `u.id = any (${values.add(of.excluded)}::uuid[])`,
    'coalesce(clash.hard, false)',
    ...(of.open_genders === null ? [] : [`(u.gender = any (${values.add(of.open_genders)}::text[])) is not true`]),
    ...(of.days.some(({ minutes }) => minutes > of.limits.most_day_minutes) ||
    of.weeks.some(({ minutes }) => minutes > of.limits.most_week_minutes)
      ? ['true']
      : ['coalesce(day_cap.hard, false)', 'coalesce(week_cap.hard, false)']),
    ...unmetSql(of.requirements, 'block', values),
  ].join(' or ');
};

/** What somebody said, or where they live, is in the way of the program; an own application makes a flag of it. */
const HURDLE = 'hurdle.there';

/** Which of those who were judged are wanted. */
const wantedSql = (of: Ranking, values: SqlValues): string => {
  const traits: Readonly<Record<CandidateTrait, () => string>> = {
    new: () => 'w.reliability is null',
    unflagged: () =>
      [`(app.usher_id is not null and ${HURDLE})`, ...unmetSql(of.requirements, 'flag', values)]
        .map((flag) => `(${flag}) is not true`)
        .join(' and '),
    uninvited: () => 'u.id not in (select usher_id from invitations)',
  };
  const wanted = [
    ...(of.gender === undefined ? [] : [`u.gender = ${values.add(of.gender)}`]),
    ...of.only.map((trait) => traits[trait]()),
  ];
  return wanted.length === 0 ? '' : `where ${wanted.join(' and ')}`;
};

/** How far the people `u` live from the venue: by their pin, else by their city, which is `home`. */
export const FAR = 'cross join lateral (select coalesce(u.pin_km, home.km) as km) far';

const within = (share: string): string => `least(1, greatest(0, ${share}))`;
/** As Math.round does: a half goes up. */
export const points = (weight: number, share: string): string =>
  `floor(${weight * 10}::float8 * ${within(share)} + 0.5)::integer`;
const saturating = (shifts: string): string => `(${shifts}::float8 / (${shifts} + 1))`;

/**
 * How much of its weight each part earns. Experience in the role and the category is counted later, for few: here is what it
 * can be at most. Few have worked for the client, so that is counted at once; without it, thousands could be the best.
 */
export const shareSql = (
  of: Measures,
  values: SqlValues,
  type: string,
): Readonly<Record<(typeof MATCH_PARTS)[number], string>> => {
  const { experience, unrated, unknown_in_city, unfair_times } = SCORING;
  const attended = 'coalesce(w.attended, 0)';
  const near = `${values.add(of.near_km)}::float8`;
  return {
    reliability: `case when w.reliability is null then ${values.add(of.expected_reliability)}::float8 else w.reliability::float8 / 100 end`,
    rating: `(coalesce(stars.rating, ${unrated}) - 1) / 4`,
    experience: `case when ${type} = any (w.roles) then ${experience.in_role}::float8 else 0 end * ${saturating(attended)}
      + ${experience.in_category}::float8 * ${saturating(attended)}
      + ${experience.for_client}::float8 * ${saturating('coalesce(client.shifts, 0)')}`,
    distance: `case when far.km is not null then 1 - far.km / ${near}
      when u.city = ${values.add(of.city)} then ${unknown_in_city} else 0 end`,
    rest: `case when clash.rest is null then 1
      else (clash.rest - ${of.limits.least_rest_hours}) / ${Math.max(1, of.limits.least_rest_hours)}::float8 end`,
    fairness: `1 - coalesce(recent.minutes, 0)::float8 / 60 / ${values.add(unfair_times * Math.max(1, of.median_hours))}::float8`,
  };
};

const ORDERS: Readonly<Record<CandidateSort, string>> = {
  match: 'bound desc',
  reliability: 'reliability desc nulls last',
  rating: 'rating desc nulls last',
  distance: 'km nulls last',
  asked: 'asked_at nulls last',
};

export type Ranked = {
  readonly counts: Readonly<Partial<Record<CandidateTab, number>>>;
  /** of the tab, from the best on: nobody after them has more than the last bound */
  readonly rows: readonly { readonly id: string; readonly bound: number }[];
};

type Page = { readonly tab: CandidateTab; readonly sort: CandidateSort; readonly skip: number; readonly most: number };

/** Judges everybody in one statement; who they are is read for few afterwards. */
export async function rankCandidates(pool: pg.Pool, of: Ranking, { tab, sort, skip, most }: Page): Promise<Ranked> {
  const values = new SqlValues();
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`;
  const list = <Row>(rows: readonly Row[], valueOf: (row: Row) => unknown, type: string): string =>
    add(rows.map(valueOf), `${type}[]`);
  const here = add(of.event_id, 'uuid');
  const role = add(of.type_id, 'uuid');
  const homes = [...of.distances];
  const share = shareSql(of, values, role);
  const text = `
    with pos as (
      select * from unnest(${list(of.works, ({ work_date }) => work_date, 'date')},
        ${list(of.works, ({ starts_at }) => starts_at, 'timestamptz')},
        ${list(of.works, ({ ends_at }) => ends_at, 'timestamptz')}) p (work_date, starts_at, ends_at)
    ),
    home as (select * from unnest(${list(homes, ([name]) => name, 'text')}, ${list(homes, ([, km]) => km, 'float8')}) h (city, km)),
    pool as materialized (${poolSql(of, values)}),
    work as materialized (
      select b.person_id, b.event_id, b.starts_at, b.ends_at, s.work_date,
        (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes
      from bookings b left join assignments a on a.id = b.id left join shifts s on s.id = a.shift_id
      where b.ends_at > ${add(of.around.from, 'timestamptz')} and b.starts_at < ${add(of.around.until, 'timestamptz')}
    ),
    apart as (
      select w.person_id, w.event_id, w.work_date, p.work_date as asked, w.starts_at < p.ends_at and p.starts_at < w.ends_at as overlap,
        greatest(0, extract(epoch from greatest(w.starts_at - p.ends_at, p.starts_at - w.ends_at)))::float8 / 3600 as hours
      from work w cross join pos p
    ),
    clash as (
      select person_id, min(hours) filter (where event_id <> ${here}) as rest,
        bool_or(overlap or (hours < ${of.limits.least_rest_hours}
          and not (event_id = ${here} and (work_date is null or work_date = asked)))) as hard
      from apart group by person_id
    ),
    on_day as (select person_id, work_date, sum(minutes) as minutes from work where work_date is not null group by person_id, work_date),
    day_cap as (
      select o.person_id, bool_or(o.minutes + d.minutes > ${of.limits.most_day_minutes}) as hard
      from on_day o join unnest(${list(of.days, ({ day }) => day, 'date')}, ${list(of.days, ({ minutes }) => minutes, 'integer')}) d (day, minutes)
        on d.day = o.work_date group by o.person_id
    ),
    in_week as (
      select person_id, floor((work_date - date '1970-01-04' - ${of.limits.week_start}) / 7.0)::integer as week, sum(minutes) as minutes
      from on_day group by 1, 2
    ),
    week_cap as (
      select o.person_id, bool_or(o.minutes + k.minutes > ${of.limits.most_week_minutes}) as hard
      from in_week o join unnest(${list(of.weeks, ({ week }) => week, 'integer')}, ${list(of.weeks, ({ minutes }) => minutes, 'integer')}) k (week, minutes)
        on k.week = o.week group by o.person_id
    ),
    hours as (
      select * from unnest(${list(of.hours, ({ day }) => day, 'date')}, ${list(of.hours, ({ weekday }) => weekday, 'integer')},
        ${list(of.hours, ({ from }) => from, 'integer')}, ${list(of.hours, ({ until }) => until, 'integer')}) h (day, weekday, from_minutes, until_minutes)
    ),
    away as (
      select d.person_id from days_off d join hours h on h.day between d.first_day and d.last_day
      union all
      select k.person_id from weekly_hours k join hours h on h.weekday = k.weekday
      where k.from_minutes is null or h.from_minutes < k.from_minutes or h.until_minutes > k.until_minutes
    ),
    invitations as (
      select i.usher_id from assignments i join pos p on i.starts_at < p.ends_at and p.starts_at < i.ends_at
      where i.status = 'invited' and (i.expires_at is null or i.expires_at > now())
    ),
    app as (
      select usher_id, bool_or(type_id = ${role}) as for_role,
        min(status) filter (where type_id = ${role} and status <> 'accepted') as status,
        min(created_at) filter (where type_id = ${role} and status <> 'accepted') as asked_at
      from applications where event_id = ${here} and status in ('pending', 'waitlisted', 'accepted') group by usher_id
    ),
    recent as (${RECENT_WORK}),
    client as (
      select t.usher_id, count(*) as shifts
      from events here join events e on e.client_name = here.client_name join attendance t on t.event_id = e.id
      where here.id = ${here} and here.client_name <> '' and t.outcome = 'attended' group by t.usher_id
    ),
    mean as (select (sum(status::integer * n) / nullif(sum(n), 0))::float8 as stars from status_counts where entity = 'ratings'),
    judged as (
      select u.id, w.reliability, stars.rating, far.km, app.asked_at,
        ${MATCH_PARTS.map((part) => points(of.weights[part], share[part])).join(' + ')} as bound,
        case when ${unsuitableSql(of, values)} then 'unsuitable'
          when app.status = 'pending' then 'applied' when app.status = 'waitlisted' then 'waitlist'
          when (app.for_role or u.does_role) is not true then 'by_hand'
          when app.usher_id is null and ${HURDLE} then 'by_hand'
          else 'recommended' end as tab
      from pool u cross join mean
      left join usher_work w on w.person_id = u.id
      cross join lateral (select coalesce(w.rating_order::float8 / 100, mean.stars) as rating) stars
      left join home on home.city = u.city
      ${FAR}
      left join clash on clash.person_id = u.id left join day_cap on day_cap.person_id = u.id
      left join week_cap on week_cap.person_id = u.id
      left join app on app.usher_id = u.id left join recent on recent.usher_id = u.id
      left join client on client.usher_id = u.id
      cross join lateral (select u.id in (select person_id from away)
        or (u.city <> ${add(of.city, 'text')} and (far.km is null or far.km > ${of.near_km})) as there) hurdle
      ${wantedSql(of, values)}
    )
    select
      coalesce((select json_object_agg(tab, n) from (select tab, count(*) as n from judged group by tab) c), '{}') as counts,
      coalesce((
        select json_agg(json_build_object('id', id, 'bound', bound))
        from (select id, bound from judged where tab = ${values.add(tab)} order by ${ORDERS[sort]}, id
          limit ${values.add(most)} offset ${values.add(skip)}) found
      ), '[]') as rows`;
  const { rows } = await pool.query<Ranked>({ text, values: values.list });
  return rows[0] ?? { counts: {}, rows: [] };
}
