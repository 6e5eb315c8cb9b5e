import type { StatusMoves } from '../status/status-moves.ts';

export const TRANSFER_STATUSES = ['pending_approval', 'approved', 'transferred'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** An approved transfer that is older than this needs somebody today. */
export const TRANSFER_OVERDUE_DAYS = 7;

/** See docs/assumptions.md#transfer-moves */
export const TRANSFER_MOVES: StatusMoves<TransferStatus> = {
  pending_approval: ['approved'],
  approved: ['pending_approval', 'transferred'],
  transferred: [],
};
