import type { ApplicationDetail } from '@proline/contract/event-application/event-application';
import type { ApplicationStatus } from '@proline/domain/event/application-status';
import type { Decision } from '@proline/domain/event-application/application-move';
import { sql, type Kysely, type Transaction } from 'kysely';
import type pg from 'pg';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { AskedWork } from '../hiring/application-fit.service.ts';
import { APPLICANT, groupWith, placesLeft } from './queue.queries.ts';

type Tx = Transaction<Database>;

const LAST_WORKED = 3;

/** Names without what differs from year to year: 'Lantern Festival 2025' and 'Lantern Festival 2026' are one event. */
const NAME = (event: string) => `btrim(lower(regexp_replace(${event}.title_en, '[0-9٠-٩]+', '', 'g')))`;

/** How the event \`m\` that somebody has worked at belongs to the event \`e\` that is applied for. */
const BOND = `case
  when ${NAME('m')} = ${NAME('e')} and ${NAME('m')} <> '' and m.category_id = e.category_id and m.client_name = e.client_name
    and m.starts_at between e.starts_at - interval '15 months' and e.starts_at - interval '9 months' then 'last_year'
  when m.client_name <> '' and m.client_name = e.client_name then 'same_client' end`;

type Found = Omit<ApplicationDetail, 'shifts' | 'fit'> & { readonly type_id: string };

export async function findApplication(pool: pg.Pool, id: string): Promise<Found | undefined> {
  const { rows } = await pool.query<Found>({
    name: 'find-application',
    text: `
      select a.id, a.event_id, a.type_id, ${APPLICANT} as usher, a.status, a.message, a.reason, a.created_at, a.decided_at,
        (select name from admins where id = a.decided_by) as decided_by, a.served_from is not null as served, a.version, a.shift_ids as asked_for,
        u.phone, coalesce(u.usher_status, 'pending') as usher_status,
        json_build_object('name_en', t.name_en, 'name_ar', t.name_ar) as role,
        ${groupWith()}, 'applications', (
          select count(*)::integer from applications o where o.event_id = a.event_id and o.status = a.status)) as event,
        json_build_object('places_left', ${placesLeft('and p.type_id = a.type_id')}, 'applications', (
          select count(*)::integer from applications o
          where o.event_id = a.event_id and o.type_id = a.type_id and o.status = a.status)) as in_role,
        json_build_object('attended', coalesce(w.attended, 0), 'no_shows', coalesce(w.no_shows, 0),
          'last_no_show', (select max(d.work_date) from attendance d where d.usher_id = u.id and d.outcome = 'no_show'), 'on_time', coalesce(w.on_time, 0)) as figures,
        coalesce((
          select json_agg(json_build_object('event_id', l.event_id, 'title_en', l.title_en, 'title_ar', l.title_ar,
            'role', json_build_object('name_en', l.name_en, 'name_ar', l.name_ar), 'work_date', l.work_date,
            'late_minutes', l.late_minutes,
            'stars', l.stars, 'bond', l.bond) order by l.work_date desc)
          from (
            select distinct on (d.work_date, d.event_id) d.event_id, d.work_date, m.title_en, m.title_ar, r.name_en, r.name_ar,
              d.late_minutes, ${BOND} as bond, (select round(avg(stars), 1)::float8 from ratings k where k.assignment_id = g.id) as stars
            from attendance d join events m on m.id = d.event_id join assignments g on g.id = d.assignment_id
              join positions p on p.id = g.position_id join types r on r.id = p.type_id
            where d.usher_id = u.id and d.outcome = 'attended'
            order by d.work_date desc, d.event_id limit ${LAST_WORKED}
          ) l
        ), '[]') as last_worked
      from applications a
      join persons u on u.id = a.usher_id
      join types t on t.id = a.type_id
      join events e on e.id = a.event_id
      left join usher_work w on w.person_id = u.id
      where a.id = $1`,
    values: [id],
    types: REPLY_TYPES,
  });
  return rows[0];
}

/** The shifts of an event, in their order. */
export async function findShifts(db: Kysely<Database>, event_id: string) {
  const { rows } = await sql<{ shift_id: string; starts_at: Date; ends_at: Date }>`
    select id as shift_id, starts_at, ends_at from shifts where event_id = ${event_id} and removed_at is null order by starts_at, id`.execute(
    db,
  );
  return rows;
}

export type HeldApplication = {
  readonly id: string;
  readonly event_id: string;
  readonly usher_id: string;
  readonly type_id: string;
  readonly status: ApplicationStatus;
  readonly shift_ids: readonly string[];
  /** put on the waitlist by operations */
  readonly by_hand: boolean;
  /** accepted by a place that was given another way: what it was before */
  readonly served_from: 'pending' | 'waitlisted' | null;
  readonly version: number;
  /** of the places that it brought */
  readonly has_attendance: boolean;
};

/** Whose and for what; none of these change. */
export async function findOwner(db: Kysely<Database>, id: string) {
  const { rows } = await sql<{ event_id: string; usher_id: string }>`
    select event_id, usher_id from applications where id = ${id}`.execute(db);
  return rows[0];
}

/** The places of an application: booked by it, or given another way, by which it was accepted. */
const BROUGHT = sql`m.usher_id = a.usher_id and m.event_id = a.event_id and (m.application_id = a.id or (
  a.served_from is not null and m.status = 'confirmed' and not m.reserve
  and (a.shift_ids = '{}' or m.shift_id = any (a.shift_ids))
  and exists (select from positions p where p.id = m.position_id and p.type_id = a.type_id)))`;

/** Locked first, read afterwards. */
export async function holdApplication(tx: Tx, id: string): Promise<HeldApplication | undefined> {
  await sql`select from applications where id = ${id} for update`.execute(tx);
  const { rows } = await sql<HeldApplication>`
    select id, event_id, usher_id, type_id, status, shift_ids, by_hand, served_from, version,
      exists (select from assignments m join attendance w on w.assignment_id = m.id where ${BROUGHT} and (w.outcome is not null or w.checked_in_at is not null)) as has_attendance
    from applications a where id = ${id}`.execute(tx);
  return rows[0];
}

type Decided = { readonly to: Decision; readonly reason: string | null; readonly admin_id: string | null };

/** Returns the new version; undefined: somebody was faster. */
export async function saveDecision(tx: Tx, { id, version }: HeldApplication, { to, reason, admin_id }: Decided) {
  const { rows } = await sql<{ version: number }>`
    update applications set status = ${to}, served_from = null, version = version + 1,
      decided_at = case when ${to} = 'pending' then null else now() end,
      decided_by = case when ${to} = 'pending' then null else ${admin_id}::uuid end,
      reason = case when ${to} = 'rejected' then ${reason}::text end
    where id = ${id} and version = ${version} returning version`.execute(tx);
  return rows[0]?.version;
}

/** Gives back what accepting has booked, or what has served it. */
export async function releaseBooked(tx: Tx, application_id: string) {
  const { rows } = await sql<{ id: string }>`
    update assignments m set status = 'released', release_reason = 'undone', locked = false, version = m.version + 1
    from applications a where a.id = ${application_id} and ${BROUGHT} and m.status in ('invited', 'confirmed')
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Lists of events show how many places are taken. */
export const touchEvents = (tx: Tx) => sql`insert into changes (topic) values ('event')`.execute(tx);

/** Whether what was told of it has left the house, or may have. */
export async function hasBeenSent(tx: Tx, application_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from messages where cause_id = ${application_id} and revoked_at is null and routed_at is not null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What this person asks for at the event, the earliest first. */
export async function findPending(tx: Tx, event_id: string, usher_id: string): Promise<AskedWork[]> {
  const { rows } = await sql<AskedWork>`
    select id, usher_id, type_id, shift_ids from applications where event_id = ${event_id} and usher_id = ${usher_id} and status = 'pending'
    order by created_at, id`.execute(tx);
  return rows;
}

/** Events where whoever comes first is taken, with places left for somebody who waits. */
export async function findFirstComeEvents(tx: Tx, most: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select e.id as record_id, e.title_en as label_en, e.title_ar as label_ar from events e
    where e.hiring_mode = 'first_come' and e.status in ('published', 'in_progress') and exists (
      select from applications a join positions p on p.event_id = e.id and p.type_id = a.type_id
        join shifts s on s.id = p.shift_id
      where a.event_id = e.id and a.status = 'pending' and s.ends_at > now()
        and (p.confirmed + p.invited < p.headcount or p.reserves < ceil(p.headcount * e.reserve_percent / 100.0)))
    order by e.starts_at, e.id limit ${most}`.execute(tx);
  return rows;
}

export async function findEarliest(tx: Tx, event_id: string, most: number) {
  const { rows } = await sql<{ id: string; usher_id: string }>`
    select id, usher_id from applications where event_id = ${event_id} and status = 'pending'
    order by created_at, id limit ${most}`.execute(tx);
  return rows;
}

/** All places of an event, of whatever role. */
export async function findPlaces(tx: Tx, event_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from positions where event_id = ${event_id} and headcount > 0`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Has a confirmed place at the event, or stands by. */
export async function worksThere(tx: Tx, { event_id, usher_id }: HeldApplication): Promise<boolean> {
  const { rows } = await sql`
    select from assignments where event_id = ${event_id} and usher_id = ${usher_id} and status = 'confirmed' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
