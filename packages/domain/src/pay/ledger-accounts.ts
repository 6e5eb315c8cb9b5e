/** The accounts between which the ledger moves money. The table `ledger_postings` lists the same. */
export const LEDGER_ACCOUNTS = ['cost', 'owed', 'payable', 'bank', 'recoverable'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What happened; each posting is one of these. */
export const LEDGER_MOVES = [
  'owed',
  'changed',
  'approved',
  'returned',
  'paid',
  'voided',
  'set_off',
  'overpaid',
  'recovery_canceled',
] as const;
export type LedgerMove = (typeof LEDGER_MOVES)[number];

/** What a proof compares. */
export const LEDGER_CHECKS = ['transfer', 'recovery', 'lines', 'taken', 'balance', 'day', 'zero'] as const;
export type LedgerCheck = (typeof LEDGER_CHECKS)[number];
