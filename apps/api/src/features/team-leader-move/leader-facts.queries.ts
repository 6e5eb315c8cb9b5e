import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** Publishing takes the same lock of each leader before it looks at their status. */
export const lockLeader = (tx: Transaction<Database>, id: string) =>
  sql`select id from persons where id = ${id} for no key update`.execute(tx);

export type LeaderRow = {
  readonly status: TeamLeaderStatus;
  readonly turned_down: boolean;
  readonly version: number;
  readonly name_en: string;
  readonly name_ar: string;
  readonly phone: string;
  readonly photo: string | null;
  readonly birth_date: CalendarDay | null;
  readonly today: CalendarDay;
  /** of the last scorecard as a leader; who is an approved usher needs none */
  readonly mean: number | null;
  readonly is_approved_usher: boolean;
  readonly is_blocked: boolean;
  readonly live_events: number;
  readonly future_events: number;
};

/** The clock may be a minute behind the first shift. */
const isLive = sql`(e.status = 'in_progress' or e.status = 'published' and d.starts_at <= now())`;

export type EventLeft = {
  readonly id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly city: string;
  readonly starts_at: Date | null;
  readonly time_zone: string;
};

/** The events of these leads, as messages name them. */
export async function findEventsLeft(tx: Transaction<Database>, ids: readonly string[]): Promise<EventLeft[]> {
  const { rows } = await sql<EventLeft>`
    select id, title_en, title_ar, city, starts_at, time_zone from events where id = any (${[...ids]}::uuid[])
    order by starts_at, id`.execute(tx);
  return rows;
}

export async function readLeader(db: Kysely<Database>, id: string): Promise<LeaderRow | undefined> {
  const { rows } = await sql<LeaderRow>`
    select l.status, l.turned_down_at is not null as turned_down, l.version, l.name_en, l.name_ar, l.phone, l.photo,
      l.birth_date, (now() at time zone ${sql.raw(ORGANISATION_ZONE)})::date as today,
      (select i.score from interviews i where i.person_id = l.id and i.hat = 'leader' and i.status = 'done'
       order by i.starts_at desc, i.id desc limit 1) as mean,
      exists (select from ushers u where u.id = l.id and u.status = 'approved') as is_approved_usher,
      exists (select from ushers u where u.id = l.id and u.status = 'blocked') as is_blocked,
      led.live_events, led.future_events
    from team_leaders l, lateral (
      select count(distinct e.id) filter (where ${isLive})::integer as live_events,
        count(distinct e.id) filter (where e.status = 'published' and not ${isLive})::integer as future_events
      from event_leads d join events e on e.id = d.event_id where d.leader_id = l.id and d.released_at is null
    ) led
    where l.id = ${id}`.execute(db);
  return rows[0];
}

type NewState = {
  readonly id: string;
  readonly from: Pick<LeaderRow, 'status' | 'version'>;
  readonly status: TeamLeaderStatus;
  /** why somebody is turned down; null: nobody is */
  readonly turn_down_reason: string | null;
  readonly admin_id: string;
};

/** Returns the new version; undefined when another transaction was faster. */
export async function saveLeaderState(
  tx: Transaction<Database>,
  { id, from, status, turn_down_reason, admin_id }: NewState,
): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    update team_leaders set
      status = ${status},
      version = ${from.version + 1}::integer,
      status_changed_at = now(),
      status_changed_by = ${admin_id}::uuid,
      turned_down_at = case when ${turn_down_reason}::text is not null then now() end,
      turn_down_reason = ${turn_down_reason}::text
    where id = ${id} and status = ${from.status} and version = ${from.version}
    returning version`.execute(tx);
  return rows[0]?.version;
}
