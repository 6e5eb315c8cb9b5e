import type { EventStatus } from '@proline/domain/event/event-status';
import type { Gender } from '@proline/domain/people/person-fields';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Openings that can be looked at now; whoever is first in time comes first. */
export async function findDue(tx: Tx, most: number): Promise<NewItem[]> {
  const { rows } = await sql<NewItem>`
    select o.id as record_id, e.title_en as label_en, e.title_ar as label_ar
    from place_openings o join events e on e.id = o.event_id
    where o.state = 'waiting' and o.due_at <= now()
    order by o.due_at, o.id limit ${most}`.execute(tx);
  return rows;
}

/** Whose place it was does not matter, and neither place nor event change. */
export async function findEventOfOpening(tx: Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from place_openings where id = ${id}`.execute(tx);
  return rows[0]?.event_id;
}

/** released, moved, asked, added: by operations; lost: by a block, other work, or a change of the event */
export type OpeningCause =
  'declined' | 'expired' | 'released' | 'moved' | 'asked' | 'added' | 'lost' | 'not_reconfirmed' | 'no_show';

export type WaitingOpening = {
  readonly id: string;
  readonly position_id: string;
  readonly cause: OpeningCause;
  /** the assignment of a no-show */
  readonly left_by: string | null;
  readonly shift_id: string;
  readonly type_id: string;
  readonly role: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly work_date: CalendarDay;
  /** without the break */
  readonly minutes: number;
  readonly places_left: number;
  readonly offers_made: number;
  readonly is_stopped: boolean;
  readonly now: Date;
};

/** Held until the end; undefined: another process has it, or it waits no longer. */
export async function holdWaiting(tx: Tx, id: string): Promise<WaitingOpening | undefined> {
  const { rows: held } = await sql`
    select from place_openings where id = ${id} and state = 'waiting' and due_at <= now() for update skip locked`.execute(
    tx,
  );
  if (held.length === 0) return undefined;
  const { rows } = await sql<WaitingOpening>`
    select o.id, o.position_id, o.cause, o.left_by, p.shift_id, p.type_id, t.name_en as role, s.starts_at, s.ends_at, s.work_date,
      (extract(epoch from s.ends_at - s.starts_at) / 60)::integer - s.break_minutes as minutes,
      p.headcount - p.confirmed - p.invited as places_left,
      (select count(*)::integer from assignments a where a.opening_id = o.id) as offers_made,
      e.offers_stopped as is_stopped, now() as now
    from place_openings o join events e on e.id = o.event_id join positions p on p.id = o.position_id
      join shifts s on s.id = p.shift_id join types t on t.id = p.type_id
    where o.id = ${id}`.execute(tx);
  return rows[0];
}

export const saveOffered = (tx: Tx, id: string) =>
  sql`update place_openings set state = 'offered' where id = ${id}`.execute(tx);

export const saveDueAt = (tx: Tx, id: string, due_at: Date) =>
  sql`update place_openings set due_at = ${due_at} where id = ${id}`.execute(tx);

export type Outcome = 'promoted' | 'taken' | 'nobody_left' | 'too_late' | 'off' | 'stopped' | 'closed';

export const saveEnded = (tx: Tx, id: string, outcome: Outcome) =>
  sql`
    update place_openings set state = 'ended', ended_at = now(), outcome = ${outcome}
    where id = ${id} and state = 'waiting'`.execute(tx);

/** Whoever looks at the event sees it without asking. */
export const tellDesk = (tx: Tx, event_id: string) =>
  sql`insert into changes (topic, record_id) values ('event', ${event_id})`.execute(tx);

export type Waiting = { readonly usher_id: string; readonly application_id: string; readonly since: Date };

/** Who waits for this shift in this role, holds no place of it, and was not asked in this chain. */
export async function findWaiting(
  tx: Tx,
  { id, shift_id, type_id }: Pick<WaitingOpening, 'id' | 'shift_id' | 'type_id'>,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select a.usher_id, a.id as application_id, a.created_at as since
    from applications a join place_openings o on o.event_id = a.event_id and o.id = ${id}
    where a.type_id = ${type_id} and a.status = 'waitlisted'
      and (a.shift_ids = '{}' or ${shift_id}::uuid = any (a.shift_ids))
      and not exists (select from assignments m where m.opening_id = o.id and m.usher_id = a.usher_id)
      and not exists (
        select from assignments m
        where m.shift_id = ${shift_id} and m.usher_id = a.usher_id and m.status in ('invited', 'confirmed'))
    order by a.created_at, a.id`.execute(tx);
  return rows;
}

export type Reserve = { readonly usher_id: string; readonly assignment_id: string; readonly since: Date };

/** Who said yes to standing by for this position. */
export async function findReserves(tx: Tx, position_id: string): Promise<Reserve[]> {
  const { rows } = await sql<Reserve>`
    select usher_id, id as assignment_id, created_at as since from assignments
    where position_id = ${position_id} and status = 'confirmed' and reserve and not locked
    order by created_at, id`.execute(tx);
  return rows;
}

export type EventHolder = {
  readonly usher_id: string;
  readonly gender: Gender | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly invited: boolean;
  readonly reserve: boolean;
};

/** Everybody who has a place there or is asked to take one, and how many places there are. */
export async function findTaken(db: Kysely<Database>, event_id: string) {
  const { rows } = await sql<EventHolder>`
    select a.usher_id, u.gender, a.starts_at, a.ends_at, a.status = 'invited' as invited, a.reserve
    from assignments a join persons u on u.id = a.usher_id
    where a.event_id = ${event_id} and a.status in ('invited', 'confirmed') and a.vacated_at is null`.execute(db);
  const { rows: sums } = await sql<{ places: number }>`
    select coalesce(sum(headcount), 0)::integer as places from positions where event_id = ${event_id}`.execute(db);
  return { holders: rows, places: sums[0]?.places ?? 0 };
}

/** Whether operations were told of this event just now: several places that open at once are one piece of news. */
export async function wasTold(tx: Tx, kind: string, link: string): Promise<boolean> {
  const { rows } = await sql`
    select from notifications where kind = ${kind} and link = ${link} and created_at > now() - interval '10 minutes' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Held against everybody who fills the event; undefined: there is none. */
export async function lockEvent(tx: Tx, id: string) {
  const { rows } = await sql<{ status: EventStatus; title_en: string; is_stopped: boolean }>`
    select status, title_en, offers_stopped as is_stopped from events where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

export const saveStopped = (tx: Tx, event_id: string, stopped: boolean) =>
  sql`update events set offers_stopped = ${stopped} where id = ${event_id}`.execute(tx);

export const endWaiting = (tx: Tx, event_id: string) =>
  sql`
    update place_openings set state = 'ended', ended_at = now(), outcome = 'stopped'
    where event_id = ${event_id} and state = 'waiting'`.execute(tx);

/** An opening for each place that nobody holds and none is there for. Returns how many. */
async function openPlaces(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql`
    insert into place_openings (event_id, position_id, cause)
    select p.event_id, p.id, 'asked'
    from positions p join shifts s on s.id = p.shift_id, lateral (
      select count(*)::integer as open from place_openings o where o.position_id = p.id and o.state = 'waiting'
    ) known, generate_series(1, p.headcount - p.confirmed - p.invited - known.open)
    where ${which} returning id`.execute(tx);
  return rows.length;
}

/** Of shifts that are ahead. */
export const openFreePlaces = (tx: Tx, event_id: string): Promise<number> =>
  openPlaces(tx, sql`p.event_id = ${event_id} and s.starts_at > now()`);

/** Also while the shift is on. */
export const openFreePlacesOf = (tx: Tx, position_id: string): Promise<number> =>
  openPlaces(tx, sql`p.id = ${position_id} and s.ends_at > now()`);

/** Events of the next days with undecided applications of which operations were not told. Marks them as told. */
export async function takeUndecided(tx: Tx, days: number) {
  const { rows } = await sql<{ id: string; title_en: string; title_ar: string; applications: number }>`
    update events e set undecided_told_at = now()
    from (
      select a.event_id, count(*)::integer as applications from applications a
        join events m on m.id = a.event_id
      where a.status = 'pending' and m.status = 'published' and m.undecided_told_at is null
        and m.starts_at > now() and m.starts_at <= now() + make_interval(days => ${days}::integer)
      group by a.event_id
    ) waiting
    where e.id = waiting.event_id and e.undecided_told_at is null
    returning e.id, e.title_en, e.title_ar, waiting.applications`.execute(tx);
  return rows;
}
