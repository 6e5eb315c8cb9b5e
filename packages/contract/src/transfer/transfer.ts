import { z } from 'zod';
import { PAY_BASES } from '@proline/domain/pay/pay-forecast';
import { LEDGER_ACCOUNTS, LEDGER_MOVES } from '@proline/domain/pay/ledger-accounts';
import { TRANSFER_LINE_KINDS } from '@proline/domain/pay/transfer-line';
import { TRANSFER_STATUSES } from '@proline/domain/pay/transfer-status';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { TRANSFER_KIND_WORDS, TRANSFER_STATUS_WORDS, transferWords } from './transfer.words.ts';

export const TRANSFER_KINDS = ['event_pay', 'compensation', 'bonus', 'adjustment'] as const;

export const transferRow = z.object({
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
  /** what most of it is paid for; null: no shift in particular */
  role: z.object({ name_en: z.string(), name_ar: z.string() }).nullable(),
  event: z.object({ id: z.uuid(), title_en: z.string(), title_ar: z.string() }).nullable(),
  /** that were worked; null: it pays for no shift */
  minutes: z.int().nullable(),
  currency: z.string(),
  gross_minor: z.int(),
  deductions_minor: z.int(),
  net_minor: z.int(),
  /** the part of the deductions that recoveries take */
  recovered_minor: z.int(),
  /** the end of the account's number; null without the right to see it, or without an account */
  iban_last4: z.string().nullable(),
  has_bank_account: z.boolean(),
  created_at: z.iso.datetime(),
  /** since when it waits for approval, or approved for its payment; null: it is paid */
  waiting_since: z.iso.datetime().nullable(),
  /** null: made by the program */
  created_by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  last_edited_by: z.uuid().nullable(),
  /** above the limit in the settings: who has approved it first */
  first_approved_by: z.uuid().nullable(),
  /** why it is held; null: it is not */
  hold_reason: z.string().nullable(),
  transferred_on: z.iso.date().nullable(),
  batch: z.object({ id: z.uuid(), code: z.int(), status: z.enum(['draft', 'exported', 'closed']) }).nullable(),
  version: z.int(),
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
    hours: { title: transferWords.hours, kind: 'number' },
    gross: { title: transferWords.gross, kind: 'money' },
    deductions: { title: transferWords.deductions, kind: 'money' },
    net: { title: transferWords.net, parts: [transferWords.net, columnWords.currency], kind: 'money' },
    iban_last4: { title: transferWords.account, parts: [transferWords.iban_last4], access: 'bank.reveal' },
    age: { title: transferWords.age, kind: 'number' },
    held: { title: transferWords.held },
    batch: { title: transferWords.batch },
    created_by: { title: transferWords.created_by },
    created_at: { title: transferWords.created, kind: 'moment' },
    paid: { title: transferWords.paid, kind: 'day' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: TRANSFER_STATUSES, words: TRANSFER_STATUS_WORDS },
    kind: { title: transferWords.kind, kind: 'choices', values: TRANSFER_KINDS, words: TRANSFER_KIND_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    created: { title: transferWords.created, kind: 'days' },
    age: { title: transferWords.age, kind: 'numbers', min: 0, max: 9_999 },
    payee: { title: transferWords.payee, kind: 'records', of: 'person' },
    event: { title: transferWords.event, kind: 'records', of: 'event' },
    amount: { title: transferWords.amount, kind: 'numbers', min: 0, max: 999_999_999 },
    paid: { title: transferWords.paid, kind: 'days' },
    held: { title: transferWords.held, kind: 'flag' },
    in_batch: { title: transferWords.in_batch, kind: 'flag' },
    no_account: { title: transferWords.no_account, kind: 'flag' },
    not_ready: { title: transferWords.not_ready, kind: 'flag' },
    bank: { title: transferWords.bank, kind: 'texts', access: 'bank.reveal' },
    // by name: who may read transfers need not see the admin accounts
    created_by: { title: transferWords.created_by, kind: 'texts' },
  },
  sorts: ['created_at', 'code', 'net', 'age'],
  defaultSort: '-created_at',
  tabs: 'status',
});

/** When something was done, and by whom; null: by the program, or by somebody who is gone. */
const done = { at: z.iso.datetime(), by: z.string().nullable() };

export const getTransfer = endpoint({
  name: 'getTransfer',
  summary: 'One transfer with the lines that explain its amount; a voided one, too',
  method: 'GET',
  path: '/admin/transfers/:id',
  access: 'transfers.read',
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({
    data: transferRow.extend({
      /** why somebody added it; null: event pay explains itself */
      reason: z.string().nullable(),
      first_approval: z.object(done).nullable(),
      approved_at: z.iso.datetime().nullable(),
      approved_by: z.string().nullable(),
      bank_reference: z.string().nullable(),
      hold: z.object({ ...done, reason: z.string() }).nullable(),
      /** the last time that it went back, by an admin or a bank */
      returned: z
        .object({
          at: z.iso.datetime(),
          reason: z.string(),
          /** out of which the bank refused it; null: an admin returned it */
          batch: z.object({ id: z.uuid(), code: z.int() }).nullable(),
        })
        .nullable(),
      voided: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
      /** above this two different admins approve it; null: one is enough */
      second_approver_above: z.int().nullable(),
      /** null without an account, or without the right to see it */
      account: z
        .object({
          bank_name: z.string(),
          iban_last4: z.string(),
          /** finance has confirmed it */
          confirmed: z.boolean(),
          /** the payee has another account by now */
          replaced: z.boolean(),
        })
        .nullable(),
      lines: z.array(
        z.object({
          id: z.uuid(),
          kind: z.enum(TRANSFER_LINE_KINDS),
          minutes: z.int().nullable(),
          rate_minor: z.int().nullable(),
          factor: z.number(),
          amount_minor: z.int(),
          /** why an admin changed or added it */
          note: z.string().nullable(),
          /** the debt that the line takes back; null: it takes back none */
          recovery: z.object({ id: z.uuid(), code: z.int() }).nullable(),
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
      /** each move in the ledger, the oldest first */
      postings: z.array(
        z.object({
          id: z.int(),
          at: z.iso.datetime(),
          move: z.enum(LEDGER_MOVES),
          debit: z.enum(LEDGER_ACCOUNTS),
          credit: z.enum(LEDGER_ACCOUNTS),
          amount_minor: z.int(),
        }),
      ),
    }),
  }),
});

const sum = { count: z.int(), net_minor: z.int() };

export const getTransferSums = endpoint({
  name: 'getTransferSums',
  summary: 'How much waits, is approved and was transferred, in each currency',
  method: 'GET',
  path: '/admin/transfers/sums',
  access: 'transfers.read',
  response: z.object({
    data: z.object({
      /** by the organization's calendar */
      month: z.iso.date(),
      year: z.iso.date(),
      /** approved, and not paid for longer: overdue */
      overdue_days: z.int(),
      currencies: z.array(
        z.object({
          currency: z.string(),
          pending: z.object({ ...sum, oldest_at: z.iso.datetime().nullable(), not_ready: z.int() }),
          approved: z.object({ ...sum, overdue: z.int() }),
          /** in the current month */
          transferred: z.object({
            ...sum,
            last_batch: z.object({ id: z.uuid(), code: z.int(), on: z.iso.date() }).nullable(),
          }),
          /** made since the year began */
          year: z.object({ ...sum, voided: z.int() }),
        }),
      ),
    }),
  }),
});
export type TransferSums = z.output<typeof getTransferSums.response>['data'];

export const transferSlice: Slice = [transferList, getTransfer, getTransferSums];
