import { ledgerWords } from '@proline/contract/ledger/ledger.words';
import { transferWords } from '@proline/contract/transfer/transfer.words';

export const ledger = {
  title: 'Ledger',
  counted_one: '{{count}} posting',
  counted_other: '{{count}} postings',
  search_hint: 'Person or transfer code',
  transfers: 'Transactions',
  not_for_you: 'The ledger is for finance',
  not_for_you_text: 'Ask an owner if you need to see it.',
  agrees_at: 'Agrees, proven {{at}}',
  disagrees_at_one: '{{count}} difference, proven {{at}}',
  disagrees_at_other: '{{count}} differences, proven {{at}}',
  balances: 'Balances',
  balances_in: 'Balances in {{currency}}',
  balances_hint: 'Debit less credit. Choose days above for a period; a person or event shows only their postings.',
  account: ledgerWords.account.en,
  code: 'Code',
  opening: 'Opening',
  debit: ledgerWords.debit.en,
  credit: ledgerWords.credit.en,
  closing: 'Closing',
  sum: 'Total: debit {{debit}}, credit {{credit}}, closing {{closing}}',
  nothing: 'Nothing moved',
  nothing_text: 'No posting matches these filters.',
  proof: 'Proof',
  prove: 'Prove now',
  agrees: 'The ledger agrees',
  disagrees_one: '{{count}} difference',
  disagrees_other: '{{count}} differences',
  unproven: 'Not proven yet',
  proven_by_night: 'Proven {{at}} over {{postings}} postings.',
  proven_by: 'Proven {{at}} by {{name}} over {{postings}} postings.',
  proof_text: 'Every night, postings are compared with transfers, pay lines, recoveries and sums.',
  differences: 'Differences',
  check: 'Compared',
  about: 'About',
  part: 'Part',
  expected: 'Expected',
  found: 'Found',
  gross: transferWords.gross.en,
  deductions: transferWords.deductions.en,
  recovered: 'Recovered',
  empty: 'No postings yet',
  empty_text: 'Postings follow from transfers and recoveries by themselves.',
  failed: 'Could not load this.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    ledger: typeof ledger;
  }
}
