import type { LedTeam } from '@proline/contract/staff-lead/staff-lead';
import { DEFAULT_ATTENDANCE } from '@proline/domain/attendance/attendance-settings';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keptNumber } from '../../platform/writing/kept-number.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const at = (column: string) => sql.raw(momentSql(column));

/** What this person leads at an event that staff can see. */
const LEADS = (person_id: string) => sql`event_leads l
  where l.event_id = e.id and l.leader_id = ${person_id} and l.released_at is null`;
const SEEN = sql`e.status <> 'draft' and e.starts_at is not null`;

/** Of the zones and shifts that are led. Nobody leads, marks or rates themselves. */
const LED = (person_id: string): RawBuilder<unknown> => sql`a.usher_id <> ${person_id} and exists (
  select from ${LEADS(person_id)} and (l.zone_id is null or l.zone_id = p.zone_id)
    and (l.shift_id is null or l.shift_id = a.shift_id))`;

const TEAM = sql`assignments a join positions p on p.id = a.position_id left join attendance t on t.assignment_id = a.id`;
/** Confirmed, or on record although the place was taken back since. */
const ON_BOARD = sql`(a.status = 'confirmed' or t.outcome is not null or t.checked_in_at is not null)`;
/** So long after a shift those who led it can rate. */
const RATING_DAYS = sql.raw(keptNumber('attendance', 'rating_days', DEFAULT_ATTENDANCE.rating_days));
/** As `refuseRating` says it. */
const RATABLE = sql`a.ends_at <= now() and a.ends_at >= now() - make_interval(days => ${RATING_DAYS})
  and t.checked_in_at is not null and coalesce(t.outcome not in ('no_show', 'excused'), true)`;

type LedEvent = Omit<LedTeam, 'shifts' | 'zones' | 'team' | 'no_show_reasons' | 'now'>;

const LED_EVENT = (person_id: string) => sql`
  select e.id, e.title_en, e.title_ar, e.venue, e.city, e.time_zone, ${at('e.starts_at')} as starts_at,
    ${at('e.ends_at')} as ends_at, e.status,
    (select json_agg(json_build_object('id', l.id, 'scope', l.scope, 'zone_id', l.zone_id, 'shift_id', l.shift_id) order by l.id)
      from ${LEADS(person_id)}) as leads,
    (select count(*) from ${TEAM} where a.event_id = e.id and a.status = 'confirmed' and not a.reserve
      and ${LED(person_id)})::integer as people,
    (select count(*) from ${TEAM} where a.event_id = e.id and ${RATABLE} and ${LED(person_id)} and not exists (
      select from ratings r where r.assignment_id = a.id and r.author_leader_id = ${person_id}))::integer as to_rate`;

/** Until nothing can be rated there any more. */
export async function findLedEvents(db: Db, person_id: string, most: number): Promise<LedEvent[]> {
  const { rows } = await sql<LedEvent>`
    ${LED_EVENT(person_id)} from events e
    where ${SEEN} and e.ends_at >= now() - make_interval(days => ${RATING_DAYS}) and exists (select from ${LEADS(person_id)})
    order by e.starts_at, e.id limit ${most}`.execute(db);
  return rows;
}

type LedFrame = Omit<LedTeam, 'team' | 'no_show_reasons'>;

/** Undefined: this person leads nothing there, or there is no such event. */
export async function findLedFrame(db: Db, event_id: string, person_id: string): Promise<LedFrame | undefined> {
  const { rows } = await sql<LedFrame>`
    ${LED_EVENT(person_id)},
      coalesce((
        select json_agg(json_build_object('id', s.id, 'work_date', s.work_date, 'starts_at', ${at('s.starts_at')},
          'ends_at', ${at('s.ends_at')}, 'arrival_minutes', s.arrival_minutes) order by s.starts_at, s.ends_at, s.id)
        from shifts s where s.event_id = e.id and s.removed_at is null and exists (
          select from ${LEADS(person_id)} and (l.shift_id is null or l.shift_id = s.id) and (l.zone_id is null or exists (
            select from positions p where p.shift_id = s.id and p.zone_id = l.zone_id and p.headcount > 0)))
      ), '[]') as shifts,
      coalesce((
        select json_agg(json_build_object('id', z.id, 'code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar,
          'colour', z.colour) order by z.position, z.code, z.id)
        from zones z where z.event_id = e.id and z.removed_at is null and exists (
          select from ${LEADS(person_id)} and (l.zone_id is null or l.zone_id = z.id))
      ), '[]') as zones,
      ${at('now()')} as now
    from events e where e.id = ${event_id} and ${SEEN} and exists (select from ${LEADS(person_id)})`.execute(db);
  return rows[0];
}

export type TeamFacts = {
  readonly id: string;
  readonly role: { readonly name_en: string; readonly name_ar: string };
  readonly rating: { readonly stars: number; readonly comment: string } | null;
  readonly can_rate: boolean;
};

/** Whom this person leads there, in the order of the board; or one of them. */
export async function findTeam(
  db: Db,
  event_id: string,
  person_id: string,
  assignment_id?: string,
): Promise<TeamFacts[]> {
  const { rows } = await sql<TeamFacts>`
    select a.id, json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role,
      (select json_build_object('stars', g.stars, 'comment', g.comment) from ratings g
        where g.assignment_id = a.id and g.author_leader_id = ${person_id}) as rating,
      ${RATABLE} as can_rate
    from ${TEAM} join events e on e.id = a.event_id join types r on r.id = p.type_id
    where a.event_id = ${event_id} and ${SEEN} and ${ON_BOARD} and ${LED(person_id)}
      and (${assignment_id ?? null}::uuid is null or a.id = ${assignment_id ?? null}::uuid)`.execute(db);
  return rows;
}

export type Led = {
  readonly event_id: string;
  readonly event_status: string;
  readonly event_title: string;
  readonly usher_id: string;
  readonly photo: string | null;
  readonly outcome: 'attended' | 'no_show' | 'excused' | null;
  readonly checked_in_at: Date | null;
  readonly ends_at: Date;
  readonly now: Date;
  readonly rating_days: number;
};

/** Somebody of the own team; whoever is of another's is not there. */
export async function findLed(db: Db, assignment_id: string, person_id: string): Promise<Led | undefined> {
  const { rows } = await sql<Led>`
    select a.event_id, e.status as event_status, e.title_en as event_title, a.usher_id, u.photo, t.outcome, t.checked_in_at,
      a.ends_at, now() as now, ${RATING_DAYS} as rating_days
    from ${TEAM} join events e on e.id = a.event_id join persons u on u.id = a.usher_id
    where a.id = ${assignment_id} and ${SEEN} and ${ON_BOARD} and ${LED(person_id)}`.execute(db);
  return rows[0];
}

/** Nobody changes what is led there until this transaction ends. */
export const holdLedEvent = (tx: Tx, event_id: string) =>
  sql`select from events where id = ${event_id} for share`.execute(tx);

export type LedPart = {
  readonly id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly now: Date;
  /** the zone is one that is led, or none is asked for */
  readonly has_zone: boolean;
};

export async function findLedPart(
  db: Db,
  event_id: string,
  person_id: string,
  zone_id: string | null,
): Promise<LedPart | undefined> {
  const { rows } = await sql<LedPart>`
    select e.id, e.title_en, e.title_ar, e.starts_at, e.ends_at, date_trunc('milliseconds', now()) as now,
      ${zone_id}::uuid is null or exists (
        select from zones z where z.id = ${zone_id}::uuid and z.event_id = e.id and exists (
          select from ${LEADS(person_id)} and (l.zone_id is null or l.zone_id = z.id))) as has_zone
    from events e where e.id = ${event_id} and ${SEEN} and exists (select from ${LEADS(person_id)})`.execute(db);
  return rows[0];
}

export async function findRating(tx: Tx, assignment_id: string, person_id: string) {
  const { rows } = await sql<{ stars: number; comment: string }>`
    select stars, comment from ratings where assignment_id = ${assignment_id} and author_leader_id = ${person_id}`.execute(
    tx,
  );
  return rows[0];
}

type NewRating = {
  readonly assignment_id: string;
  readonly usher_id: string;
  readonly person_id: string;
  readonly stars: number;
  readonly comment: string;
};

/** One of each leader for each shift; the newest counts. */
export const saveRating = (tx: Tx, { assignment_id, usher_id, person_id, stars, comment }: NewRating) =>
  sql`
    insert into ratings (assignment_id, usher_id, author_leader_id, stars, comment)
    values (${assignment_id}, ${usher_id}, ${person_id}, ${stars}, ${comment})
    on conflict (assignment_id, author_admin_id, author_leader_id)
      do update set stars = excluded.stars, comment = excluded.comment`.execute(tx);
