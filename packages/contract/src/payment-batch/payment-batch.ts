import { z } from 'zod';
import { ANSWER_FORMATS } from '@proline/domain/bank-file/bank-answer';
import { BATCH_MAX_LINES, BATCH_STATUSES } from '@proline/domain/payment-batch/batch-status';
import { LEFT_WHYS, LINE_CHECKS, LINE_STATES } from '@proline/domain/payment-batch/line-check';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { CURRENCIES } from '@proline/domain/place/region';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { columnWords } from '../frame/column.words.ts';
import { endpoint } from '../frame/endpoint.ts';
import { list } from '../frame/list.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { payerAccount } from '../payer-account/payer-account.ts';
import { transferList } from '../transfer/transfer.ts';
import { BATCH_STATUS_WORDS, batchWords } from './payment-batch.words.ts';

export const MOST_LINES_AT_ONCE = 1_000;

const params = z.strictObject({ id: z.uuid() });
const version = z.int().nonnegative().max(2_147_483_647);
const count = z.int().nonnegative();
const amount = z.int().nonnegative();

const batchRow = z.object({
  id: z.uuid(),
  code: z.int(),
  status: z.enum(BATCH_STATUSES),
  currency: z.string(),
  execute_on: z.iso.date(),
  payer: payerAccount,
  /** those that were taken out are not counted */
  line_count: count,
  people: count,
  total_minor: z.int(),
  paid: count,
  failed: count,
  waiting: count,
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  exported_at: z.iso.datetime().nullable(),
  version: z.int(),
});
export type BatchRow = z.output<typeof batchRow>;

export const batchList = list({
  name: 'payment_batches',
  path: '/admin/payment-batches',
  access: 'transfers.read',
  row: batchRow,
  columns: {
    code: { title: batchWords.batch },
    status: { title: columnWords.status, words: BATCH_STATUS_WORDS },
    lines: { title: batchWords.lines, kind: 'number' },
    total: { title: batchWords.total, parts: [batchWords.total, columnWords.currency], kind: 'money' },
    paid: { title: batchWords.paid, kind: 'number' },
    failed: { title: batchWords.failed, kind: 'number' },
    payer: { title: batchWords.payer },
    execute_on: { title: batchWords.execute_on, kind: 'day' },
    created_by: { title: batchWords.created_by },
    created_at: { title: batchWords.created, kind: 'moment' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: BATCH_STATUSES, words: BATCH_STATUS_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    created: { title: batchWords.created, kind: 'days' },
  },
  sorts: ['created_at', 'code', 'execute_on'],
  defaultSort: '-created_at',
  tabs: 'status',
});

const sum = z.object({ count, total_minor: z.int() });
const lineCheck = z.object({ check: z.enum(LINE_CHECKS), blocks: z.boolean() });

const batch = batchRow.extend({
  exported_by: z.string().nullable(),
  closed_at: z.iso.datetime().nullable(),
  canceled: z.object({ at: z.iso.datetime(), by: z.string().nullable(), reason: z.string() }).nullable(),
  /** who approved the transfers in it */
  approved_by: z.array(z.string()),
  /** by the state of the lines; `all` are those that were not taken out */
  sums: z.object({ all: sum, ready: sum, blocked: sum, held: sum, waiting: sum, paid: sum, failed: sum, removed: sum }),
  checks: z.array(lineCheck.extend({ count })),
  /** null: it is not exported yet */
  file: z
    .object({ message_id: z.string(), sha256: z.string(), fetched: count, csv_profiles: z.array(z.string()) })
    .nullable(),
  answers: z.array(
    z.object({
      id: z.uuid(),
      file_name: z.string(),
      format: z.enum(ANSWER_FORMATS),
      paid: count,
      failed: count,
      known: count,
      imported_by: z.string().nullable(),
      imported_at: z.iso.datetime(),
    }),
  ),
});
export type PaymentBatch = z.output<typeof batch>;
export const batchReply = z.object({ data: batch });

const batchLine = z.object({
  id: z.uuid(),
  /** its number in the file; null: it is in none */
  line_no: z.int().nullable(),
  transfer: z.object({
    id: z.uuid(),
    code: z.int(),
    status: z.enum(TRANSFER_STATUSES),
    version: z.int(),
    held: z.boolean(),
  }),
  payee: z.object({
    kind: z.enum(['usher', 'leader']),
    id: z.uuid(),
    name_en: z.string(),
    name_ar: z.string(),
    photo: z.string().nullable(),
  }),
  /** of the account; null without the right to see it */
  bank_name: z.string().nullable(),
  iban_last4: z.string().nullable(),
  amount_minor: z.int(),
  state: z.enum(LINE_STATES),
  /** `others`: how many other people have the same account */
  checks: z.array(lineCheck.extend({ others: z.int().nullable() })),
  end_to_end_id: z.string().nullable(),
  result_at: z.iso.datetime().nullable(),
  /** null: a bank's answer said so, or nobody yet */
  result_by: z.string().nullable(),
  paid_on: z.iso.date().nullable(),
  bank_reference: z.string().nullable(),
  failure_code: z.string().nullable(),
  failure_reason: z.string().nullable(),
  left_why: z.enum(LEFT_WHYS).nullable(),
});
export type BatchLine = z.output<typeof batchLine>;

const { selection } = transferList;
export const LEFT_OUT_WHYS = ['pending', 'paid', 'voided', 'in_batch', 'held', 'nothing_to_pay'] as const;

export const previewPaymentBatch = endpoint({
  name: 'previewPaymentBatch',
  summary:
    'What a batch of the selected transfers would have, by currency, and what would stay out; nothing is changed',
  method: 'POST',
  path: '/admin/payment-batches/preview',
  access: 'transfers.write',
  body: z.strictObject({ selection }),
  response: z.object({
    data: z.object({
      totals: z.array(
        z.object({ currency: z.string(), count, people: count, total_minor: z.int(), ready: count, blocked: count }),
      ),
      left_out: z.array(z.object({ why: z.enum(LEFT_OUT_WHYS), count })),
    }),
  }),
});

export const createPaymentBatch = endpoint({
  name: 'createPaymentBatch',
  summary: 'Put the selected approved transfers of one currency into a new batch',
  method: 'POST',
  path: '/admin/payment-batches',
  access: 'transfers.write',
  body: z.strictObject({
    selection,
    currency: z.enum(CURRENCIES),
    payer_account_id: z.uuid(),
    execute_on: z.iso
      .date()
      .refine(isCalendarDay, { error: 'invalid_date' })
      .meta({ examples: ['2026-11-20'] }),
    /** as they were shown: nothing is made of anything else */
    count: count.max(BATCH_MAX_LINES),
    total_minor: amount,
  }),
  response: z.object({ data: z.object({ id: z.uuid(), code: z.int() }) }),
  refusals: [
    'batch_empty',
    'batch_changed',
    'batch_too_large',
    'payer_currency_differs',
    'payer_archived',
    'execution_day_wrong',
  ],
});

export const getPaymentBatch = endpoint({
  name: 'getPaymentBatch',
  summary: 'One batch: its sums, checks, file and answers',
  method: 'GET',
  path: '/admin/payment-batches/:id',
  access: 'transfers.read',
  params,
  response: batchReply,
});

export const listBatchLines = endpoint({
  name: 'listBatchLines',
  summary: 'The lines of a batch, what was refused first',
  method: 'GET',
  path: '/admin/payment-batches/:id/lines',
  access: 'transfers.read',
  params,
  query: z.strictObject({
    state: z.enum(LINE_STATES).optional(),
    check: z.enum(LINE_CHECKS).optional(),
    page: pageNumber,
  }),
  response: z.object({ data: z.array(batchLine), meta: pageMeta }),
});

const write = { method: 'POST', access: 'transfers.write', params } as const;

export const addBatchLines = endpoint({
  ...write,
  name: 'addBatchLines',
  summary: 'Put more approved transfers into a draft',
  path: '/admin/payment-batches/:id/add-lines',
  body: z.strictObject({ version, transfer_ids: z.array(z.uuid()).min(1).max(MOST_LINES_AT_ONCE) }),
  response: batchReply,
  refusals: ['batch_not_draft', 'batch_empty', 'batch_too_large'],
});

export const removeBatchLines = endpoint({
  ...write,
  name: 'removeBatchLines',
  summary: 'Take lines out of a draft; their transfers can go into another batch',
  path: '/admin/payment-batches/:id/remove-lines',
  body: z.strictObject({ version, line_ids: z.array(z.uuid()).min(1).max(MOST_LINES_AT_ONCE) }),
  response: batchReply,
  refusals: ['batch_not_draft'],
});

export const exportPaymentBatch = endpoint({
  ...write,
  name: 'exportPaymentBatch',
  summary: 'Fix the file of a batch. Lines that are held or blocked leave it; nothing can be canceled from then on',
  path: '/admin/payment-batches/:id/export',
  /** what was shown as ready: nothing else is exported */
  body: z.strictObject({ version, line_count: count, total_minor: amount }),
  response: batchReply,
  refusals: ['batch_not_draft', 'batch_empty', 'batch_changed', 'execution_day_wrong'],
});

export const cancelPaymentBatch = endpoint({
  ...write,
  name: 'cancelPaymentBatch',
  summary: 'Cancel a draft; its transfers can go into another batch',
  path: '/admin/payment-batches/:id/cancel',
  body: z.strictObject({ version, reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most) }),
  response: batchReply,
  refusals: ['batch_not_draft'],
});

export const paymentBatchSlice: Slice = [
  batchList,
  previewPaymentBatch,
  createPaymentBatch,
  getPaymentBatch,
  listBatchLines,
  addBatchLines,
  removeBatchLines,
  exportPaymentBatch,
  cancelPaymentBatch,
];
