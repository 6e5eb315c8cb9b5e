import type { StatusMoves } from '../status-moves.ts';

export const TRANSFER_STATUSES = ['pending_approval', 'approved', 'transferred'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

/** See docs/assumptions.md#transfer-moves */
export const TRANSFER_MOVES: StatusMoves<TransferStatus> = {
  pending_approval: ['approved'],
  approved: ['pending_approval', 'transferred'],
  transferred: [],
};
