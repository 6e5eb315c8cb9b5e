import type { RequiredDocument } from '@proline/domain/hiring/candidate';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import type { Gender } from '@proline/domain/people/person-fields';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { MapPin } from '@proline/domain/place/coordinates';
import { sql, type Kysely } from 'kysely';
import { pinOf } from '../../platform/list/people-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keptNumber } from '../../platform/writing/kept-number.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Db = Kysely<Database>;

export type PersonRow = {
  readonly id: string;
  readonly status: UsherStatus;
  readonly blocked_until: CalendarDay | null;
  readonly birth_date: CalendarDay | null;
  readonly gender: Gender | null;
  readonly city: string;
  readonly pin: MapPin | null;
  readonly languages: string[];
  readonly type_ids: string[];
  readonly attended: number;
  readonly rating: number | null;
  readonly reliability: number | null;
  readonly on_record: RequiredDocument[];
  readonly in_city: boolean;
  readonly applied: boolean;
};

/** What these people bring; whoever is no usher any more is left out. */
export async function findFacts(
  db: Db,
  { event_id, city, ids }: { event_id: string; city: string; ids: readonly string[] },
): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with applied as (
      select usher_id, array_agg(type_id) as type_ids from applications
      where event_id = ${event_id} and usher_id = any (${[...ids]}::uuid[])
        and status in ('pending', 'waitlisted', 'accepted') group by usher_id
    ),
    mean as (select (sum(status::integer * n) / nullif(sum(n), 0))::float8 as stars from status_counts where entity = 'ratings')
    select u.id, u.status, u.blocked_until, u.birth_date, u.gender, u.city, ${sql.raw(pinOf('u'))} as pin, u.languages,
      array(select type_id from usher_roles r where r.usher_id = u.id union select unnest(a.type_ids)) as type_ids,
      coalesce(w.attended, 0) as attended, coalesce(w.rating_order / 100.0, mean.stars)::float8 as rating,
      w.reliability::float8 as reliability,
      array_remove(array[
        case when u.id_number_hmac is not null then 'id_number' end,
        case when u.photo is not null then 'photo' end,
        case when exists (select from bank_accounts b where b.person_id = u.id and b.replaced_at is null)
          then 'bank_account' end
      ], null) as on_record,
      u.city = ${city} as in_city, a.usher_id is not null as applied
    from ushers u cross join mean
    left join usher_work w on w.person_id = u.id left join applied a on a.usher_id = u.id
    where u.id = any (${[...ids]}::uuid[])
    order by u.id`.execute(db);
  return rows;
}

export type BookingRow = {
  readonly person_id: string;
  readonly event_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** null: leading */
  readonly work_date: CalendarDay | null;
  readonly minutes: number | null;
};

/** Confirmed work and leads between two moments. */
export async function findWork(
  db: Db,
  wanted: { ids: readonly string[]; from: Date; until: Date; without: readonly string[] },
): Promise<BookingRow[]> {
  const { ids, from, until, without } = wanted;
  const { rows } = await sql<BookingRow>`
    select b.person_id, b.event_id, b.starts_at, b.ends_at, s.work_date,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes
    from bookings b left join assignments a on a.id = b.id left join shifts s on s.id = a.shift_id
    where b.person_id = any (${[...ids]}::uuid[]) and b.starts_at < ${until} and b.ends_at > ${from}
      and b.id <> all (${[...without]}::uuid[])
    order by b.person_id, b.starts_at, b.id`.execute(db);
  return rows;
}

export type SaidRow = {
  readonly person_id: string;
  readonly hours: { weekday: number; from_minutes: number | null; until_minutes: number | null }[];
  readonly days_off: { first_day: CalendarDay; last_day: CalendarDay }[];
};

export async function findSaid(db: Db, ids: readonly string[]): Promise<SaidRow[]> {
  const { rows } = await sql<SaidRow>`
    select a.person_id,
      coalesce((select json_agg(json_build_object('weekday', h.weekday, 'from_minutes', h.from_minutes, 'until_minutes', h.until_minutes))
        from weekly_hours h where h.person_id = a.person_id), '[]') as hours,
      coalesce((select json_agg(json_build_object('first_day', d.first_day, 'last_day', d.last_day))
        from days_off d where d.person_id = a.person_id), '[]') as days_off
    from availability a where a.person_id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export type ExperienceRow = {
  readonly usher_id: string;
  readonly type_id: string;
  readonly shifts: number;
  readonly in_category: number;
  readonly for_client: number;
  /** of the last days that fairness looks at */
  readonly recent_minutes: number;
};

/** Minutes of the attendance `t` that count as worked. Most are approved, and then the assignment need not be read. */
const MINUTES_WORKED = `coalesce(t.approved_minutes, (
  select extract(epoch from k.ends_at - k.starts_at) / 60 from assignments k where k.id = t.assignment_id))`;
const FAIRNESS_DAYS = keptNumber('hiring', 'fairness_days', DEFAULT_HIRING.fairness_days);
/** Days and not a bound, so that the planner knows how few rows these are; tomorrow has begun where it begins earlier. */
const IS_RECENT = `t.work_date = any (array(
  select (now() at time zone ${ORGANISATION_ZONE})::date - day from generate_series(-1, ${FAIRNESS_DAYS}) day))`;

/** What each has worked in the days that fairness looks at. */
export const RECENT_WORK = `select t.usher_id, sum(${MINUTES_WORKED})::integer as minutes
  from attendance t where t.outcome = 'attended' and ${IS_RECENT} group by t.usher_id`;

/** What each has worked so far, by role. */
export async function findExperience(db: Db, event_id: string, ids: readonly string[]): Promise<ExperienceRow[]> {
  const { rows } = await sql<ExperienceRow>`
    select a.usher_id, p.type_id, count(*)::integer as shifts,
      count(*) filter (where e.category_id = here.category_id)::integer as in_category,
      count(*) filter (where here.client_name <> '' and e.client_name = here.client_name)::integer as for_client,
      coalesce(sum(${sql.raw(MINUTES_WORKED)}) filter (where ${sql.raw(IS_RECENT)}), 0)::integer as recent_minutes
    from attendance t join assignments a on a.id = t.assignment_id join positions p on p.id = a.position_id
    join events e on e.id = a.event_id cross join (select * from events where id = ${event_id}) here
    where t.usher_id = any (${[...ids]}::uuid[]) and t.outcome = 'attended'
    group by a.usher_id, p.type_id`.execute(db);
  return rows;
}

/** Of approved ushers in these cities: how many of each have worked how long in the last days. */
export async function findRecentMinutes(db: Db, cities: readonly string[]) {
  const { rows } = await sql<{ city: string; minutes: number; people: number }>`
    with recent as (${sql.raw(RECENT_WORK)})
    select u.city, coalesce(r.minutes, 0) as minutes, count(*)::integer as people
    from persons u left join recent r on r.usher_id = u.id
    where u.usher_status = 'approved' and u.city = any (${[...cities]}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

/** The hours of the last days of whoever stands in the middle of those who are near. */
export async function findMedianHours(db: Db, cities: readonly string[]): Promise<number> {
  const { rows } = await sql<{ minutes: number | null }>`
    with recent as (${sql.raw(RECENT_WORK)})
    select percentile_disc(0.5) within group (order by coalesce(r.minutes, 0)) as minutes
    from persons u left join recent r on r.usher_id = u.id
    where u.usher_status = 'approved' and u.city = any (${[...cities]}::text[])`.execute(db);
  return (rows[0]?.minutes ?? 0) / 60;
}

type OfSome = { readonly event_id: string; readonly ids: readonly string[]; readonly without: readonly string[] };

/** Shifts of the event that these people are invited to and have not answered. */
export async function findInvitedOf(db: Db, { event_id, ids, without }: OfSome) {
  const { rows } = await sql<{ usher_id: string; starts_at: Date; ends_at: Date }>`
    select usher_id, starts_at, ends_at from assignments
    where event_id = ${event_id} and usher_id = any (${[...ids]}::uuid[]) and status = 'invited' and id <> all (${[...without]}::uuid[])`.execute(
    db,
  );
  return rows;
}
