import type { LastMark, MarkFacts, MarkRefusal } from '@proline/domain/attendance/attendance-mark';
import { MARK_METHODS, type AttendanceRecord, type MarkMethod } from '@proline/domain/attendance/attendance-state';
import { DEFAULT_RADIUS_M } from '@proline/domain/attendance/geofence';
import type { MarkKind } from '@proline/domain/attendance/mark-table';
import { sql, type Kysely, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

/** Which event; that never changes. */
export async function findEventOf(db: Kysely<Database>, assignment_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from assignments where id = ${assignment_id}`.execute(db);
  return rows[0]?.event_id;
}

const MARK_METHOD = z.enum(MARK_METHODS).nullable();
const MOMENT = z.iso.datetime().transform((text) => new Date(text));

/** A record as a mark keeps it: before it, and after it. */
const keptRecord = z.object({
  outcome: z.enum(['attended', 'no_show', 'excused']).nullable(),
  checked_in_at: MOMENT.nullable(),
  checked_out_at: MOMENT.nullable(),
  method: MARK_METHOD,
  out_method: MARK_METHOD,
  late_minutes: z.int(),
  approved_minutes: z.int().nullable(),
  minutes_by_hand: z.boolean(),
  outside: z.boolean(),
  // gone when the person was erased
  reason: z.string().nullable().default(null),
  file_id: z.string().nullable().default(null),
});

export type HeldPerson = Omit<MarkFacts, 'rules' | 'pin'> & {
  readonly assignment_id: string;
  readonly usher_id: string;
  readonly shift_id: string;
  readonly zone_id: string | null;
  readonly event_title: string;
  readonly pin: MarkFacts['pin'];
  readonly version: number;
  readonly record: AttendanceRecord;
  readonly last: LastMark | null;
};

type Row = Omit<HeldPerson, 'record' | 'last'> &
  AttendanceRecord & {
    readonly last_id: string | null;
    readonly last_kind: MarkKind;
    readonly last_at: Date;
    readonly last_received_at: Date;
    readonly last_before: unknown;
  };

/** The event, so that nobody completes it meanwhile; false: there is none. */
export async function holdEventOfMarks(tx: Tx, event_id: string): Promise<boolean> {
  const { rows } = await sql`select id from events where id = ${event_id} for share`.execute(tx);
  return rows.length === 1;
}

/** Whoever marks one of them waits; two that mark many take them in one order. Then read, by the clock of that moment. */
export async function holdPeople(tx: Tx, event_id: string, ids: readonly string[]): Promise<HeldPerson[]> {
  const wanted = sql`a.event_id = ${event_id} and a.id = any (${[...ids]}::uuid[])`;
  await sql`select from assignments a where ${wanted} order by a.id for update`.execute(tx);
  const { rows } = await sql<Row>`
    select a.id as assignment_id, a.usher_id, a.shift_id, p.zone_id, e.title_en as event_title, e.status as event_status,
      a.status as assignment_status, a.reserve, a.pass_number, a.starts_at, a.ends_at, a.due_at, s.arrival_minutes,
      case when e.latitude is not null and e.longitude is not null
        then json_build_object('latitude', e.latitude, 'longitude', e.longitude) end as pin,
      coalesce(z.radius_m, ${DEFAULT_RADIUS_M}::integer) as radius_m, date_trunc('milliseconds', clock_timestamp()) as now,
      coalesce(t.version, 0) as version, t.outcome, t.checked_in_at, t.checked_out_at, t.method, t.out_method,
      coalesce(t.late_minutes, 0) as late_minutes, t.approved_minutes, coalesce(t.minutes_by_hand, false) as minutes_by_hand,
      coalesce(t.outside, false) as outside, t.reason, t.file_id,
      m.id as last_id, m.kind as last_kind, m.at as last_at, m.received_at as last_received_at, m.before as last_before
    from assignments a
    join events e on e.id = a.event_id
    join shifts s on s.id = a.shift_id
    join positions p on p.id = a.position_id
    left join zones z on z.id = p.zone_id
    left join attendance t on t.assignment_id = a.id
    left join attendance_marks m on m.id = t.last_mark
    where ${wanted} order by a.id`.execute(tx);
  return rows.map(toHeld);
}

/** Who came, and whose day nothing has ended yet, whether or not the place is still theirs. */
export async function findStillIn(tx: Tx, event_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select assignment_id as id from attendance
    where event_id = ${event_id} and checked_in_at is not null and (outcome is null or checked_out_at is null)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const toHeld = (row: Row): HeldPerson => {
  const { last_id, last_kind, last_at, last_received_at, last_before, ...facts } = row;
  const { outcome, checked_in_at, checked_out_at, method, out_method, late_minutes, approved_minutes } = row;
  const { minutes_by_hand, outside, reason, file_id } = row;
  return {
    ...facts,
    record: {
      outcome,
      checked_in_at,
      checked_out_at,
      method,
      out_method,
      late_minutes,
      approved_minutes,
      minutes_by_hand,
      outside,
      reason,
      file_id,
    },
    last:
      last_id === null
        ? null
        : {
            id: last_id,
            kind: last_kind,
            at: last_at,
            received_at: last_received_at,
            before: keptRecord.parse(last_before),
          },
  };
};

export type KnownMark = {
  readonly id: string;
  readonly assignment_id: string;
  readonly kind: MarkKind;
  readonly refused: MarkRefusal | null;
};

export async function findMarks(tx: Tx, ids: readonly string[]): Promise<KnownMark[]> {
  const { rows } = await sql<KnownMark>`
    select id, assignment_id, kind, refused from attendance_marks where id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

export type Actor = { readonly admin_id: string | null; readonly person_id: string | null };

export type NewMark = {
  readonly id: string;
  readonly assignment_id: string;
  readonly kind: MarkKind;
  readonly at: Date;
  readonly received_at: Date;
  readonly method: MarkMethod;
  readonly distance_m: number | null;
  readonly outside: boolean;
  readonly reason: string | null;
  readonly file_id: string | null;
  readonly undoes: string | null;
  readonly refused: MarkRefusal | null;
  readonly version: number;
  readonly before: AttendanceRecord | null;
  readonly after: AttendanceRecord | null;
};

/** In their order. */
export async function insertMarks(
  tx: Tx,
  event_id: string,
  { admin_id, person_id }: Actor,
  marks: readonly NewMark[],
): Promise<void> {
  await sql`
    insert into attendance_marks (id, event_id, assignment_id, kind, at, received_at, by_admin, by_person, method, distance_m,
      outside, reason, file_id, undoes, refused, version, before, after)
    select m.id, ${event_id}::uuid, m.assignment_id, m.kind, m.at, m.received_at, ${admin_id}::uuid, ${person_id}::uuid, m.method,
      m.distance_m, m.outside, m.reason, m.file_id, m.undoes, m.refused, m.version, nullif(m.before, 'null'), nullif(m.after, 'null')
    from rows from (jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as (
      id uuid, assignment_id uuid, kind text, at timestamptz, received_at timestamptz, method text, distance_m integer,
      outside boolean, reason text, file_id uuid, undoes uuid, refused text, version integer, before jsonb, after jsonb
    )) with ordinality m (id, assignment_id, kind, at, received_at, method, distance_m, outside, reason, file_id, undoes, refused,
      version, before, after, place)
    order by m.place`.execute(tx);
}

export type NewRecord = AttendanceRecord & {
  readonly assignment_id: string;
  /** as it was when it was read */
  readonly base: number;
  readonly version: number;
  readonly last_mark: string | null;
  readonly marked_at: Date;
};

/** False: somebody else has changed one of them since it was read. */
export async function saveRecords(
  tx: Tx,
  { admin_id, person_id }: Actor,
  records: readonly NewRecord[],
): Promise<boolean> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as m (
    assignment_id uuid, base integer, version integer, outcome text, checked_in_at timestamptz, checked_out_at timestamptz,
    method text, out_method text, late_minutes integer, approved_minutes integer, minutes_by_hand boolean, outside boolean,
    reason text, file_id uuid, last_mark uuid, marked_at timestamptz)`;
  const added = await sql`
    insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, checked_out_at, method, out_method,
      late_minutes, approved_minutes, minutes_by_hand, outside, reason, file_id, version, last_mark, marked_at, recorded_by,
      recorded_by_person)
    select a.id, a.event_id, a.usher_id, a.work_date, m.outcome, m.checked_in_at, m.checked_out_at, m.method, m.out_method,
      m.late_minutes, m.approved_minutes, m.minutes_by_hand, m.outside, m.reason, m.file_id, m.version, m.last_mark, m.marked_at,
      ${admin_id}::uuid, ${person_id}::uuid
    from ${given} join assignments a on a.id = m.assignment_id
    where m.base = 0 order by a.id
    on conflict do nothing`.execute(tx);
  const changed = await sql`
    update attendance t set outcome = m.outcome, checked_in_at = m.checked_in_at, checked_out_at = m.checked_out_at,
      method = m.method, out_method = m.out_method, late_minutes = m.late_minutes, approved_minutes = m.approved_minutes,
      minutes_by_hand = m.minutes_by_hand, outside = m.outside, reason = m.reason, file_id = m.file_id, version = m.version,
      last_mark = m.last_mark, marked_at = m.marked_at, recorded_by = ${admin_id}::uuid, recorded_by_person = ${person_id}::uuid
    from ${given}
    where m.base > 0 and t.assignment_id = m.assignment_id and t.version = m.base`.execute(tx);
  return Number((added.numAffectedRows ?? 0n) + (changed.numAffectedRows ?? 0n)) === records.length;
}

/** agreed: late is who comes later than this. */
export const saveExpected = (
  tx: Tx,
  assignment_id: string,
  { expected_at, agreed }: { readonly expected_at: Date; readonly agreed: boolean },
) =>
  sql`
    update assignments set expected_at = ${expected_at},
      due_at = case when ${agreed}::boolean then ${expected_at}::timestamptz else due_at end
    where id = ${assignment_id}`.execute(tx);

/** Boards of this event look again. */
export const tellBoards = (tx: Tx, event_id: string) =>
  sql`insert into changes (topic, record_id) values ('attendance', ${event_id})`.execute(tx);

export type MarkRow = Pick<NewMark, 'id' | 'kind' | 'method' | 'distance_m' | 'outside' | 'reason' | 'undoes'> & {
  readonly at: Date;
  readonly received_at: Date;
  readonly by: { readonly name_en: string; readonly name_ar: string } | null;
  readonly refused: string | null;
  readonly before: z.output<typeof keptRecord> | null;
  readonly after: z.output<typeof keptRecord> | null;
};

/** Who marked, an admin `w` or a person `n`, in both languages; an anonymised person has no name. */
export const MARKED_BY = sql.raw(`case
  when w.id is not null then json_build_object('name_en', w.name, 'name_ar', w.name)
  when coalesce(n.name_en, n.name_ar) is not null then
    json_build_object('name_en', coalesce(n.name_en, ''), 'name_ar', coalesce(n.name_ar, '')) end`);

/** Newest first. */
export async function findMarksOf(db: Kysely<Database>, assignment_id: string): Promise<MarkRow[]> {
  const { rows } = await sql<Omit<MarkRow, 'before' | 'after'> & { before: unknown; after: unknown }>`
    select m.id, m.kind, m.at, m.received_at, m.method, m.distance_m, m.outside, m.reason, m.undoes, m.refused, m.before, m.after,
      ${MARKED_BY} as by
    from attendance_marks m left join admins w on w.id = m.by_admin left join persons n on n.id = m.by_person
    where m.assignment_id = ${assignment_id} order by m.seq desc`.execute(db);
  return rows.map(({ before, after, ...mark }) => ({
    ...mark,
    before: before === null ? null : keptRecord.parse(before),
    after: after === null ? null : keptRecord.parse(after),
  }));
}

export async function findExcuse(db: Kysely<Database>, assignment_id: string) {
  const { rows } = await sql<{
    usher_id: string;
    file_id: string;
    name: string;
    type: 'image/webp' | 'application/pdf';
  }>`
    select t.usher_id, f.id as file_id, f.name, f.type
    from attendance t join files f on f.id = t.file_id where t.assignment_id = ${assignment_id}`.execute(db);
  return rows[0];
}
