import type { ErrorCode } from '@proline/contract/error-messages';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Refusal, unavailable } from '../http/refusal.ts';
import type { Database } from './schema.gen.ts';

/** Made on the caller's pool, which the caller ends. */
export const createDatabase = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint column holds more than a number can.');
  return value;
};

/** Counts are numbers, and a date is a day of the calendar: the driver would make it midnight in this machine's zone. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, wholeNumber],
  [pg.types.builtins.DATE, (text) => text],
]);

export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type, format): unknown =>
    (format === 'binary' ? undefined : PARSERS.get(type)) ?? pg.types.getTypeParser(type, format),
};

/** As the server writes it in UTC, to the second: most are, and need no look at the calendar. */
const WHOLE_SECOND_UTC = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00$/;

/** Before there were time zones, places were minutes and seconds apart. */
const OFFSET = /([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/;

const isoMoment = (text: string): string => {
  if (WHOLE_SECOND_UTC.test(text)) return `${text.slice(0, 10)}T${text.slice(11, 19)}.000Z`;
  const [offset = '', sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(text) ?? [];
  const ahead_ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1_000 : 1_000);
  const there = Date.parse(`${text.slice(0, text.length - offset.length).replace(' ', 'T')}Z`);
  return new Date(there - ahead_ms).toISOString();
};

/** For rows that are only passed on: a moment is the text that the reply has, and never becomes an object. */
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
/** The driver says these only in words. */
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

/** The connection itself broke, or the server ended it: nothing is said about the next one. */
const BROKEN = /^(57P01|ECONNRESET|EPIPE)$/;
const BROKEN_WORDS = /^Connection terminated unexpectedly/;

const hasBroken = (error: unknown): boolean =>
  error instanceof Error && (BROKEN.test(codeOf(error)) || BROKEN_WORDS.test(error.message));

/**
 * For reads that every request begins with. After the database was away, the pool may still hand out connections that are dead
 * without knowing it: who meets one asks again on another, once, instead of being turned away.
 */
export const askAgainIfBroken = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!hasBroken(error)) throw error;
    return ask();
  }
};

const RETRY_AFTER_SECONDS = 2;

/** Unique indexes over names: what people meet there deserves a sentence of its own. */
const NAME_INDEX = /_name(_en|_ar)?$/;

/** Promises that triggers keep, by the name they give: what people meet there is a move of somebody else that was faster. */
const KEPT_PROMISES: Readonly<Record<string, ErrorCode>> = {
  event_closed: 'event_closed',
  event_has_people: 'event_has_people',
};

/** The refusal behind a driver's error; null: it is nobody's fault but ours. */
export const refusalOfDatabaseError = (error: unknown): Refusal | null => {
  if (isDatabaseAway(error)) return unavailable(RETRY_AFTER_SECONDS);
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return null;
  // values that the contract let through although no column takes them
  if (error.code.startsWith('22')) return new Refusal('bad_request');
  const kept = KEPT_PROMISES[error.constraint ?? ''];
  if (kept !== undefined) return new Refusal(kept);
  if (error.code === '23514' || error.code === '23502') return new Refusal('validation_failed');
  if (error.code === '23505' && NAME_INDEX.test(error.constraint ?? '')) return new Refusal('name_taken');
  return error.code.startsWith('23') ? new Refusal('conflict') : null;
};
