import { recoveryWords } from '@proline/contract/recovery/recovery.words';

export const recovery = {
  title: 'Recoveries',
  counted_one: '{{count}} recovery',
  counted_other: '{{count}} recoveries',
  search_hint: 'Person or code',
  transfers: 'Transactions',
  code: 'Code',
  transfer: recoveryWords.transfer.en,
  amount: recoveryWords.amount.en,
  taken: recoveryWords.taken.en,
  reserved: recoveryWords.reserved.en,
  left: recoveryWords.left.en,
  left_of: '{{left}} left',
  reason: recoveryWords.reason.en,
  created: recoveryWords.created.en,
  created_by: 'Recorded by',
  canceled_at: 'Canceled',
  cancel_reason: 'Why it was canceled',
  taken_from: 'Taken from',
  at_pending_approval: 'pending approval',
  at_approved: 'approved',
  at_transferred: 'transferred',
  waive: 'Cancel recovery',
  waive_title: 'Cancel this recovery?',
  waive_text: '{{amount}} will not be taken back. Pending transfers get their full amount again.',
  waived: 'Recovery canceled',
  overpaid: 'Record an overpayment',
  overpaid_title: 'Record an overpayment',
  overpaid_text: 'Pending and later transfers of this person are reduced by it, the oldest first and never below zero.',
  debt: 'Record a debt',
  debt_title: 'Record a debt',
  amount_in: 'Amount ({{currency}})',
  at_most: 'At most {{amount}}',
  amount_wrong: 'Enter an amount above zero.',
  currency: 'Currency',
  record: 'Record',
  recorded: 'Recovery recorded',
  paid_too_much: 'Paid too much',
  owes: 'Owes {{amounts}}',
  ledger: 'Ledger',
  empty: 'No recoveries',
  empty_text: 'What somebody was paid too much is recorded on the paid transfer.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    recovery: typeof recovery;
  }
}
