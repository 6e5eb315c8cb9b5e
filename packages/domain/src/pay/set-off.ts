/** A debt of a person, as far as later transfers can still take from it. */
export type OpenRecovery = {
  readonly id: string;
  readonly currency: string;
  /** what is left of it; what approved and paid transfers have taken is gone */
  readonly left_minor: number;
};

/** A transfer that waits for its approval. */
export type ReducibleTransfer = {
  readonly id: string;
  readonly currency: string;
  /** what would be paid if nothing were taken back */
  readonly payable_minor: number;
};

/** Part of a transfer that is kept for a recovery. */
export type SetOff = {
  readonly transfer_id: string;
  readonly recovery_id: string;
  readonly amount_minor: number;
};

/**
 * What the pending transfers of one person give to the person's recoveries: both are in their order, the oldest first, and
 * the older recovery is settled whole before the next takes anything. Money of one currency settles only debts in it.
 * Nothing is taken that is not there, so a transfer never falls below zero. See docs/assumptions.md#recoveries
 */
export function setOff(recoveries: readonly OpenRecovery[], transfers: readonly ReducibleTransfer[]): SetOff[] {
  const left = new Map(recoveries.map(({ id, left_minor }) => [id, left_minor]));
  return transfers.flatMap((transfer) => {
    let payable = transfer.payable_minor;
    return recoveries.flatMap(({ id, currency }) => {
      const open = left.get(id) ?? 0;
      const amount_minor = currency === transfer.currency ? Math.min(open, payable) : 0;
      if (amount_minor <= 0) return [];
      payable -= amount_minor;
      left.set(id, open - amount_minor);
      return [{ transfer_id: transfer.id, recovery_id: id, amount_minor }];
    });
  });
}
