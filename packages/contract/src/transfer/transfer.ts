import { z } from 'zod';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { TRANSFER_KIND_WORDS, TRANSFER_STATUS_WORDS, transferWords } from './transfer.words.ts';

export const TRANSFER_KINDS = ['event_pay', 'compensation', 'bonus', 'adjustment'] as const;

const transferRow = z.object({
  id: z.uuid(),
  code: z.int(),
  kind: z.enum(TRANSFER_KINDS),
  status: z.enum(TRANSFER_STATUSES),
  payee: z.object({
    kind: z.enum(['usher', 'leader']),
    id: z.uuid(),
    name_en: z.string(),
    name_ar: z.string(),
    photo: z.string().nullable(),
  }),
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
  currency: z.string(),
  gross_minor: z.int(),
  deductions_minor: z.int(),
  net_minor: z.int(),
  /** the end of the account's number; null without the right to see it, or without an account */
  iban_last4: z.string().nullable(),
  has_bank_account: z.boolean(),
  created_at: z.iso.datetime(),
});
export type TransferRow = z.output<typeof transferRow>;

export const transferList = list({
  name: 'transfers',
  path: '/admin/transfers',
  access: 'transfers.read',
  row: transferRow,
  columns: {
    payee: { title: transferWords.payee, parts: [transferWords.payee_en, transferWords.payee_ar] },
    code: { title: columnWords.code, kind: 'number' },
    kind: { title: transferWords.kind, words: TRANSFER_KIND_WORDS },
    event: { title: transferWords.event, parts: [transferWords.event_en, transferWords.event_ar] },
    status: { title: columnWords.status, words: TRANSFER_STATUS_WORDS },
    gross: { title: transferWords.gross, kind: 'money' },
    deductions: { title: transferWords.deductions, kind: 'money' },
    net: { title: transferWords.net, parts: [transferWords.net, columnWords.currency], kind: 'money' },
    iban_last4: { title: transferWords.account, parts: [transferWords.iban_last4], access: 'bank.reveal' },
    created_at: { title: transferWords.created, kind: 'moment' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: TRANSFER_STATUSES, words: TRANSFER_STATUS_WORDS },
    kind: { title: transferWords.kind, kind: 'choices', values: TRANSFER_KINDS, words: TRANSFER_KIND_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    created: { title: transferWords.created, kind: 'days' },
    age: { title: transferWords.age, kind: 'numbers', min: 0, max: 9_999 },
    no_account: { title: transferWords.no_account, kind: 'flag' },
  },
  sorts: ['created_at', 'code', 'net'],
  defaultSort: '-created_at',
  tabs: 'status',
});

export const getTransfer = endpoint({
  name: 'getTransfer',
  summary: 'One transfer with the lines that explain its amount',
  method: 'GET',
  path: '/admin/transfers/:id',
  access: 'transfers.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: transferRow.extend({
      approved_at: z.iso.datetime().nullable(),
      approved_by: z.string().nullable(),
      transferred_on: z.iso.date().nullable(),
      bank_reference: z.string().nullable(),
      lines: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(['work', 'lead', 'allowance', 'overtime', 'night', 'late', 'no_show', 'other']),
          minutes: z.int().nullable(),
          rate_minor: z.int().nullable(),
          factor: z.number(),
          amount_minor: z.int(),
          /** the shift that the line pays for; null: none in particular */
          shift: z
            .object({
              starts_at: z.iso.datetime(),
              ends_at: z.iso.datetime(),
              time_zone: z.string(),
              role: z.object({ name_en: z.string(), name_ar: z.string() }),
              /** what the rate is for */
              basis: z.enum(PAY_BASES).nullable(),
            })
            .nullable(),
        }),
      ),
      version: z.int(),
    }),
  }),
});

export const transferSlice: Slice = [transferList, getTransfer];
