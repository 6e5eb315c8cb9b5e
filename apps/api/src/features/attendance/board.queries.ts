import type { BoardPerson, EventBoard, RecentMark } from '@proline/contract/attendance/board';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import { MARKED_BY } from './mark.queries.ts';

type Db = Kysely<Database>;

/** As `stateOf` says it. */
const STATE = sql.raw(`case
  when t.outcome in ('no_show', 'excused') then t.outcome
  when t.checked_out_at is not null then case when a.ends_at > now() then 'left' else 'attended' end
  when t.checked_in_at is not null then 'in'
  else 'expected' end`);

/** Confirmed, or on record although the place was taken back since. */
const ON_BOARD = sql.raw(`(a.status = 'confirmed' or t.outcome is not null or t.checked_in_at is not null)`);

const PERSON = (at: string, code: string) =>
  sql.raw(`json_build_object('id', ${at}.id, 'code', ${at}.${code}, 'name_en', ${at}.name_en, 'name_ar', ${at}.name_ar,
    'photo', ${at}.photo, 'phone', ${at}.phone)`);

export type BoardFrame = Pick<EventBoard, 'event' | 'shifts' | 'zones' | 'roles' | 'positions' | 'leads' | 'now'> & {
  /** everything of a transaction before this one is seen by whoever reads from now on; see decision 15 */
  readonly cursor: string;
  /** a cursor that this database has not reached is of another one */
  readonly is_known: boolean;
};

/** Everything but the people. Undefined: there is no such event. */
export async function findFrame(
  db: Db,
  event_id: string,
  { late_grace_minutes, since }: { readonly late_grace_minutes: number; readonly since: string },
): Promise<BoardFrame | undefined> {
  const { rows } = await sql<BoardFrame>`
    select json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar, 'status', e.status,
        'version', e.version, 'time_zone', e.time_zone, 'starts_at', ${sql.raw(momentSql('e.starts_at'))},
        'ends_at', ${sql.raw(momentSql('e.ends_at'))},
        'late_grace_minutes', coalesce((m.steps -> 'stepFour' ->> 'late_grace_minutes')::integer, ${late_grace_minutes}::integer),
        'pin', case when e.latitude is not null and e.longitude is not null then
          json_build_object('latitude', e.latitude, 'longitude', e.longitude) end) as event,
      coalesce((
        select json_agg(json_build_object('id', s.id, 'work_date', s.work_date,
          'starts_at', ${sql.raw(momentSql('s.starts_at'))}, 'ends_at', ${sql.raw(momentSql('s.ends_at'))},
          'arrival_minutes', s.arrival_minutes, 'planned_minutes', greatest(0, (extract(epoch from s.ends_at - s.starts_at) / 60)::integer
            - case when (m.steps -> 'stepFour' ->> 'paid_breaks')::boolean then 0 else s.break_minutes end)) order by s.starts_at, s.ends_at, s.id)
        from shifts s where s.event_id = e.id and (s.removed_at is null
          or exists (select from assignments a join attendance t on t.assignment_id = a.id where a.shift_id = s.id and ${ON_BOARD}))
      ), '[]') as shifts,
      coalesce((
        select json_agg(json_build_object('id', z.id, 'code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar,
          'colour', z.colour, 'radius_m', z.radius_m) order by z.position, z.code, z.id)
        from zones z where z.event_id = e.id and (z.removed_at is null
          or exists (select from positions p join assignments a on a.position_id = p.id join attendance t on t.assignment_id = a.id
            where p.zone_id = z.id and ${ON_BOARD}))
      ), '[]') as zones,
      coalesce((
        select json_agg(json_build_object('id', r.id, 'name_en', r.name_en, 'name_ar', r.name_ar) order by r.name_en, r.id)
        from types r where r.id in (select type_id from positions where event_id = e.id)
      ), '[]') as roles,
      coalesce((
        select json_agg(json_build_object('id', p.id, 'shift_id', p.shift_id, 'zone_id', p.zone_id, 'role_id', p.type_id,
          'headcount', p.headcount, 'open', greatest(0, p.headcount - p.confirmed),
          'asked', least(p.invited, greatest(0, p.headcount - p.confirmed))) order by p.id)
        from positions p where p.event_id = e.id and p.headcount > 0
      ), '[]') as positions,
      coalesce((
        select json_agg(json_build_object('id', l.id, 'leader', ${PERSON('u', 'leader_code')}, 'scope', l.scope,
          'zone_id', l.zone_id, 'shift_id', l.shift_id) order by u.name_en, l.id)
        from event_leads l join persons u on u.id = l.leader_id
        where l.event_id = e.id and l.released_at is null
      ), '[]') as leads,
      ${sql.raw(momentSql('now()'))} as now,
      pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
      ${since}::text::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as is_known
    from events e left join event_plans m on m.event_id = e.id
    where e.id = ${event_id}`.execute(db);
  return rows[0];
}

/** Reasons are words of the settings' list, or what somebody typed. */
export type FoundPerson = Omit<
  BoardPerson,
  'checked_in_at' | 'checked_out_at' | 'absent_at' | 'due_at' | 'expected_at' | 'reason' | 'is_late' | 'undo_until'
> & {
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly absent_at: Date | null;
  readonly due_at: Date | null;
  readonly expected_at: Date | null;
  readonly reason: string | null;
  readonly marked_at: Date | null;
};

/** Of the newest mark that has made somebody absent: what came after it was taken back, or has only brought a paper. */
const ABSENT_AT = sql.raw(`case when t.outcome in ('no_show', 'excused') then (
  select m.at from attendance_marks m
  where m.assignment_id = a.id and m.refused is null and m.kind <> 'undo' and m.after ->> 'outcome' = t.outcome
    and m.before ->> 'outcome' is distinct from t.outcome
  order by m.seq desc limit 1) end`);

const PEOPLE = sql`
  select a.id, a.shift_id, p.zone_id, p.type_id as role_id, ${PERSON('u', 'usher_code')} as usher, a.reserve,
    ${STATE} as state, t.checked_in_at, t.checked_out_at, t.method, t.out_method, coalesce(t.late_minutes, 0) as late_minutes,
    coalesce(t.outside, false) as outside, t.reason, ${ABSENT_AT} as absent_at, t.file_id is not null as has_document,
    t.approved_minutes,    coalesce(t.minutes_by_hand, false) as minutes_by_hand, coalesce(t.version, 0) as version, t.last_mark, t.marked_at, a.pass_number,
    a.due_at, a.expected_at, a.replaces
  from assignments a
  join positions p on p.id = a.position_id
  join persons u on u.id = a.usher_id
  left join attendance t on t.assignment_id = a.id`;
const ORDER = sql`order by a.starts_at, u.name_en, a.id`;

export async function findPeople(db: Db, event_id: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`${PEOPLE} where a.event_id = ${event_id} and ${ON_BOARD} ${ORDER}`.execute(
    db,
  );
  return rows;
}

export async function findPeopleById(db: Db, ids: readonly string[]): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`${PEOPLE} where a.id = any (${[...ids]}::uuid[]) ${ORDER}`.execute(db);
  return rows;
}

/** Of whom something was changed by this transaction or later ones. */
export async function findChanged(db: Db, event_id: string, since: string) {
  const { rows } = await sql<FoundPerson & { readonly on_board: boolean }>`
    with changed as materialized (
      select id from assignments where event_id = ${event_id} and changed_xid >= ${since}::text::xid8
      union select assignment_id from attendance where event_id = ${event_id} and changed_xid >= ${since}::text::xid8
    )
    select f.*, b.on_board
    from (${PEOPLE} where a.id in (select id from changed) ${ORDER}) f
    join lateral (
      select ${ON_BOARD} as on_board from assignments a left join attendance t on t.assignment_id = a.id where a.id = f.id
    ) b on true`.execute(db);
  return rows;
}

type Recent = Omit<RecentMark, 'at' | 'received_at'> & { readonly at: Date; readonly received_at: Date };

export async function findRecent(db: Db, event_id: string, most: number): Promise<Recent[]> {
  const { rows } = await sql<Recent>`
    select m.id, m.assignment_id, m.kind, m.at, m.received_at, m.method, ${MARKED_BY} as by
    from attendance_marks m left join admins w on w.id = m.by_admin left join persons n on n.id = m.by_person
    where m.event_id = ${event_id} and m.refused is null order by m.seq desc limit ${most}`.execute(db);
  return rows;
}

export type OpenPerson = FoundPerson & {
  readonly why: 'still_in' | 'no_record' | 'not_over';
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly role: { readonly name_en: string; readonly name_ar: string };
  readonly zone: { readonly code: string; readonly name_en: string; readonly name_ar: string } | null;
};

/** Those whom completing would refuse, in the words of the guards. */
export async function findOpen(db: Db, event_id: string): Promise<OpenPerson[]> {
  const { rows } = await sql<OpenPerson>`
    select f.*, a.starts_at, a.ends_at,
      case when f.checked_in_at is not null then 'still_in' when a.ends_at > now() then 'not_over' else 'no_record' end as why,
      json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role,
      case when z.id is not null then
        json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end as zone
    from (${PEOPLE} where a.event_id = ${event_id} and t.outcome is null
      and (t.checked_in_at is not null or (a.status = 'confirmed' and not a.reserve)) ${ORDER}) f
    join assignments a on a.id = f.id
    join types r on r.id = f.role_id
    left join zones z on z.id = f.zone_id
    order by a.starts_at, length(z.code), z.code, f.usher ->> 'name_en', f.id`.execute(db);
  return rows;
}

/** How late is not late, by the plan. */
export async function readGrace(db: Db, event_id: string, otherwise: number): Promise<number> {
  const { rows } = await sql<{ minutes: number | null }>`
    select (steps -> 'stepFour' ->> 'late_grace_minutes')::integer as minutes from event_plans where event_id = ${event_id}`.execute(
    db,
  );
  return rows[0]?.minutes ?? otherwise;
}

/** Undefined: there is no such event. */
export async function findEnd(db: Db, event_id: string): Promise<{ readonly ends_at: Date | null } | undefined> {
  const { rows } = await sql<{ ends_at: Date | null }>`
    select (select max(ends_at) from shifts s where s.event_id = e.id and s.removed_at is null) as ends_at
    from events e where e.id = ${event_id}`.execute(db);
  return rows[0];
}
