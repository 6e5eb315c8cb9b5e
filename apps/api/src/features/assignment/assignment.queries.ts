import type { AssignmentStatus } from '@proline/domain/assignment/assignment-status';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Tx = Transaction<Database>;

export type HeldEvent = {
  readonly id: string;
  readonly status: EventStatus;
  readonly title_en: string;
  readonly title_ar: string;
  readonly city: string;
  readonly time_zone: string;
  readonly now: Date;
};

/**
 * Taken first by whoever gives or moves places: whoever closes the event waits, or was faster and is seen here. Several may
 * hold it at once.
 */
export async function holdEvent(tx: Tx, id: string): Promise<HeldEvent | undefined> {
  await sql`select from events where id = ${id} for share`.execute(tx);
  return findEvent(tx, id);
}

export async function findEvent(db: Kysely<Database>, id: string): Promise<HeldEvent | undefined> {
  const { rows } = await sql<HeldEvent>`
    select id, status, title_en, title_ar, city, time_zone, now() as now from events where id = ${id}`.execute(db);
  return rows[0];
}

export type HeldUsher = {
  readonly id: string;
  readonly status: UsherStatus;
  readonly birth_date: CalendarDay | null;
  /** where the organization is */
  readonly today: CalendarDay;
};

/** Two who book one person do so one after the other. Undefined: there is no such usher. */
export async function holdUsher(tx: Tx, id: string): Promise<HeldUsher | undefined> {
  await sql`select from persons where id = ${id} for no key update`.execute(tx);
  return findUsher(tx, id);
}

export const findUsher = async (db: Kysely<Database>, id: string): Promise<HeldUsher | undefined> =>
  (await findUshers(db, [id]))[0];

export async function findUshers(db: Kysely<Database>, ids: readonly string[]): Promise<HeldUsher[]> {
  const { rows } = await sql<HeldUsher>`
    select id, status, birth_date, (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today
    from ushers where id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export type HeldPosition = {
  readonly position_id: string;
  readonly event_id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly work_date: CalendarDay;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** without the break */
  readonly minutes: number;
  readonly headcount: number;
  readonly reserve_percent: number;
  readonly places_left: number;
  readonly reserves: number;
  /** this usher is invited or confirmed for the shift */
  readonly holds_shift: boolean;
  /** where the event asks for a mix of women and men: all places, and who holds one */
  readonly mix: { readonly places: number; readonly female: number; readonly male: number } | null;
};

/** The event of the plan `m` asks for a mix, so that what one gets another cannot have, whatever the position. */
const HAS_MIX = sql.raw(
  `m.steps #> '{stepTwo,requirements}' @? '$[*] ? (@.kind == "gender" && @.mode == "block" && @.female_percent > 0 && @.female_percent < 100)'`,
);

/** What decides whether this usher can have these positions; null: whoever holds no shift of them. */
const readPositions = (
  db: Kysely<Database>,
  usher_id: string | null,
  ids: readonly string[],
  without: readonly string[],
) =>
  sql<HeldPosition>`
    select p.id as position_id, p.event_id, p.shift_id, p.type_id, s.work_date, s.starts_at, s.ends_at, p.headcount,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes, e.reserve_percent,
      p.headcount - p.confirmed - p.invited as places_left, p.reserves,
      exists (select from assignments a where a.shift_id = p.shift_id and a.usher_id = ${usher_id}
        and a.status in ('invited', 'confirmed') and a.id <> all (${[...without]}::uuid[])) as holds_shift,
      case when ${HAS_MIX} then (
        select json_build_object(
          'places', (select sum(o.headcount) from positions o where o.event_id = p.event_id),
          'female', count(*) filter (where u.gender = 'female'), 'male', count(*) filter (where u.gender = 'male'))
        from assignments a join persons u on u.id = a.usher_id
        where a.event_id = p.event_id and a.status in ('invited', 'confirmed') and not a.reserve and a.vacated_at is null
          and a.id <> all (${[...without]}::uuid[])
      ) end as mix
    from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
    left join event_plans m on m.event_id = p.event_id
    where p.id = any (${[...ids]}::uuid[])
    order by s.starts_at, p.id`.execute(db);

/** Holds these until the end; where a mix is asked for, all positions of the event. Always in the order of their ids. */
export const lockPositions = (tx: Tx, ids: readonly string[]) =>
  sql`
    select from positions where id in (
      select unnest(${[...ids]}::uuid[]) union
      select o.id from positions p join event_plans m on m.event_id = p.event_id join positions o on o.event_id = p.event_id
      where p.id = any (${[...ids]}::uuid[]) and ${HAS_MIX}
    ) order by id for no key update`.execute(tx);

/** The same, held, so that what is left is what there is. `without`: assignments that are about to be left. */
export async function holdPositions(
  tx: Tx,
  usher_id: string | null,
  ids: readonly string[],
  without: readonly string[] = [],
): Promise<HeldPosition[]> {
  await lockPositions(tx, ids);
  return (await readPositions(tx, usher_id, ids, without)).rows;
}

export async function findPositions(
  db: Kysely<Database>,
  usher_id: string,
  ids: readonly string[],
  without: readonly string[] = [],
) {
  return (await readPositions(db, usher_id, ids, without)).rows;
}

/** Positions of an event in one role. */
export async function positionsOfRole(db: Kysely<Database>, event_id: string, type_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from positions where event_id = ${event_id} and type_id = ${type_id}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One place of one person. */
export type Share = { readonly usher_id: string; readonly position_id: string; readonly reserve: boolean };

/** What is the same of all places that are given together. */
export type Terms = {
  readonly status: 'invited' | 'confirmed';
  readonly expires_at: Date | null;
  readonly application_id: string | null;
  /** left out: a hand, or an application */
  readonly origin?: 'plan' | 'offer';
  /** of an offer */
  readonly opening_id?: string;
  /** the assignment of a no-show */
  readonly replaces?: string | null;
};

export type GivenPlace = {
  readonly id: string;
  readonly usher_id: string;
  readonly position_id: string;
  readonly version: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly role: string;
};

export async function insertPlaces(tx: Tx, shares: readonly Share[], terms: Terms): Promise<GivenPlace[]> {
  const { status, expires_at, application_id, origin, opening_id, replaces } = terms;
  const { rows } = await sql<GivenPlace>`
    with given as (
      insert into assignments (event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status, reserve,
        invited_at, answered_at, expires_at, application_id, origin, opening_id, replaces)
      select p.event_id, p.shift_id, p.id, n.usher_id, s.work_date, s.starts_at, s.ends_at, ${status}, n.reserve,
        case when ${status} = 'invited' then now() end, case when ${status} = 'confirmed' then now() end,
        ${expires_at}::timestamptz, ${application_id}::uuid, ${origin ?? 'hand'}, ${opening_id ?? null}::uuid, ${replaces ?? null}::uuid
      from unnest(${shares.map(({ usher_id }) => usher_id)}::uuid[], ${shares.map(({ position_id }) => position_id)}::uuid[],
        ${shares.map(({ reserve }) => reserve)}::boolean[]) n (usher_id, position_id, reserve)
      join positions p on p.id = n.position_id join shifts s on s.id = p.shift_id
      order by s.starts_at, p.id, n.usher_id
      returning id, usher_id, position_id, version, starts_at, ends_at
    )
    select g.*, t.name_en as role from given g join positions p on p.id = g.position_id join types t on t.id = p.type_id
    order by g.starts_at, g.id`.execute(tx);
  return rows;
}

export type EndedInvitation = {
  readonly id: string;
  readonly usher_id: string;
  readonly event_id: string;
  readonly starts_at: Date;
};

/** Whoever is confirmed loses the invitations to something else at that time. */
export async function endClashing(tx: Tx, confirmed: readonly string[]): Promise<EndedInvitation[]> {
  const { rows } = await sql<EndedInvitation>`
    update assignments a set status = 'released', release_reason = 'clash', version = a.version + 1
    where a.id in (
      select i.id from assignments c join assignments i on i.usher_id = c.usher_id and i.status = 'invited'
        and tstzrange(c.starts_at, c.ends_at) && tstzrange(i.starts_at, i.ends_at)
      where c.id = any (${[...confirmed]}::uuid[]))
    returning a.id, a.usher_id, a.event_id, a.starts_at`.execute(tx);
  return rows;
}

export type AssignmentRow = {
  readonly id: string;
  readonly event_id: string;
  readonly usher_id: string;
  readonly position_id: string;
  readonly shift_id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly role: string;
  readonly status: AssignmentStatus;
  readonly reserve: boolean;
  readonly locked: boolean;
  readonly expires_at: Date | null;
  readonly has_attendance: boolean;
  readonly version: number;
};

/** Which event and whose; neither changes. */
export async function findAssignment(db: Kysely<Database>, id: string) {
  const { rows } = await sql<{ event_id: string; usher_id: string }>`
    select event_id, usher_id from assignments where id = ${id}`.execute(db);
  return rows[0];
}

/** Locked first, read afterwards. */
export async function holdAssignments(tx: Tx, ids: readonly string[]): Promise<AssignmentRow[]> {
  const wanted = sql`any (${[...ids]}::uuid[])`;
  await sql`select from assignments where id = ${wanted} order by id for update`.execute(tx);
  const { rows } = await sql<AssignmentRow>`
    select a.id, a.event_id, a.usher_id, a.position_id, a.shift_id, a.starts_at, a.ends_at, t.name_en as role, a.status,
      a.reserve, a.locked, a.expires_at, a.version,
      exists (select from attendance w where w.assignment_id = a.id
        and (w.outcome is not null or w.checked_in_at is not null)) as has_attendance
    from assignments a join positions p on p.id = a.position_id join types t on t.id = p.type_id
    where a.id = ${wanted}`.execute(tx);
  return rows;
}
