import { randomUUID } from 'node:crypto';
import type { AttendanceRecord } from '@proline/domain/attendance/attendance-state';
import type { Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findStillIn, holdPeople, insertMarks, saveRecords, tellBoards } from './mark.queries.ts';

type Canceled = {
  readonly event_id: string;
  /** an admin; null: the program itself */
  readonly actor_id: string | null;
  readonly reason: string | null;
};

/**
 * Checks out everybody who is still in; their work until now counts. Each is a mark, so that the history of a shift says who
 * canceled the event and why. The event is held by now.
 */
export async function closeAttendance(
  tx: Transaction<Database>,
  { event_id, actor_id, reason }: Canceled,
): Promise<void> {
  const people = await holdPeople(tx, event_id, await findStillIn(tx, event_id));
  if (people.length === 0) return;
  const actor = { admin_id: actor_id, person_id: null };
  const closed = people.map(({ assignment_id, now, version: base, record }) => {
    const came = record.checked_in_at ?? now;
    const out = record.checked_out_at ?? (came > now ? came : now);
    const after: AttendanceRecord = {
      ...record,
      outcome: 'attended',
      checked_out_at: out,
      out_method: record.out_method ?? 'canceling',
    };
    return { id: randomUUID(), assignment_id, base, version: base + 1, at: out, now, before: record, after };
  });
  await insertMarks(
    tx,
    event_id,
    actor,
    closed.map(({ id, assignment_id, version, at, now, before, after }) => ({
      ...{ id, assignment_id, version, at, before, after, reason },
      kind: 'check_out',
      received_at: now,
      method: 'canceling',
      distance_m: null,
      outside: false,
      file_id: null,
      undoes: null,
      refused: null,
    })),
  );
  const records = closed.map(({ id, assignment_id, base, version, now, after }) => ({
    ...{ assignment_id, base, version, ...after },
    last_mark: id,
    marked_at: now,
  }));
  if (!(await saveRecords(tx, actor, records))) throw new Refusal('attendance_changed');
  await tellBoards(tx, event_id);
}
