import { columnWords } from '@proline/contract/frame/column.words';
import { TRANSFER_KIND_WORDS, transferWords } from '@proline/contract/transfer/transfer.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const transfer = {
  title: 'Transactions',
  counted_one: '{{count}} transfer',
  counted_other: '{{count}} transfers',
  search_hint: 'Payee or code',
  payee: transferWords.payee.en,
  usher: 'Usher',
  leader: 'Team leader',
  code: columnWords.code.en,
  kind: transferWords.kind.en,
  ...valueTexts('kind', TRANSFER_KIND_WORDS, 'en'),
  event: transferWords.event.en,
  status: columnWords.status.en,
  gross: transferWords.gross.en,
  deductions: transferWords.deductions.en,
  net: transferWords.net.en,
  account: transferWords.account.en,
  no_account: transferWords.no_account.en,
  account_hidden: 'On file',
  created: transferWords.created.en,
  program: 'System',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  days_short: '{{days}} d',
  held: transferWords.held.en,
  approved_at: 'Approved',
  approved_by: 'Approved by',
  transferred_on: 'Transferred on',
  bank_reference: 'Bank reference',
  lines: 'Pay breakdown',
  line_work: 'Work',
  line_lead: 'Team leader pay',
  line_allowance: 'Allowance',
  line_overtime: 'Overtime',
  line_night: 'Night supplement',
  line_late: 'Late deduction',
  line_no_show: 'No-show deduction',
  line_else: 'Other',
  line_bonus: 'Bonus',
  line_correction: 'Correction',
  line_recovery: 'Recovered overpayment',
  line_hours: '{{hours}} h × {{rate}} per hour',
  line_by_shift: '{{rate}} per shift',
  line_by_day: '{{rate}} per day',
  line_day_paid: 'day already paid with another shift',
  line_part: 'part of {{rate}} for the event',
  empty: 'No transfers yet',
  empty_text: 'Transfers are created when an event is completed.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    transfer: typeof transfer;
  }
}
