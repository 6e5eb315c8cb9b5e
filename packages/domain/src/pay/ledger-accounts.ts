/** The accounts between which the ledger moves money. The table `ledger_postings` lists the same. */
export const LEDGER_ACCOUNTS = ['cost', 'owed', 'payable', 'bank', 'recoverable'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** What the accountant's books call them, until the settings say otherwise. */
export const LEDGER_CODES: Readonly<Record<LedgerAccount, string>> = {
  cost: '5100',
  owed: '2150',
  payable: '2100',
  bank: '1010',
  recoverable: '1250',
};

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
