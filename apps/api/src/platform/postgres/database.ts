import type { ErrorCode } from '@proline/contract/facts';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal, unavailable } from '../http/refusal.ts';
import type { Database } from './schema.gen.ts';

/** Uses the caller's pool; the caller ends it. */
export const createDatabase = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint column holds more than a number can.');
  return value;
};

/** bigint becomes a number, and a date stays a calendar day: the driver would make it midnight in this machine's time zone. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, wholeNumber],
  [pg.types.builtins.DATE, (text) => text],
]);

export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format): unknown =>
    (format === 'binary' ? undefined : PARSERS.get(type)) ?? pg.types.getTypeParser(type, format),
};

/** A timestamp in UTC without fractions: most are, and they can be converted without parsing a date. */
const WHOLE_SECOND_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00$/;

/** Offsets of historical dates may have minutes and seconds. */
const OFFSET = /([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

const isoMoment = (text: string): string => {
  if (WHOLE_SECOND_UTC.test(text)) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  const [offset = '', sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
  const ahead_ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1_000 : 1_000);
  const there = Date.parse(`${text.slice(0, text.length - offset.length).replace(' ', 'T')}Z`);
  return new Date(there - ahead_ms).toISOString();
};

/** For rows that are only passed on: a timestamp becomes the text of the reply directly, without a Date object. */
export const REPLY_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format): unknown =>
    format !== 'binary' && type === pg.types.builtins.TIMESTAMPTZ
      ? isoMoment
      : COLUMN_TYPES.getTypeParser(type, format),
};

/** A database that is away, full, starting, stopping or in failover, and statements that waited or ran too long. */
const AWAY_STATES = /^(08|53|57P|57014|55P03|40001|40P01|25006|25P03)/;
const AWAY_NODE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that the driver reports only as text. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after calling end)/;

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError) return AWAY_STATES.test(code);
  // no socket file yet: ENOENT of a connect, not of a file
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return noSocket || AWAY_NODE_CODES.has(code) || AWAY_WORDS.test(error.message);
};

/** The connection broke or the server ended it; another connection may work. */
const BROKEN = /^(57P01|ECONNRESET|EPIPE)$/;
const BROKEN_WORDS = /^Connection terminated unexpectedly/;

const hasBroken = (error: unknown): boolean =>
  error instanceof Error && (BROKEN.test(codeOf(error)) || BROKEN_WORDS.test(error.message));

/**
 * For the read that every request begins with. After the database was away, the pool may still hand out dead connections;
 * a read that meets one is tried once more on another connection.
 */
export const retryIfBroken = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!hasBroken(error)) throw error;
    return ask();
  }
};

const RETRY_AFTER_SECONDS = 2;

/** Unique indexes over names: a duplicate gets an error code of its own. */
const NAME_INDEX = /_name(_en|_ar)?$/;

/** Error codes for rules that triggers and unique indexes enforce. A caller meets them only when another transaction was faster. */
const KEPT_PROMISES: Readonly<Record<string, ErrorCode>> = {
  event_closed: 'event_closed',
  event_has_people: 'event_has_people',
  persons_phone_key: 'phone_taken',
  persons_id_number_hmac_key: 'id_number_taken',
  usher_blocked: 'usher_blocked',
  persons_usher_of_age: 'under_age',
  persons_leader_of_age: 'under_age',
  persons_approved_with_photo: 'approval_incomplete',
  assignments_never_overlap: 'already_booked',
  bookings_never_overlap: 'already_booked',
  assignments_once_per_shift: 'already_assigned',
  positions_never_overfilled: 'place_taken',
  applications_not_taken: 'applications_not_taken',
  applications_shifts_of_event: 'shifts_changed',
  applications_type_not_merged: 'type_not_in_use',
  events_category_in_use: 'category_not_in_use',
  positions_type_in_use: 'type_not_in_use',
  transfers_paid_once_usher: 'paid_already',
  transfers_paid_once_leader: 'paid_already',
  attendance_locked: 'attendance_locked',
  attendance_marks_one_step: 'attendance_changed',
  attendance_marks_undone_once: 'attendance_changed',
  attendance_marks_pkey: 'mark_id_taken',
  days_off_never_overlap: 'days_off_overlap',
  interviews_never_overlap: 'slot_taken',
  interviewer_times_apart: 'interviewer_blocked',
  blocked_times_never_overlap: 'time_blocked_already',
  interviews_one_planned: 'interview_already_planned',
};

/** The refusal for a driver's error; null when the error is a bug. */
export const refusalOfDatabaseError = (error: unknown): Refusal | null => {
  if (isDatabaseAway(error)) return unavailable(RETRY_AFTER_SECONDS);
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null;
  // the contract accepted a value that no column takes
  if (error.code.startsWith('22')) return new Refusal('bad_request');
  const kept = KEPT_PROMISES[error.constraint ?? ''];
  if (kept !== undefined) return new Refusal(kept);
  if (error.code === '23514' || error.code === '23502') return new Refusal('validation_failed');
  if (error.code === '23505' && NAME_INDEX.test(error.constraint ?? '')) return new Refusal('name_taken');
  return error.code.startsWith('23') ? new Refusal('conflict') : null;
};
