import { withLatinDigits } from '../text/latin-digits.ts';
import type { StatusMoves } from '../status/status-moves.ts';

export const BATCH_STATUSES = ['draft', 'exported', 'closed', 'canceled'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** A file that is out cannot be taken back; a batch closes by itself with its last answer. See docs/assumptions.md#payment-batches */
export const BATCH_MOVES: StatusMoves<BatchStatus> = {
  draft: ['exported', 'canceled'],
  exported: ['closed'],
  closed: [],
  canceled: [],
};

/** More lines than any bank takes in one file. */
export const BATCH_MAX_LINES = 10_000;
/** A bank keeps a file for so long before its day. */
export const EXECUTE_WITHIN_DAYS = 60;

/** What is done to a batch, and the status that it needs. */
const DONE_IN = {
  add: 'draft',
  remove: 'draft',
  export: 'draft',
  cancel: 'draft',
  record: 'exported',
} as const satisfies Readonly<Record<string, BatchStatus>>;
export type BatchAct = keyof typeof DONE_IN;
export type BatchRefusal = 'batch_not_draft' | 'batch_not_exported' | 'batch_closed';

/** undefined: it can be done. */
export function refuseBatchAct(status: BatchStatus, act: BatchAct): BatchRefusal | undefined {
  if (DONE_IN[act] === status) return undefined;
  if (DONE_IN[act] === 'draft') return 'batch_not_draft';
  return status === 'closed' ? 'batch_closed' : 'batch_not_exported';
}

/** A day that a bank can still keep: today or later, and not too far ahead. */
export const isExecutionDay = (day: string, today: string): boolean => {
  const last = new Date(`${today}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + EXECUTE_WITHIN_DAYS);
  return day >= today && day <= last.toISOString().slice(0, 10);
};

/** What says when a file went to the bank, and what day it is now. */
export type SentDays = {
  /** the day of the export in UTC */
  readonly exported_on: string;
  /** at the organization */
  readonly today: string;
};

/** A bank pays neither before it has the file nor in the future. Where days begin later than in UTC, the export was a day earlier there. */
export const isPaidDay = (day: string, { exported_on, today }: SentDays): boolean => {
  const first = new Date(`${exported_on}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - 1);
  return day >= first.toISOString().slice(0, 10) && day <= today;
};

const CODE_DIGITS = 3;
/** B-047, as people say it. */
export const batchCode = (code: number): string => `B-${String(code).padStart(CODE_DIGITS, '0')}`;
/** "B-047", "b47" and "47" are the same batch; null: the text is none. */
export const readBatchCode = (text: string): number | null => {
  const digits = /^b?-?0*(\d{1,9})$/i.exec(withLatinDigits(text).trim())?.[1];
  return digits === undefined ? null : Number(digits);
};
/** Unique at the bank: the day is in it, because codes begin anew with another database. */
export const messageId = (code: number, day: string): string => `PRL-B${code}-${day.replaceAll('-', '')}`;
/** Unique for ever: a transfer that is sent again is in another batch. */
export const endToEndId = (batch: number, transfer: number): string => `B${batch}-T${transfer}`;
