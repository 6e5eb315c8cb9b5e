import type { checkIn } from '@proline/contract/attendance/attendance';
import type { AuditAction } from '@proline/contract/facts';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import type { SettingsValue } from '@proline/contract/settings/settings';
import { applyMark, type Correction, type Mark, type MarkRefusal } from '@proline/domain/attendance/attendance-mark';
import { keptReason } from '@proline/domain/attendance/attendance-settings';
import { stateOf, type AttendanceRecord, type MarkMethod } from '@proline/domain/attendance/attendance-state';
import { distanceOf, type MarkPlace } from '@proline/domain/attendance/geofence';
import type { MarkKind } from '@proline/domain/attendance/mark-table';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import {
  findMarks,
  holdEventOfMarks,
  holdPeople,
  insertMarks,
  saveRecords,
  tellBoards,
  type Actor,
  type HeldPerson,
  type KnownMark,
  type NewMark,
} from './mark.queries.ts';

/** One mark as it was asked for: at a desk, by a device that had kept it, by a person or a leader in the staff app. */
export type WantedMark = {
  /** made by whoever marks: the same id again is the same mark */
  readonly id: string;
  readonly assignment_id: string;
  readonly kind: MarkKind;
  /** null: now */
  readonly at: Date | null;
  readonly method: MarkMethod;
  /** what was seen; undefined: whatever stands */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly file_id?: string | undefined;
  readonly undoes?: string | undefined;
  readonly to?: Correction | undefined;
  readonly place?: MarkPlace | undefined;
  /** of the pass that was shown */
  readonly pass_number?: number | undefined;
};

export type MarkAnswer =
  | { readonly result: 'done' }
  | { readonly result: 'repeated'; readonly code: MarkRefusal | null }
  | { readonly result: 'refused'; readonly code: MarkRefusal | 'mark_id_taken' | 'not_of_event' };

/** Who marks whom, and in which transaction. */
export type Marker = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly actor: Actor;
  readonly event_id: string;
};

type Rules = SettingsValue<'attendance'>;

/** Somebody while marks are applied, one after the other; written once they all are. */
type Marked = { readonly held: HeldPerson; now: HeldPerson };

type Judged = {
  readonly answer: MarkAnswer;
  readonly mark: NewMark | null;
};

/**
 * Applies marks in their order, each exactly once. Event and people are held, so that what is judged is what stands; those that
 * are refused change nothing and do not hinder the others. `keepRefused`: they are kept, so that the same id gets the same answer.
 */
export async function makeMarks(
  marker: Marker,
  wanted: readonly WantedMark[],
  { keepRefused }: { readonly keepRefused: boolean },
): Promise<readonly MarkAnswer[]> {
  const { tx, event_id } = marker;
  if (!(await holdEventOfMarks(tx, event_id))) throw new Refusal('not_found');
  const rules = await readAttendanceRules(tx);
  const held = await holdPeople(tx, event_id, [...new Set(wanted.map(({ assignment_id }) => assignment_id))]);
  const people = new Map(held.map((one): [string, Marked] => [one.assignment_id, { held: one, now: one }]));
  const ids = wanted.map(({ id }) => id);
  const known = new Map((await findMarks(tx, ids)).map((mark) => [mark.id, mark]));
  const judged = wanted.map((one) => judge(one, { people, known, rules }));
  await write(marker, judged, { people: [...people.values()], keepRefused });
  return judged.map(({ answer }) => answer);
}

/** One mark by itself is made, or refused by its name. */
export function doneOrRefused(answer: MarkAnswer | undefined): 'done' | 'repeated' {
  if (!answer) throw new Error('Every mark has an answer.');
  if (answer.result === 'refused') throw new Refusal(answer.code);
  // whoever was refused under this id is refused again
  if (answer.result === 'repeated' && answer.code !== null) throw new Refusal(answer.code);
  return answer.result;
}

type Sent = Pick<BodyOf<typeof checkIn>, 'place'>;
export const placeOf = ({ place }: Sent) => place && { ...place, accuracy_m: place.accuracy_m ?? null };

/** Whether a mark of this id was made or refused before. */
export const isMade = async (tx: Marker['tx'], id: string): Promise<boolean> => (await findMarks(tx, [id])).length > 0;

type World = {
  readonly people: ReadonlyMap<string, Marked>;
  readonly known: Map<string, KnownMark>;
  readonly rules: Rules;
};

const nothing = (answer: MarkAnswer): Judged => ({ answer, mark: null });

function judge(wanted: WantedMark, { people, known, rules }: World): Judged {
  const { id, assignment_id, kind } = wanted;
  const before = known.get(id);
  if (before)
    return before.assignment_id === assignment_id && before.kind === kind
      ? nothing({ result: 'repeated', code: before.refused })
      : nothing({ result: 'refused', code: 'mark_id_taken' });
  const person = people.get(assignment_id);
  if (!person) return nothing({ result: 'refused', code: 'not_of_event' });
  const mark = newMark(wanted, person.now, rules);
  known.set(id, mark);
  if (mark.refused !== null) return { answer: { result: 'refused', code: mark.refused }, mark };
  person.now = follow(person.now, mark);
  return { answer: { result: 'done' }, mark };
}

function newMark(wanted: WantedMark, person: HeldPerson, rules: Rules): NewMark {
  const { id, assignment_id, kind, method, version, undoes, file_id } = wanted;
  const typed = wanted.reason === undefined || wanted.reason === '' ? null : wanted.reason;
  const isAbsence = kind === 'no_show' || kind === 'excuse';
  const reason = typed !== null && isAbsence ? keptReason(rules, typed) : typed;
  const at = wanted.at ?? person.now;
  const place = wanted.place ?? null;
  const result = applyMark(person.record, markOf(wanted, { at, reason, place, last: person.last }), {
    ...person,
    rules,
  });
  const overtaken = version !== undefined && version !== person.version;
  const refused = 'refused' in result ? result.refused : overtaken ? 'attendance_changed' : null;
  const after = 'after' in result && refused === null ? result.after : null;
  return {
    id,
    assignment_id,
    kind,
    // a device whose clock is a little fast says now
    at: after !== null && at > person.now ? person.now : at,
    received_at: person.now,
    method,
    distance_m: distanceOf(place, person.pin),
    outside: after?.outside ?? false,
    reason,
    file_id: after === null ? null : (file_id ?? null),
    undoes: after === null ? null : (undoes ?? null),
    refused,
    version: person.version + (after === null ? 0 : 1),
    before: after === null ? null : person.record,
    after,
  };
}

type Read = {
  readonly at: Date;
  readonly reason: string | null;
  readonly place: MarkPlace | null;
  readonly last: HeldPerson['last'];
};

const NO_CORRECTION: Correction = {
  checked_in_at: null,
  checked_out_at: null,
  absence: null,
  approved_minutes: null,
};

function markOf(
  { kind, method, file_id, undoes, to, pass_number }: WantedMark,
  { at, reason, place, last }: Read,
): Mark {
  switch (kind) {
    case 'correct':
      return { kind, at, method, reason, to: to ?? NO_CORRECTION };
    case 'undo':
      return { kind, at, method, reason, undoes: undoes ?? '', last };
    default:
      return { kind, at, method, reason, file_id: file_id ?? null, place, pass_number };
  }
}

const follow = (person: HeldPerson, { id, kind, at, received_at, before, after, version }: NewMark): HeldPerson =>
  before === null || after === null
    ? person
    : { ...person, record: after, version, last: kind === 'undo' ? null : { id, kind, at, received_at, before } };

type Writing = { readonly people: readonly Marked[]; readonly keepRefused: boolean };

async function write(marker: Marker, judged: readonly Judged[], { people, keepRefused }: Writing): Promise<void> {
  const { tx, audit, actor, event_id } = marker;
  const kept = judged.flatMap(({ mark }) => (mark !== null && (keepRefused || mark.refused === null) ? [mark] : []));
  if (kept.length > 0) await insertMarks(tx, event_id, actor, kept);
  const changed = people.filter(({ held, now }) => now.version > held.version);
  const saved = await saveRecords(
    tx,
    actor,
    changed.map(({ held, now }) => ({
      assignment_id: held.assignment_id,
      base: held.version,
      version: now.version,
      ...now.record,
      last_mark: now.last?.id ?? null,
      marked_at: held.now,
    })),
  );
  if (!saved) throw new Refusal('attendance_changed');
  const byId = new Map(people.map(({ held }) => [held.assignment_id, held]));
  await audit(...judged.flatMap(({ mark }) => (mark === null ? [] : entriesOf(mark, byId.get(mark.assignment_id)))));
  if (changed.length > 0) await tellBoards(tx, event_id);
}

const ACTION_OF: Readonly<Record<MarkKind, AuditAction>> = {
  check_in: 'check_in',
  check_out: 'check_out',
  no_show: 'mark_no_show',
  excuse: 'excuse',
  correct: 'correct_attendance',
  undo: 'undo_mark',
};

const factsOf = (record: AttendanceRecord, { ends_at, now }: HeldPerson) => ({
  state: stateOf(record, ends_at, now),
  ...(record.checked_in_at && { checked_in_at: record.checked_in_at.toISOString() }),
  ...(record.checked_out_at && { checked_out_at: record.checked_out_at.toISOString() }),
  ...(record.minutes_by_hand && { approved_minutes: record.approved_minutes }),
  ...(record.outside && { outside: true }),
});

/** A mark without an effect says nothing. */
const entriesOf = (mark: NewMark, person: HeldPerson | undefined) =>
  mark.before === null || mark.after === null || person === undefined
    ? []
    : [
        {
          action: ACTION_OF[mark.kind],
          entity: 'attendance' as const,
          record_id: mark.assignment_id,
          person_id: person.usher_id,
          before: factsOf(mark.before, person),
          after: {
            ...factsOf(mark.after, person),
            event: person.event_title,
            method: mark.method,
            ...(mark.reason !== null && { reason: mark.reason }),
          },
        },
      ];
