/** What is looked at before a line is sent, the gravest first. */
export const LINE_CHECKS = [
  'account_gone',
  'account_not_confirmed',
  'iban_not_valid',
  'held',
  'not_approved',
  'above_limit',
  'account_replaced',
  'iban_shared',
  'name_differs',
] as const;
export type LineCheck = (typeof LINE_CHECKS)[number];

/** A line with one of these stays out of the file; the others only warn. */
const BLOCKING: readonly LineCheck[] = [
  'account_gone',
  'account_not_confirmed',
  'iban_not_valid',
  'held',
  'not_approved',
  'above_limit',
];
export const blocks = (check: LineCheck): boolean => BLOCKING.includes(check);
export const BLOCKING_CHECKS: readonly LineCheck[] = BLOCKING;

export const LINE_STATES = ['ready', 'blocked', 'held', 'waiting', 'paid', 'failed', 'removed'] as const;
export type LineState = (typeof LINE_STATES)[number];
export const LEFT_WHYS = ['removed', 'held', 'failed', 'canceled'] as const;
