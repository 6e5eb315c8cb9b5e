import { NOTHING_RECORDED } from '@proline/domain/attendance/attendance-state';
import type pg from 'pg';
import { idSql } from '../engine/ids.ts';

const EXCUSE = 'Illness';
/** Who has not come so long after the start is noted as absent. */
const ABSENT_AFTER = `interval '40 minutes'`;

const iso = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** The record as a mark keeps it, by what it says beyond nothing. */
const record = (...said: string[]) => `$2::jsonb || jsonb_build_object(${said.join(', ')})`;
const IN = record(`'checked_in_at', ${iso('t.checked_in_at')}`, `'method', t.method`, `'late_minutes', t.late_minutes`);
const OUT = `${IN} || jsonb_build_object('outcome', t.outcome, 'checked_out_at', ${iso('t.checked_out_at')}, 'out_method', t.out_method)`;
const ABSENT = record(`'outcome', t.outcome`, `'reason', case when t.outcome = 'excused' then '${EXCUSE}' end`);

/** Codes are read at the gate by the first leader of the event. */
const RUNNING = `
  select t.*, a.starts_at, case when t.recorded_by is null then (
    select l.leader_id from event_leads l where l.event_id = e.id and l.released_at is null order by l.id limit 1) end as read_by
  from events e join attendance t on t.event_id = e.id join assignments a on a.id = t.assignment_id
  where e.status = 'in_progress' and e.ends_at > $1::timestamptz`;

/** What the marks were, by what they have led to. */
const MADE = `
  select t.*, 'check_in' as kind, 1 as nth, t.checked_in_at as at, t.method as marked_by, $2::jsonb as before, ${IN} as after
  from running t where t.checked_in_at is not null
  union all
  select t.*, 'check_out', 2, t.checked_out_at, t.out_method, ${IN}, ${OUT}
  from running t where t.checked_out_at is not null
  union all
  select t.*, case t.outcome when 'excused' then 'excuse' else 'no_show' end, 1, t.starts_at + ${ABSENT_AFTER}, 'manual',
    $2::jsonb, ${ABSENT}
  from running t where t.outcome in ('no_show', 'excused')`;

/** Attendance of the events that are on is what a log of marks has led to; minutes are approved when the event is completed. */
export async function markRunning(client: pg.ClientBase, now: number): Promise<void> {
  await client.query(
    `with running as materialized (${RUNNING})
     insert into attendance_marks (id, event_id, assignment_id, kind, at, received_at, by_admin, by_person, method, reason, version,
       before, after)
     select ${idSql('at', 'assignment_id::text || nth')}, event_id, assignment_id, kind, at, at, recorded_by, read_by, marked_by,
       after ->> 'reason', nth, before, after
     from (${MADE}) made order by at, assignment_id, nth`,
    [new Date(now), JSON.stringify(NOTHING_RECORDED)],
  );
  await client.query(
    `update attendance t set version = m.version, last_mark = m.id, marked_at = m.received_at, recorded_by_person = m.by_person,
       reason = m.reason, approved_minutes = null, minutes_by_hand = false
     from (select distinct on (assignment_id) * from attendance_marks order by assignment_id, version desc) m
     where m.assignment_id = t.assignment_id`,
  );
}
