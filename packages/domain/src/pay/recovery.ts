/** What an admin may say somebody owes: at least one minor unit, and no more than any transfer can be. */
export const RECOVERY_MINOR = { least: 1, most: 99_999_999_999 } as const;

/** Open: more can be taken. Settled: everything has been taken. Canceled: what is left is waived. */
export const RECOVERY_STATES = ['open', 'settled', 'canceled'] as const;
export type RecoveryState = (typeof RECOVERY_STATES)[number];

type PaidTransfer = {
  readonly status: string;
  readonly voided: boolean;
  readonly net_minor: number;
  /** what earlier recoveries of this transfer take back, as far as they were not canceled */
  readonly claimed_minor: number;
};

/** Why an overpayment of this amount cannot be recorded; null: it can. Nobody owes more of a payment than was paid. */
export const refuseOverpayment = (
  { status, voided, net_minor, claimed_minor }: PaidTransfer,
  amount_minor: number,
): 'transfer_not_paid' | 'recovery_above_paid' | null => {
  if (status !== 'transferred' || voided) return 'transfer_not_paid';
  return amount_minor > net_minor - claimed_minor ? 'recovery_above_paid' : null;
};
