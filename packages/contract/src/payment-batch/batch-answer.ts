import { z } from 'zod';
import { ANSWER_CONFLICTS, ANSWER_FORMATS, ANSWER_MAX_BYTES } from '@proline/domain/bank-file/bank-answer';
import { BANK_REASONS } from '@proline/domain/bank-file/bank-reason';
import { CSV_PROFILE_LIMITS } from '@proline/domain/bank-file/csv-profile';
import { FILE_NAME_MAX_LENGTH } from '@proline/domain/file/file-limits';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { endpoint, streamed } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line } from '../frame/text.ts';
import { batchReply } from './payment-batch.ts';

export const BANK_REFERENCE_MAX_LENGTH = 64;
export const BANK_TEXT_MAX_LENGTH = 140;

const params = z.strictObject({ id: z.uuid() });
const count = z.int().nonnegative();
const write = { method: 'POST', access: 'transfers.write', params } as const;

/** The same bytes each time: they are compared with the hash of the export. Each time is counted and in the audit log. */
export const downloadBatchFile = endpoint({
  name: 'downloadBatchFile',
  summary: 'The file of an exported batch, for the bank; audited',
  method: 'GET',
  path: '/admin/payment-batches/:id/file',
  access: 'bank.reveal',
  params,
  query: z.strictObject({
    format: z.enum(['pain.001', 'csv']),
    /** the name of a bank's list; left out: the first */
    profile: line(1, CSV_PROFILE_LIMITS.name).optional(),
  }),
  response: streamed,
  produces: ['application/xml', 'text/csv'],
  refusals: ['batch_not_exported', 'batch_file_differs'],
});

export const recordLinePaid = endpoint({
  ...write,
  name: 'recordLinePaid',
  summary: 'Record by hand that the bank has paid a line; its transfer is transferred',
  path: '/admin/payment-batches/:id/paid',
  body: z.strictObject({
    line_id: z.uuid(),
    paid_on: z.iso
      .date()
      .refine(isCalendarDay, { error: 'invalid_date' })
      .meta({ examples: ['2026-11-18'] }),
    bank_reference: line(1, BANK_REFERENCE_MAX_LENGTH).meta({ examples: ['R7K-44710'] }),
  }),
  response: batchReply,
  refusals: ['batch_not_exported', 'batch_closed', 'line_answered', 'paid_day_wrong'],
});

export const recordLineFailed = endpoint({
  ...write,
  name: 'recordLineFailed',
  summary: 'Record by hand that the bank has refused a line; its transfer leaves the batch and is held',
  path: '/admin/payment-batches/:id/failed',
  body: z.strictObject({
    line_id: z.uuid(),
    code: z.enum(BANK_REASONS),
    reason: line(0, BANK_TEXT_MAX_LENGTH).meta({ examples: ['Account closed'] }),
  }),
  response: batchReply,
  refusals: ['batch_not_exported', 'batch_closed', 'line_answered'],
});

const answerName = line(1, FILE_NAME_MAX_LENGTH).meta({ examples: ['answer.xml'] });
const UNREADABLE = [
  'file_name_has_path',
  'batch_not_exported',
  'answer_empty',
  'answer_damaged',
  'answer_kind_unknown',
  'answer_declares_entities',
  'answer_too_deep',
  'answer_too_much',
  'answer_columns_missing',
  'answer_result_unknown',
  'answer_lines_unnamed',
  'answer_several_accounts',
  'answer_other_batch',
  'answer_other_account',
  'answer_sums_differ',
] as const;

const answerCheck = z.object({
  sha256: z.string(),
  format: z.enum(ANSWER_FORMATS),
  /** it was imported before, and would have no effect */
  seen_before: z.boolean(),
  paid: count,
  paid_minor: z.int(),
  failed: count,
  failed_minor: z.int(),
  known: count,
  waiting: count,
  /** payments that are none of this batch: wrong in an answer, usual in a statement */
  unknown: z.array(z.string()),
  unknown_count: count,
  conflicts: z.array(
    z.object({ end_to_end_id: z.string(), line_no: z.int().nullable(), why: z.enum(ANSWER_CONFLICTS) }),
  ),
  /** it cannot be imported */
  stops: z.boolean(),
  failures: z.array(
    z.object({
      line_no: z.int(),
      name_en: z.string(),
      name_ar: z.string(),
      code: z.string(),
      text: z.string().nullable(),
    }),
  ),
});
export type AnswerCheck = z.output<typeof answerCheck>;

export const checkBankAnswer = endpoint({
  ...write,
  name: 'checkBankAnswer',
  summary: 'Read a bank’s answer and say what its import would record; nothing is changed',
  path: '/admin/payment-batches/:id/answers/check',
  query: z.strictObject({ name: answerName }),
  takesBytes: ANSWER_MAX_BYTES,
  response: z.object({ data: answerCheck }),
  refusals: UNREADABLE,
});

export const importBankAnswer = endpoint({
  ...write,
  name: 'importBankAnswer',
  summary: 'Record what a bank’s answer says about each line; the same answer has no second effect',
  path: '/admin/payment-batches/:id/answers',
  query: z.strictObject({
    name: answerName,
    /** of the answer that was looked at */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0'.repeat(64)] }),
  }),
  takesBytes: ANSWER_MAX_BYTES,
  response: batchReply,
  refusals: [...UNREADABLE, 'answer_changed', 'answer_lines_unknown', 'answer_conflicts', 'batch_closed'],
});

export const batchAnswerSlice: Slice = [
  downloadBatchFile,
  recordLinePaid,
  recordLineFailed,
  checkBankAnswer,
  importBankAnswer,
];
