import type { Requirement } from '@proline/domain/event-plan/plan';
import { MATCH_PARTS } from '@proline/domain/hiring/match-score';
import { bornByFor } from '@proline/domain/people/age';
import type { Gender } from '@proline/domain/people/person-fields';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { SqlValues } from '../../platform/list/sql-values.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { columnsOf, FAR, points, shareSql, type Measures } from './candidate-rank.queries.ts';
import { unmetSql } from './met-requirement.queries.ts';
import { nearSql, readNear, type Nearness } from './near.queries.ts';
import { RECENT_WORK } from './people-facts.queries.ts';

type Db = Kysely<Database>;

/** Whom a whole event asks, as plain values. */
export type PoolRanking = Measures & {
  readonly event_id: string;
  readonly requirements: readonly Requirement[];
  readonly excluded: readonly string[];
  /** who can still have a place of a mix; null: anybody */
  readonly open_genders: readonly Gender[] | null;
  readonly shifts: readonly {
    readonly shift_id: string;
    readonly work_date: CalendarDay;
    readonly starts_at: Date;
    readonly ends_at: Date;
  }[];
  /** the shifts by the clock, cut at midnight */
  readonly hours: readonly {
    readonly shift_id: string;
    readonly day: CalendarDay;
    readonly weekday: number;
    readonly from: number;
    readonly until: number;
  }[];
  /** the places of each role in each shift */
  readonly wanted: readonly { readonly type_id: string; readonly shift_id: string; readonly places: number }[];
  readonly around: { readonly from: Date; readonly until: Date };
};

type Near = { readonly frame: Nearness; readonly type_ids: readonly string[] };

/** Who is approved, lives near and does one of the roles. */
const nearWith = ({ frame, type_ids }: Near, values: SqlValues): string =>
  readNear(
    nearSql(frame, (value) => values.add(value)),
    'u.id',
    `exists (select from usher_roles r where r.usher_id = u.id and r.type_id = any (${values.add(type_ids)}::uuid[]))`,
  );

/** How many are approved, live near and do one of the roles, or are among these; and who they are, unless more than this are near. */
export async function findNear(
  db: Db,
  { beside, most, ...near }: Near & { beside: readonly string[]; most: number },
): Promise<{ all: number; ids: string[] | null }> {
  const values = new SqlValues();
  const text = `
    with near as materialized (${nearWith(near, values)}),
      either as materialized (select id from near union select unnest(${values.add(beside)}::uuid[]))
    select (select count(*)::integer from either) as all,
      case when (select count(*) from near) <= ${values.add(most)} then array(select id from either order by id) end as ids`;
  const { rows } = await db.executeQuery<{ all: number; ids: string[] | null }>(CompiledQuery.raw(text, values.list));
  return rows[0] ?? { all: 0, ids: [] };
}

/** The next of them by their ids, without those who are known. */
export async function findFurtherNear(
  db: Db,
  { after, without, most, ...near }: Near & { after: string; without: readonly string[]; most: number },
): Promise<string[]> {
  const values = new SqlValues();
  const text = `
    select id from (${nearWith(near, values)}) found
    where id > ${values.add(after)}::uuid and id <> all (${values.add(without)}::uuid[])
    order by id limit ${values.add(most)}`;
  const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(text, values.list));
  return rows.map(({ id }) => id);
}

/** Who is in touch with the event: applied, invited, or has a place. */
export async function findInTouch(db: Db, event_id: string): Promise<string[]> {
  const { rows } = await sql<{ usher_id: string }>`
    select usher_id from applications where event_id = ${event_id} and status in ('pending', 'waitlisted', 'accepted')
    union select usher_id from assignments where event_id = ${event_id} and status in ('invited', 'confirmed')`.execute(
    db,
  );
  return rows.map(({ usher_id }) => usher_id);
}

/** However few places there are, so many are looked at for them. */
const FEW_PLACES = 50;

/**
 * Of more people than can be judged: those who could have a place, each role of each shift in its turn, the best match first
 * (experience counted as it could be at most), so deep as the number of its places wants. Whoever is rare is there whole.
 */
export async function rankPool(db: Db, of: PoolRanking, most: number): Promise<string[]> {
  const values = new SqlValues();
  const add = (value: unknown, type: string): string => `${values.add(value)}::${type}`;
  const list = <Row>(rows: readonly Row[], valueOf: (row: Row) => unknown, type: string): string =>
    add(rows.map(valueOf), `${type}[]`);
  const here = add(of.event_id, 'uuid');
  const types = list([...new Set(of.wanted.map(({ type_id }) => type_id))], (id) => id, 'uuid');
  const homes = [...of.distances];
  const lastDay =
    of.shifts
      .map(({ work_date }) => work_date)
      .toSorted()
      .at(-1) ?? '';
  const share = shareSql(of, values, 'r.type_id');
  const fixed = MATCH_PARTS.filter((part) => part !== 'rest')
    .map((part) => points(of.weights[part], share[part]))
    .join(' + ');
  const byGender = (person: string): string => (of.open_genders === null ? '' : `, ${person}.gender`);
  const never = [
    `coalesce(u.birth_date::text > ${values.add(bornByFor(lastDay))}, false)`,
    `u.id = any (${add(of.excluded, 'uuid[]')})`,
    ...(of.open_genders === null ? [] : [`(u.gender = any (${add(of.open_genders, 'text[]')})) is not true`]),
    ...unmetSql(of.requirements, 'block', values),
  ].join(' or ');
  const text = `
    with wanted as (
      select * from unnest(${list(of.wanted, ({ type_id }) => type_id, 'uuid')}, ${list(of.wanted, ({ shift_id }) => shift_id, 'uuid')},
        ${list(of.wanted, ({ places }) => places, 'integer')}) a (type_id, shift_id, places)
    ),
    pos as (
      select * from unnest(${list(of.shifts, ({ shift_id }) => shift_id, 'uuid')}, ${list(of.shifts, ({ work_date }) => work_date, 'date')},
        ${list(of.shifts, ({ starts_at }) => starts_at, 'timestamptz')},
        ${list(of.shifts, ({ ends_at }) => ends_at, 'timestamptz')}) s (shift_id, work_date, starts_at, ends_at)
    ),
    hours as (
      select * from unnest(${list(of.hours, ({ shift_id }) => shift_id, 'uuid')}, ${list(of.hours, ({ day }) => day, 'date')},
        ${list(of.hours, ({ weekday }) => weekday, 'integer')}, ${list(of.hours, ({ from }) => from, 'integer')},
        ${list(of.hours, ({ until }) => until, 'integer')}) h (shift_id, day, weekday, from_minutes, until_minutes)
    ),
    home as (select * from unnest(${list(homes, ([name]) => name, 'text')}, ${list(homes, ([, km]) => km, 'float8')}) h (city, km)),
    mean as (select (sum(status::integer * n) / nullif(sum(n), 0))::float8 as stars from status_counts where entity = 'ratings'),
    near as materialized (
      ${readNear(
        nearSql(of, (value) => values.add(value)),
        columnsOf(of, values).join(', '),
        `exists (select from usher_roles r where r.usher_id = u.id and r.type_id = any (${types}))`,
      )}
    ),
    able as materialized (
      select u.id, u.gender, u.city, u.pin_km, w.reliability, w.attended, w.roles, stars.rating
      from near u cross join mean left join usher_work w on w.person_id = u.id
      cross join lateral (select coalesce(w.rating_order::float8 / 100, mean.stars) as rating) stars
      where not (${never})
    ),
    work as materialized (
      select b.person_id, b.event_id, b.starts_at, b.ends_at, s.work_date
      from bookings b join able on able.id = b.person_id
      left join assignments a on a.id = b.id left join shifts s on s.id = a.shift_id
      where b.ends_at > ${add(of.around.from, 'timestamptz')} and b.starts_at < ${add(of.around.until, 'timestamptz')}
    ),
    apart as (
      select w.person_id, p.shift_id, w.event_id, w.work_date, p.work_date as asked,
        w.starts_at < p.ends_at and p.starts_at < w.ends_at as overlap,
        greatest(0, extract(epoch from greatest(w.starts_at - p.ends_at, p.starts_at - w.ends_at)))::float8 / 3600 as hours
      from work w cross join pos p
    ),
    clash as materialized (
      select person_id, shift_id, min(hours) filter (where event_id <> ${here}) as rest,
        bool_or(overlap or (hours < ${of.limits.least_rest_hours}
          and not (event_id = ${here} and (work_date is null or work_date = asked)))) as hard
      from apart group by person_id, shift_id
    ),
    away as (
      select d.person_id, h.shift_id from days_off d join hours h on h.day between d.first_day and d.last_day
      union all
      select k.person_id, h.shift_id from weekly_hours k join hours h on h.weekday = k.weekday
      where k.from_minutes is null or h.from_minutes < k.from_minutes or h.until_minutes > k.until_minutes
    ),
    -- one row for each person, so that the rows to be ranked are joined once and stay small
    closed as (
      select person_id, array_agg(shift_id) as shifts
      from (select person_id, shift_id from away where person_id in (select id from able) union all select person_id, shift_id from clash where hard) shut
      group by person_id
    ),
    rested as (
      select person_id, array_agg(shift_id) as shifts, array_agg(rest) as hours
      from clash where rest is not null group by person_id
    ),
    recent as (${RECENT_WORK}),
    client as (
      select t.usher_id, count(*) as shifts
      from events here join events e on e.client_name = here.client_name join attendance t on t.event_id = e.id
      where here.id = ${here} and here.client_name <> '' and t.outcome = 'attended' group by t.usher_id
    ),
    -- a shift changes only who is free, and how rested they are: all else is ranked once for each role
    standing as materialized (
      select u.id, u.gender, r.type_id, ${fixed} as fixed, closed.shifts as closed, rested.shifts as busy, rested.hours,
        coalesce(cardinality(closed.shifts), 0) + coalesce(cardinality(rested.shifts), 0) as hindered
      from (select distinct type_id from wanted) role join usher_roles r on r.type_id = role.type_id join able u on u.id = r.usher_id
      cross join lateral (select u.reliability, u.attended, u.roles) w
      cross join lateral (select u.rating) stars
      left join closed on closed.person_id = u.id
      left join rested on rested.person_id = u.id
      left join home on home.city = u.city
      ${FAR}
      left join recent on recent.usher_id = u.id
      left join client on client.usher_id = u.id
    ),
    role as (
      select type_id, count(*) as shifts, min(greatest(places, ${FEW_PLACES}))::float8 as least,
        max(greatest(places, ${FEW_PLACES}))::float8 as most
      from wanted group by type_id
    ),
    placed as materialized (
      select s.*, role.most, case when hindered < role.shifts then row_number() over place / role.least end as depth,
        count(*) filter (where hindered = 0) over place - (hindered = 0)::integer as ahead
      from standing s join role using (type_id)
      window place as (partition by type_id${byGender('s')} order by fixed desc, s.id)
    ),
    -- so many who have a shift for which nothing hinders them go no deeper: whoever has more of the unhindered ahead is not among them
    enough as (
      select min(depth) as depth from placed where depth is not null group by id order by 1 limit 1 offset ${add(most - 1, 'integer')}
    ),
    deep as (
      select u.id, row_number() over (
          partition by p.type_id, p.shift_id${byGender('u')} order by fixed + ${points(of.weights.rest, share.rest)} desc, u.id
        )::float8 / greatest(p.places, ${FEW_PLACES}) as depth
      from placed u join wanted p on p.type_id = u.type_id
      cross join lateral (select u.hours[array_position(u.busy, p.shift_id)] as rest) clash
      where (u.closed is null or p.shift_id <> all (u.closed)) and u.ahead < coalesce((select depth from enough), 'infinity') * u.most
    )
    select id from deep group by id order by min(depth), id limit ${values.add(most)}`;
  const { rows } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(text, values.list));
  return rows.map(({ id }) => id);
}
