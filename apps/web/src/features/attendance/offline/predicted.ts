import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import {
  applyMark,
  type LastMark,
  type Mark,
  type MarkFacts,
  type MarkRefusal,
} from '@proline/domain/attendance/attendance-mark';
import { stateOf, type AttendanceRecord } from '@proline/domain/attendance/attendance-state';
import { DEFAULT_RADIUS_M } from '@proline/domain/attendance/geofence';
import type { KeptMark, SentMark } from './kept-mark.ts';

const MS_PER_SECOND = 1_000;

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const recordOf = (person: BoardPerson): AttendanceRecord => ({
  outcome: outcomeOf(person),
  checked_in_at: moment(person.checked_in_at),
  checked_out_at: moment(person.checked_out_at),
  method: person.method,
  out_method: person.out_method,
  late_minutes: person.late_minutes,
  approved_minutes: person.approved_minutes,
  minutes_by_hand: person.minutes_by_hand,
  outside: person.outside,
  reason: person.reason?.en ?? null,
  file_id: null,
});

const outcomeOf = ({ state }: BoardPerson): AttendanceRecord['outcome'] => {
  if (state === 'no_show' || state === 'excused') return state;
  return state === 'left' || state === 'attended' ? 'attended' : null;
};

const factsOf = (board: EventBoard, person: BoardPerson, now: Date): MarkFacts | null => {
  const shift = board.shifts.find(({ id }) => id === person.shift_id);
  if (!shift) return null;
  return {
    event_status: board.event.status,
    assignment_status: 'confirmed',
    reserve: person.reserve,
    starts_at: new Date(shift.starts_at),
    ends_at: new Date(shift.ends_at),
    due_at: moment(person.due_at),
    arrival_minutes: shift.arrival_minutes,
    pin: board.event.pin,
    radius_m: board.zones.find(({ id }) => id === person.zone_id)?.radius_m ?? DEFAULT_RADIUS_M,
    pass_number: person.pass_number,
    now,
    rules: board.rules,
  };
};

const markOf = (sent: SentMark, last: LastMark | null): Mark => {
  const { kind, method, reason = null } = sent;
  const at = new Date(sent.at);
  switch (kind) {
    case 'undo':
      return { kind, at, method, reason, undoes: sent.undoes ?? '', last };
    case 'correct': {
      const { checked_in_at = null, checked_out_at = null, absence = null, approved_minutes = null } = sent.to ?? {};
      const to = {
        checked_in_at: moment(checked_in_at),
        checked_out_at: moment(checked_out_at),
        absence,
        approved_minutes,
      };
      return { kind, at, method, reason, to };
    }
    default:
      return { kind, at, method, reason, file_id: null, place: null, pass_number: sent.pass_number };
  }
};

const reasonWords = ({ rules }: EventBoard, reason: string | null): BoardPerson['reason'] =>
  reason === null
    ? null
    : (rules.no_show_reasons.find(({ en, ar }) => en === reason || ar === reason) ?? { en: reason, ar: reason });

type Predicted = {
  readonly person: BoardPerson;
  /** Why the newest of the marks would have no effect; null: it would. */
  readonly refused: MarkRefusal | null;
};

/** Somebody as the server will say it after marks that this device keeps, by the server's own rules. */
export const predict = (board: EventBoard, known: BoardPerson, marks: readonly SentMark[], now: Date): Predicted => {
  const facts = factsOf(board, known, now);
  if (!facts) return { person: known, refused: 'assignment_ended' };
  let person = known;
  let record = recordOf(known);
  let last: LastMark | null = null;
  let refused: MarkRefusal | null = null;
  for (const mark of marks) {
    const result = applyMark(record, markOf(mark, last), facts);
    const isOvertaken = mark.version !== undefined && mark.version !== person.version;
    refused = 'refused' in result ? result.refused : isOvertaken ? 'attendance_changed' : null;
    if (refused !== null || 'refused' in result) continue;
    last =
      mark.kind === 'undo'
        ? null
        : { id: mark.id, kind: mark.kind, at: new Date(mark.at), received_at: new Date(mark.at), before: record };
    record = result.after;
    person = shown(board, person, { record, facts, last, at: mark.at });
  }
  return { person, refused };
};

type After = {
  readonly record: AttendanceRecord;
  readonly facts: MarkFacts;
  readonly last: LastMark | null;
  readonly at: string;
};

const shown = (board: EventBoard, person: BoardPerson, { record, facts, last, at }: After): BoardPerson => ({
  ...person,
  state: stateOf(record, facts.ends_at, facts.now),
  checked_in_at: record.checked_in_at?.toISOString() ?? null,
  checked_out_at: record.checked_out_at?.toISOString() ?? null,
  method: record.method,
  out_method: record.out_method,
  late_minutes: record.late_minutes,
  is_late: record.late_minutes > board.event.late_grace_minutes,
  outside: record.outside,
  reason: reasonWords(board, record.reason),
  absent_at: absentAt(person, record, at),
  approved_minutes: record.approved_minutes,
  minutes_by_hand: record.minutes_by_hand,
  version: person.version + 1,
  last_mark: last?.id ?? null,
  undo_until: last && new Date(last.at.getTime() + board.rules.undo_seconds * MS_PER_SECOND).toISOString(),
});

/** Whoever was absent before is so since then. */
const absentAt = (before: BoardPerson, { outcome }: AttendanceRecord, at: string): string | null => {
  if (outcome !== 'no_show' && outcome !== 'excused') return null;
  return before.state === outcome ? before.absent_at : at;
};

/** The board with what this device keeps on top. Everybody else stays the same object. */
export const withKept = (board: EventBoard, kept: readonly KeptMark[], now: Date): EventBoard => {
  const waiting = Map.groupBy(
    kept.filter(({ code, event_id }) => code === null && event_id === board.event.id),
    ({ assignment_id }) => assignment_id,
  );
  if (waiting.size === 0) return board;
  return {
    ...board,
    people: board.people.map((person) => {
      const marks = waiting.get(person.id);
      return marks ? predict(board, person, marks, now).person : person;
    }),
  };
};
