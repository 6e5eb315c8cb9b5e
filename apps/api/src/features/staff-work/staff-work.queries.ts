import type { AnswerOf } from '@proline/contract/frame/endpoint';
import {
  STAFF_EVENTS_PER_PAGE,
  type listStaffApplications,
  type listStaffInvitations,
  type ScheduledWork,
  type StaffEventDetail,
} from '@proline/contract/staff-work/staff-work';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { reconfirmUntil, type ReconfirmHours } from '@proline/domain/hiring/reconfirm-deadline';
import { sql, type Kysely, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { keptNumber } from '../../platform/writing/kept-number.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const at = (column: string) => sql.raw(momentSql(column));

const HEAD = sql`e.id, e.title_en, e.title_ar, e.venue, e.city, ${at('e.starts_at')} as starts_at,
  ${at('e.ends_at')} as ends_at, e.time_zone`;
const EVENT = sql`json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'venue', e.venue, 'city', e.city,
  'starts_at', ${at('e.starts_at')}, 'ends_at', ${at('e.ends_at')}, 'time_zone', e.time_zone)`;
const FACTS = sql`${HEAD}, e.status, e.hiring_mode, ${at('e.application_deadline')} as application_deadline`;

/** Takes applications: published or running, not by invitation only, with a shift ahead. */
const TAKES = sql`e.status in ('published', 'in_progress') and e.hiring_mode <> 'invite'
  and exists (select from shifts s where s.event_id = e.id and s.removed_at is null and s.starts_at > now())`;

type Fit = 'fits' | 'reasons' | 'notes';
type OwnApplication = StaffEventDetail['applications'][number];
type OwnPlace = StaffEventDetail['places'][number];
export type FoundEvent = Omit<StaffEventDetail, Fit | 'offered' | 'applications' | 'places'>;

export async function findOpenEvents(db: Db, page: number) {
  const { rows } = await sql<Omit<StaffEventDetail, Fit> & { total: number }>`
    select ${FACTS}, count(*) over ()::integer as total from events e where ${TAKES}
      and (e.application_deadline is null or e.application_deadline > now())
    order by e.starts_at, e.id limit ${STAFF_EVENTS_PER_PAGE} offset ${(page - 1) * STAFF_EVENTS_PER_PAGE}`.execute(db);
  return rows;
}

/** An event that this person may look at; drafts are nobody's. Who to call and what to wear is for whoever works there. */
export async function findVisibleEvent(db: Db, id: string, person_id: string): Promise<FoundEvent | undefined> {
  const own = (value: string) => sql`case when mine.works then ${sql.raw(value)} end`;
  const { rows } = await sql<FoundEvent>`
    select ${FACTS}, e.description_en, e.description_ar, e.address, e.latitude, e.longitude,
      ${own(`coalesce(plan.steps #>> '{stepTwo,uniform}', '')`)} as uniform,
      ${own(`coalesce(plan.steps #>> '{stepTwo,briefing}', '')`)} as briefing,
      ${own('e.contact_name')} as contact_name, ${own('e.contact_phone')} as contact_phone
    from events e left join event_plans plan on plan.event_id = e.id
    cross join lateral (
      select exists (select from bookings b where b.event_id = e.id and b.person_id = ${person_id}) as works,
        exists (select from assignments a where a.event_id = e.id and a.usher_id = ${person_id}
          and a.status in ('invited', 'confirmed'))
        or exists (select from applications a where a.event_id = e.id and a.usher_id = ${person_id} and not a.by_hand) as knows
    ) mine
    where e.id = ${id} and e.status <> 'draft' and (mine.works or mine.knows or (${TAKES}))`.execute(db);
  return rows[0];
}

export type OfferedFacts = Pick<
  StaffEventDetail['offered'][number],
  'break_minutes' | 'arrival_minutes' | 'role' | 'pay_basis' | 'rate_minor' | 'currency'
> & { readonly id: string };

/** What the rules do not need and the reader does. */
export async function findOfferedFacts(db: Db, position_ids: readonly string[]): Promise<Map<string, OfferedFacts>> {
  const { rows } = await sql<OfferedFacts>`
    select p.id, s.break_minutes, s.arrival_minutes, json_build_object('name_en', t.name_en, 'name_ar', t.name_ar) as role,
      p.pay_basis, p.rate_minor::integer as rate_minor, e.currency
    from positions p join shifts s on s.id = p.shift_id join types t on t.id = p.type_id join events e on e.id = p.event_id
    where p.id = any (${[...position_ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const APPLICATION = sql`a.id, a.type_id, a.status, a.shift_ids, a.message, ${at('a.created_at')} as created_at, a.version`;

export async function findOwnApplications(db: Db, person_id: string, event_id: string): Promise<OwnApplication[]> {
  const { rows } = await sql<OwnApplication>`
    select ${APPLICATION} from applications a where a.usher_id = ${person_id} and a.event_id = ${event_id} and not a.by_hand
    order by a.created_at desc, a.id`.execute(db);
  return rows;
}

const MOST_APPLICATIONS = 200;

type Applied = AnswerOf<typeof listStaffApplications>['data'][number];
export async function findApplications(db: Db, person_id: string): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    select ${APPLICATION}, ${EVENT} as event, json_build_object('name_en', t.name_en, 'name_ar', t.name_ar) as role
    from applications a join events e on e.id = a.event_id join types t on t.id = a.type_id
    where a.usher_id = ${person_id} and not a.by_hand and e.starts_at is not null
    order by a.created_at desc, a.id limit ${MOST_APPLICATIONS}`.execute(db);
  return rows;
}

const WAITS = sql`(a.reconfirm_asked_at is not null and a.reconfirmed_at is null)`;
const hours = (field: `reconfirm_${string}` & keyof typeof DEFAULT_HIRING) =>
  sql.raw(keptNumber('hiring', field, DEFAULT_HIRING[field]));
const ASKED = sql`case when ${WAITS} then ${at('a.reconfirm_asked_at')} end as reconfirm_asked_at,
  json_build_object('before_start', ${hours('reconfirm_before_hours')}, 'to_answer', ${hours('reconfirm_answer_hours')},
    'to_replace', ${hours('reconfirm_replace_hours')}) as reconfirm_hours`;
type Asked<Work> = Omit<Work, 'reconfirm_until'> & {
  readonly reconfirm_asked_at: string | null;
  readonly reconfirm_hours: ReconfirmHours;
};

/** With the moment by which an answer is due, by the rule of the clock that gives the place away. */
const withDeadline = <Work extends { readonly starts_at: string }>({
  reconfirm_asked_at,
  reconfirm_hours,
  ...work
}: Asked<Work>) => ({
  ...work,
  reconfirm_until:
    reconfirm_asked_at === null
      ? null
      : (reconfirmUntil(new Date(reconfirm_asked_at), new Date(work.starts_at), reconfirm_hours)?.toISOString() ??
        null),
});

const PLACE = sql`a.id, a.shift_id, a.status, a.reserve, ${at('a.expires_at')} as expires_at, ${WAITS} as reconfirm, ${ASKED},
  ${at('a.starts_at')} as starts_at,
  ${at('a.ends_at')} as ends_at, json_build_object('name_en', t.name_en, 'name_ar', t.name_ar) as role, p.pay_basis,
  p.rate_minor::integer as rate_minor, e.currency, a.version`;
const PLACES = sql`assignments a join positions p on p.id = a.position_id join types t on t.id = p.type_id
  join events e on e.id = a.event_id`;

export async function findOwnPlaces(db: Db, person_id: string, event_id: string): Promise<OwnPlace[]> {
  const { rows } = await sql<Asked<OwnPlace>>`
    select ${PLACE} from ${PLACES}
    where a.usher_id = ${person_id} and a.event_id = ${event_id} and a.status in ('invited', 'confirmed')
    order by a.starts_at, a.id`.execute(db);
  return rows.map(withDeadline);
}

export async function findOwnPlace(db: Db, person_id: string, id: string): Promise<OwnPlace | undefined> {
  const { rows } = await sql<Asked<OwnPlace>>`
    select ${PLACE} from ${PLACES} where a.usher_id = ${person_id} and a.id = ${id}`.execute(db);
  return rows.map(withDeadline)[0];
}

type Invitation = AnswerOf<typeof listStaffInvitations>['data'][number];
export async function findInvitations(db: Db, person_id: string): Promise<Invitation[]> {
  const { rows } = await sql<Asked<Invitation>>`
    select ${PLACE}, ${EVENT} as event from ${PLACES}
    where a.usher_id = ${person_id} and a.status = 'invited' and (a.expires_at is null or a.expires_at > now())
      and a.ends_at > now() and e.status in ('published', 'in_progress')
    order by a.starts_at, a.id`.execute(db);
  return rows.map(withDeadline);
}

type Wanted = {
  readonly event_id: string;
  readonly person_id: string;
  readonly type_id: string;
  readonly shift_ids: readonly string[];
  readonly message: string;
};

/**
 * A new application, one that was withdrawn or has expired made anew, or that of somebody whom operations had kept in mind. Undefined: there is
 * one already.
 */
export async function saveApplication(tx: Tx, wanted: Wanted): Promise<OwnApplication | undefined> {
  const { event_id, person_id, type_id, shift_ids, message } = wanted;
  const { rows } = await sql<OwnApplication>`
    insert into applications as a (event_id, usher_id, type_id, shift_ids, message)
    values (${event_id}, ${person_id}, ${type_id}, ${[...shift_ids]}::uuid[], ${message})
    on conflict (event_id, usher_id, type_id) do update
      set status = 'pending', shift_ids = excluded.shift_ids, message = excluded.message, decided_at = null,
        decided_by = null, by_hand = false, created_at = now(), version = a.version + 1
      where a.status in ('withdrawn', 'expired') or (a.by_hand and a.status = 'waitlisted')
    returning ${APPLICATION}`.execute(tx);
  return rows[0];
}

export async function findApplicationOf(db: Db, person_id: string, id: string) {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from applications where id = ${id} and usher_id = ${person_id} and not by_hand`.execute(db);
  return rows[0];
}

/** Undefined: it was decided or withdrawn, or changed since it was read. */
export async function saveWithdrawn(tx: Tx, id: string, version: number): Promise<OwnApplication | undefined> {
  const { rows } = await sql<OwnApplication>`
    update applications a set status = 'withdrawn', decided_at = now(), decided_by = null, version = a.version + 1
    where a.id = ${id} and a.version = ${version} and a.status in ('pending', 'waitlisted')
    returning ${APPLICATION}`.execute(tx);
  return rows[0];
}

export async function statusOf(tx: Tx, id: string) {
  const { rows } = await sql<{ status: OwnApplication['status']; version: number }>`
    select status, version from applications where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function isPastDeadline(tx: Db, event_id: string): Promise<boolean> {
  const { rows } = await sql<{ past: boolean }>`
    select coalesce(application_deadline <= now(), false) as past from events where id = ${event_id}`.execute(tx);
  return rows[0]?.past !== false;
}

/** Confirmed work and leading that touches these days where the organization is. */
export async function findSchedule(db: Db, person_id: string, from: string, days: number): Promise<ScheduledWork[]> {
  const begins = sql`${from}::date::timestamp at time zone ${sql.raw(ORGANISATION_ZONE)}`;
  const ends = sql`(${from}::date + ${days}::integer)::timestamp at time zone ${sql.raw(ORGANISATION_ZONE)}`;
  const name = (table: string) =>
    sql.raw(`json_build_object('name_en', ${table}.name_en, 'name_ar', ${table}.name_ar)`);
  const { rows } = await sql<Asked<ScheduledWork>>`
    select b.id, case when a.id is null then 'team_leader' else 'usher' end as as,
      ${EVENT}::jsonb || jsonb_build_object('address', e.address) as event, ${at('b.starts_at')} as starts_at,
      ${at('b.ends_at')} as ends_at, s.arrival_minutes, case when t.id is not null then ${name('t')} end as role,
      case when z.id is not null then ${name('z')} end as zone, coalesce(a.reserve, false) as reserve,
      (${WAITS} or (l.reconfirm_asked_at is not null and l.reconfirmed_at is null)) as reconfirm, ${ASKED},
      coalesce(a.version, l.version) as version
    from bookings b join events e on e.id = b.event_id
    left join assignments a on a.id = b.id left join shifts s on s.id = a.shift_id
    left join positions p on p.id = a.position_id left join types t on t.id = p.type_id
    left join event_leads l on l.id = b.id left join zones z on z.id = coalesce(p.zone_id, l.zone_id)
    where b.person_id = ${person_id} and b.starts_at < ${ends} and b.ends_at > ${begins} and e.starts_at is not null
    order by b.starts_at, b.id`.execute(db);
  return rows.map(withDeadline);
}
