export type DelayRule = {
  /** tries that cost nothing */
  readonly free: number;
  readonly longest_seconds: number;
};

/** A person mistypes; a machine guesses. The account's own limit is short, so that nobody can lock somebody else out for long. */
export const SIGN_IN_DELAYS = {
  account_and_address: { free: 5, longest_seconds: 900 },
  account: { free: 20, longest_seconds: 60 },
  address: { free: 50, longest_seconds: 900 },
} as const satisfies Record<string, DelayRule>;

/** Seconds to wait after the nth failure in a row: none at first, then doubling from one second. */
export const delayAfter = (failures: number, rule: DelayRule): number =>
  failures < rule.free ? 0 : Math.min(rule.longest_seconds, 2 ** Math.min(failures - rule.free, 30));
