import type { AssignmentStatus } from '../assignment/assignment-status.ts';
import type { EventStatus } from '../event/event-status.ts';
import type { MapPin } from '../place/coordinates.ts';
import { REASON_LENGTH } from '../text/reason.ts';
import { dueAt } from './arrival.ts';
import type { AttendanceSettings } from './attendance-settings.ts';
import { NOTHING_RECORDED, standingOf, type AttendanceRecord, type MarkMethod } from './attendance-state.ts';
import { isOutside, type MarkPlace } from './geofence.ts';
import { MARK_TABLE, STANDING_REFUSALS, type MarkKind, type PlainMark } from './mark-table.ts';

export const MARK_REFUSALS = [
  ...STANDING_REFUSALS,
  'attendance_locked',
  'event_not_open',
  'not_confirmed',
  'assignment_ended',
  'reserve_not_called',
  'time_in_future',
  'pass_revoked',
  'too_early',
  'shift_over',
  'shift_not_begun',
  'out_before_in',
  'times_too_far',
  'absent_with_times',
  'minutes_without_times',
  'nothing_corrected',
  'correction_needs_reason',
  'excuse_needs_reason',
  'outside_geofence',
  'place_needed',
  'time_too_old',
  'nothing_to_undo',
  'undo_too_late',
] as const;
export type MarkRefusal = (typeof MARK_REFUSALS)[number];

/** What decides whether somebody may be marked. */
export type MarkFacts = {
  readonly event_status: EventStatus;
  readonly assignment_status: AssignmentStatus;
  readonly reserve: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** agreed with whoever was called in: late is who comes later than this; null: than the start */
  readonly due_at: Date | null;
  /** how long before the start people should be there */
  readonly arrival_minutes: number;
  readonly pin: MapPin | null;
  readonly radius_m: number;
  /** of the only pass that counts */
  readonly pass_number: number;
  readonly now: Date;
  readonly rules: Pick<AttendanceSettings, 'early_minutes' | 'undo_seconds' | 'outside'>;
};

/** What a correction puts in the place of what is on record; neither times nor absence: as if nothing had been recorded. */
export type Correction = {
  readonly checked_in_at: Date | null;
  readonly checked_out_at: Date | null;
  readonly absence: 'no_show' | 'excused' | null;
  /** approved by hand, whatever the times say; null: the times say it */
  readonly approved_minutes: number | null;
};

/** The newest mark of somebody, which alone can be taken back. */
export type LastMark = {
  readonly id: string;
  readonly kind: MarkKind;
  readonly at: Date;
  readonly received_at: Date;
  readonly before: AttendanceRecord;
};

type Marked = { readonly at: Date; readonly method: MarkMethod; readonly reason: string | null };

export type Mark =
  | (Marked & {
      readonly kind: PlainMark;
      readonly file_id: string | null;
      readonly place: MarkPlace | null;
      /** of the pass that was shown */ readonly pass_number?: number | undefined;
    })
  | (Marked & { readonly kind: 'correct'; readonly to: Correction })
  | (Marked & { readonly kind: 'undo'; readonly undoes: string; readonly last: LastMark | null });

export type MarkResult = { readonly after: AttendanceRecord } | { readonly refused: MarkRefusal };

const MS_PER_MINUTE = 60_000;
const MS_PER_SECOND = 1_000;
/** Clocks of devices differ a little; a mark of the next two minutes is one of now. */
export const CLOCK_TOLERANCE_MS = 2 * MS_PER_MINUTE;
/** Somebody who marks their own time may have been without a network for so long; more would let them choose it. */
export const SELF_MARK_MAX_AGE_MS = 15 * MS_PER_MINUTE;
/** A corrected time lies at most so far from its shift. */
export const FARTHEST_FROM_SHIFT_MS = 24 * 60 * MS_PER_MINUTE;

const refused = (code: MarkRefusal): MarkResult => ({ refused: code });

/** What is on record after a mark, or why it is refused. Nothing else changes attendance. */
export const applyMark = (record: AttendanceRecord, mark: Mark, facts: MarkFacts): MarkResult => {
  const closed = refuseClosed(facts, mark);
  if (closed !== null) return refused(closed);
  if (mark.at.getTime() > facts.now.getTime() + CLOCK_TOLERANCE_MS) return refused('time_in_future');
  const at = mark.at > facts.now ? facts.now : mark.at;
  switch (mark.kind) {
    case 'correct':
      return correct(record, mark, facts);
    case 'undo':
      return undo(mark, facts);
    default:
      return moveOn(record, { ...mark, at }, facts);
  }
};

/** Marks are made while an event is on; a reserve is called in first. */
const refuseClosed = ({ event_status, assignment_status, reserve }: MarkFacts, { kind }: Mark): MarkRefusal | null => {
  if (event_status === 'completed' || event_status === 'canceled') return 'attendance_locked';
  if (event_status === 'draft') return 'event_not_open';
  if (assignment_status === 'invited') return 'not_confirmed';
  if (assignment_status !== 'confirmed') return 'assignment_ended';
  return reserve && kind !== 'undo' ? 'reserve_not_called' : null;
};

type Plain = Extract<Mark, { readonly kind: PlainMark }>;

/** The paper of an excuse may follow later; it is brought once. */
const isPaper = (record: AttendanceRecord, { kind, file_id }: Plain): boolean =>
  kind === 'excuse' && record.outcome === 'excused' && record.file_id === null && file_id !== null;

/** Why somebody did not come may be known only later, when they call back; it is said once. */
const isReason = (record: AttendanceRecord, { kind, reason }: Plain): boolean =>
  kind === 'no_show' && record.outcome === 'no_show' && record.reason === null && reason !== null;

const moveOn = (record: AttendanceRecord, mark: Plain, facts: MarkFacts): MarkResult => {
  if (isPaper(record, mark)) return { after: { ...record, file_id: mark.file_id } };
  if (isReason(record, mark)) return { after: { ...record, reason: mark.reason } };
  // It may have been revoked while a device had no network.
  if (mark.pass_number !== undefined && mark.pass_number !== facts.pass_number) return refused('pass_revoked');
  const move = MARK_TABLE[standingOf(record)][mark.kind];
  if ('refused' in move) return move;
  const unproved = refuseUnproved(mark, facts);
  if (unproved !== null) return refused(unproved);
  switch (mark.kind) {
    case 'check_in':
      return checkIn(mark, facts);
    case 'check_out':
      return checkOut(record, mark, facts);
    case 'no_show':
      if (mark.at < facts.starts_at) return refused('shift_not_begun');
      return { after: { ...NOTHING_RECORDED, outcome: 'no_show', reason: mark.reason } };
    case 'excuse':
      if (isTooShort(mark.reason)) return refused('excuse_needs_reason');
      return { after: { ...NOTHING_RECORDED, outcome: 'excused', reason: mark.reason, file_id: mark.file_id } };
  }
};

/** What nobody else has seen: a phone that keeps to itself where it is cannot be outside, and an old time cannot be checked. */
const refuseUnproved = ({ method, at, place }: Plain, { now, pin, rules }: MarkFacts): MarkRefusal | null => {
  if (method !== 'self') return null;
  if (now.getTime() - at.getTime() > SELF_MARK_MAX_AGE_MS) return 'time_too_old';
  return place === null && pin !== null && rules.outside === 'refuse' ? 'place_needed' : null;
};

const isTooShort = (reason: string | null): boolean => (reason ?? '').trim().length < REASON_LENGTH.least;

const checkIn = ({ at, method, place }: Plain, facts: MarkFacts): MarkResult => {
  const opens = facts.starts_at.getTime() - (facts.arrival_minutes + facts.rules.early_minutes) * MS_PER_MINUTE;
  if (at.getTime() < opens) return refused('too_early');
  if (at >= facts.ends_at) return refused('shift_over');
  const outside = isOutside(place, facts.pin, facts.radius_m);
  if (outside && facts.rules.outside === 'refuse') return refused('outside_geofence');
  return {
    after: {
      ...NOTHING_RECORDED,
      checked_in_at: at,
      method,
      late_minutes: lateMinutes(at, dueAt(facts.starts_at, facts.due_at)),
      outside,
    },
  };
};

const checkOut = (record: AttendanceRecord, { at, method, place }: Plain, facts: MarkFacts): MarkResult => {
  if (record.checked_in_at !== null && at < record.checked_in_at) return refused('out_before_in');
  const outside = isOutside(place, facts.pin, facts.radius_m);
  if (outside && facts.rules.outside === 'refuse') return refused('outside_geofence');
  return {
    after: {
      ...record,
      outcome: 'attended',
      checked_out_at: at,
      out_method: method,
      outside: record.outside || outside,
    },
  };
};

/** Whole minutes that have passed since somebody should have been there. */
export const lateMinutes = (checked_in_at: Date, due_at: Date): number =>
  Math.max(0, Math.floor((checked_in_at.getTime() - due_at.getTime()) / MS_PER_MINUTE));

const correct = (
  record: AttendanceRecord,
  mark: Extract<Mark, { readonly kind: 'correct' }>,
  facts: MarkFacts,
): MarkResult => {
  if (isTooShort(mark.reason)) return refused('correction_needs_reason');
  const refusal = refuseCorrection(mark.to, facts);
  if (refusal !== null) return refused(refusal);
  const after = corrected(record, mark, facts);
  // minutes that were computed follow the times
  const before = record.minutes_by_hand ? record : { ...record, approved_minutes: null };
  return isSame(before, after) ? refused('nothing_corrected') : { after };
};

const refuseCorrection = (
  { checked_in_at, checked_out_at, absence, approved_minutes }: Correction,
  { starts_at, ends_at, now }: MarkFacts,
): MarkRefusal | null => {
  const times = [checked_in_at, checked_out_at].flatMap((time) => time ?? []);
  if (absence !== null && times.length > 0) return 'absent_with_times';
  if (checked_out_at !== null && checked_in_at === null) return 'not_checked_in';
  if (times.some((time) => time > now)) return 'time_in_future';
  if (checked_in_at !== null && checked_out_at !== null && checked_out_at < checked_in_at) return 'out_before_in';
  if (times.some((time) => isFar(time, starts_at, ends_at))) return 'times_too_far';
  if (approved_minutes !== null && checked_out_at === null) return 'minutes_without_times';
  return absence === 'no_show' && now < starts_at ? 'shift_not_begun' : null;
};

const isFar = (time: Date, starts_at: Date, ends_at: Date): boolean =>
  time.getTime() < starts_at.getTime() - FARTHEST_FROM_SHIFT_MS ||
  time.getTime() > ends_at.getTime() + FARTHEST_FROM_SHIFT_MS;

const corrected = (
  record: AttendanceRecord,
  { to, method, reason }: Extract<Mark, { readonly kind: 'correct' }>,
  { starts_at, due_at }: MarkFacts,
): AttendanceRecord => {
  const { checked_in_at, checked_out_at, absence, approved_minutes } = to;
  if (checked_in_at === null)
    return absence === null
      ? NOTHING_RECORDED
      : {
          ...NOTHING_RECORDED,
          outcome: absence,
          reason: record.outcome === absence ? record.reason : reason,
          file_id: record.outcome === absence ? record.file_id : null,
        };
  return {
    ...NOTHING_RECORDED,
    outcome: checked_out_at === null ? null : 'attended',
    checked_in_at,
    checked_out_at,
    method: record.method ?? method,
    out_method: checked_out_at === null ? null : (record.out_method ?? method),
    late_minutes: lateMinutes(checked_in_at, dueAt(starts_at, due_at)),
    approved_minutes,
    minutes_by_hand: approved_minutes !== null,
    outside: record.outside,
  };
};

const undo = ({ undoes, at, last }: Extract<Mark, { readonly kind: 'undo' }>, facts: MarkFacts): MarkResult => {
  if (last === null || last.kind === 'undo') return refused('nothing_to_undo');
  if (last.id !== undoes) return refused('attendance_changed');
  const window = facts.rules.undo_seconds * MS_PER_SECOND;
  const sinceReceived = facts.now.getTime() - last.received_at.getTime();
  // what a device kept while it had no network was taken back there by the device's own clock
  const wasKept = last.received_at.getTime() - last.at.getTime() > window;
  const sinceMade = at.getTime() - last.at.getTime();
  const inTime = sinceReceived <= window || (wasKept && sinceMade >= 0 && sinceMade <= window);
  return inTime ? { after: last.before } : refused('undo_too_late');
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);

export const isSame = (one: AttendanceRecord, other: AttendanceRecord): boolean =>
  Object.entries(one).every(([field, value]) => plain(value) === plain(Reflect.get(other, field)));
