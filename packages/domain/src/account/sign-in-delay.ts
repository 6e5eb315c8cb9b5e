export type DelayRule = {
  /** failures without a delay */
  readonly free: number;
  readonly longest_seconds: number;
};

/** A few mistyped passwords cost nothing; many guesses do. The account's delay stays short, so that nobody can lock its owner out for long. */
export const SIGN_IN_DELAYS = {
  account_and_address: { free: 5, longest_seconds: 900 },
  account: { free: 20, longest_seconds: 60 },
  address: { free: 50, longest_seconds: 900 },
} as const satisfies Record<string, DelayRule>;

/** Seconds to wait after the nth failure in a row: none at first, then doubling from one second. */
export const delayAfter = (failures: number, rule: DelayRule): number =>
  failures < rule.free ? 0 : Math.min(rule.longest_seconds, 2 ** Math.min(failures - rule.free, 30));
