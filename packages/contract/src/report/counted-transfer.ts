import { z } from 'zod';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import type { Slice } from '../frame/slice.ts';
import { TRANSFER_KINDS, transferRow } from '../transfer/transfer.ts';
import { TRANSFER_KIND_WORDS, TRANSFER_STATUS_WORDS, transferWords } from '../transfer/transfer.words.ts';
import { reportListWords } from './report-list.words.ts';

/** Transfers as a day that is over saw them: also those that were paid or voided since. */
export const countedTransferList = list({
  name: 'counted_transfers',
  path: '/admin/reports/transfers',
  access: 'transfers.read',
  row: transferRow
    .pick({
      id: true,
      code: true,
      kind: true,
      status: true,
      payee: true,
      event: true,
      currency: true,
      net_minor: true,
      created_at: true,
    })
    .extend({
      approved_at: z.iso.datetime().nullable(),
      /** whole ones from making to approving; null: not approved */
      approval_hours: z.int().nullable(),
      /** the day on which it was paid or voided; null: neither */
      ended_on: z.iso.date().nullable(),
      voided: z.boolean(),
    }),
  columns: {
    payee: { title: transferWords.payee, parts: [transferWords.payee_en, transferWords.payee_ar] },
    code: { title: columnWords.code },
    kind: { title: transferWords.kind, words: TRANSFER_KIND_WORDS },
    event: { title: transferWords.event, parts: [transferWords.event_en, transferWords.event_ar] },
    created_at: { title: transferWords.created, kind: 'moment' },
    approval_hours: { title: reportListWords.approval_hours, kind: 'number' },
    net: { title: transferWords.net, parts: [transferWords.net, columnWords.currency], kind: 'money' },
    status: { title: columnWords.status, words: TRANSFER_STATUS_WORDS },
    ended_on: { title: reportListWords.ended, kind: 'day' },
  },
  filters: {
    /** at the end of the last of these days; today: now */
    unpaid_on: { title: reportListWords.unpaid_on, kind: 'days' },
    /** until that day, or until today */
    unpaid_days: { title: reportListWords.unpaid_days, kind: 'numbers', min: 0, max: 9_999 },
    /** and not voided since */
    approved: { title: reportListWords.approved, kind: 'days' },
    kind: { title: transferWords.kind, kind: 'choices', values: TRANSFER_KINDS, words: TRANSFER_KIND_WORDS },
    currency: { title: columnWords.currency, kind: 'texts' },
    city: { title: columnWords.city, kind: 'texts' },
    category: { title: reportListWords.category, kind: 'records', of: 'category' },
    client: { title: reportListWords.client, kind: 'texts' },
  },
  sorts: ['created_at'],
  defaultSort: '-created_at',
});

export const countedTransferSlice: Slice = [countedTransferList];
