import { TRANSFER_KIND_WORDS, transferWords } from '@proline/contract/transfer/transfer.words';
import { valueTexts } from '../../../lib/texts/value-texts.ts';

/** Texts of the money of one person. */
export const personTransfers = {
  transfers: 'Transfers',
  transfer: 'Transfer',
  sums: 'By status',
  counted_one: '{{count}} transfer',
  counted_other: '{{count}} transfers',
  kind: transferWords.kind.en,
  ...valueTexts('kind', TRANSFER_KIND_WORDS, 'en'),
  event: transferWords.event.en,
  created: transferWords.created.en,
  deductions: transferWords.deductions.en,
  net: transferWords.net.en,
  status: 'Status',
  paid_on: 'on {{date}}',
  voided: 'Voided',
  payslip: 'Payslip',
  empty: 'No transfers yet',
  empty_text: 'Pay appears here once an event is completed.',
  failed: 'Could not load the transfers.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'person-transfers': typeof personTransfers;
  }
}
