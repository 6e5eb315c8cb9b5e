import { TRANSFER_MOVES, type TransferStatus } from './transfer-status.ts';
import { canMove } from '../status/status-moves.ts';

/** What can be done to a transfer. See docs/assumptions.md#transfer-moves */
export const TRANSFER_ACTIONS = ['approve', 'return', 'void', 'hold', 'release', 'edit', 'pay'] as const;
export type TransferAction = (typeof TRANSFER_ACTIONS)[number];

/** What decides whether somebody may do it. */
export type TransferFacts = {
  readonly status: TransferStatus;
  readonly voided: boolean;
  readonly held: boolean;
  /** the batch that it is in; null: none */
  readonly batch: 'draft' | 'exported' | 'closed' | null;
  readonly has_bank_account: boolean;
  readonly net_minor: number;
  /** the part of it that recoveries take */
  readonly recovered_minor: number;
  /** null: the program itself */
  readonly created_by: string | null;
  readonly last_edited_by: string | null;
  readonly first_approved_by: string | null;
};

export const TRANSFER_REFUSALS = [
  'transfer_voided',
  'transfer_already_approved',
  'transfer_already_paid',
  'transfer_not_approved',
  'transfer_not_pending',
  'transfer_held',
  'transfer_already_held',
  'transfer_not_held',
  'transfer_in_batch',
  'transfer_sent',
  'no_bank_account',
  'nothing_to_pay',
  'own_transfer',
  'first_approver',
] as const;
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number];

type Guard = (transfer: TransferFacts, by: string) => TransferRefusal | null;
const when =
  (condition: (transfer: TransferFacts, by: string) => boolean, refusal: TransferRefusal): Guard =>
  (transfer, by) =>
    condition(transfer, by) ? refusal : null;

/** Recoveries take all of it: nothing goes to a bank. */
export const isSetOff = ({ net_minor, recovered_minor }: Pick<TransferFacts, 'net_minor' | 'recovered_minor'>) =>
  net_minor === 0 && recovered_minor > 0;

const voided = when((transfer) => transfer.voided, 'transfer_voided');
const paid = when(({ status }) => status === 'transferred', 'transfer_already_paid');
const approved = when(({ status }) => status === 'approved', 'transfer_already_approved');
const notApproved = when(({ status }) => status === 'pending_approval', 'transfer_not_approved');
const notPending = when(({ status }) => status !== 'pending_approval', 'transfer_not_pending');
const held = when((transfer) => transfer.held, 'transfer_held');
const inBatch = when(({ batch }) => batch !== null, 'transfer_in_batch');

/** For each action what stands in its way, in the order in which people are told. */
const GUARDS: Readonly<Record<TransferAction, readonly Guard[]>> = {
  approve: [
    voided,
    paid,
    approved,
    held,
    when((transfer) => transfer.net_minor <= 0 && !isSetOff(transfer), 'nothing_to_pay'),
    when((transfer) => !transfer.has_bank_account && !isSetOff(transfer), 'no_bank_account'),
    when(({ created_by, last_edited_by }, by) => created_by === by || last_edited_by === by, 'own_transfer'),
    when(({ first_approved_by }, by) => first_approved_by === by, 'first_approver'),
  ],
  return: [voided, paid, notApproved, inBatch],
  void: [voided, paid, inBatch],
  hold: [
    voided,
    paid,
    when((transfer) => transfer.held, 'transfer_already_held'),
    // in a draft it is left out of the file; what was sent cannot be held back
    when(({ batch }) => batch === 'exported' || batch === 'closed', 'transfer_sent'),
  ],
  release: [voided, when((transfer) => !transfer.held, 'transfer_not_held')],
  edit: [voided, notPending],
  pay: [voided, paid, notApproved, inBatch, held],
};

/** Why this admin may not do it; null: nothing is in the way. The same function shuts the button and refuses the request. */
export const refuseTransferMove = (
  action: TransferAction,
  transfer: TransferFacts,
  by: string,
): TransferRefusal | null => {
  for (const guard of GUARDS[action]) {
    const refusal = guard(transfer, by);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** Above this, in minor units, two different admins approve; null: one is enough. */
export type ApprovalLimit = number | null;

/** What an approval makes of it: the first of two, approved, or settled at once because recoveries take all of it. */
export type ApprovalOutcome = 'first_approved' | 'approved' | 'settled';

export const approvalOutcome = (
  transfer: Pick<TransferFacts, 'net_minor' | 'recovered_minor' | 'first_approved_by'>,
  limit: ApprovalLimit,
): ApprovalOutcome => {
  if (isSetOff(transfer)) return 'settled';
  const isAbove = limit !== null && transfer.net_minor > limit;
  return isAbove && transfer.first_approved_by === null ? 'first_approved' : 'approved';
};

/** The status after each action; the others change only what stands beside it. */
export const statusAfter = (
  action: TransferAction,
  transfer: TransferFacts,
  limit: ApprovalLimit = null,
): TransferStatus => {
  switch (action) {
    case 'approve': {
      const outcome = approvalOutcome(transfer, limit);
      if (outcome === 'settled') return 'transferred';
      return outcome === 'approved' ? 'approved' : transfer.status;
    }
    case 'return':
      return 'pending_approval';
    case 'pay':
      return 'transferred';
    case 'void':
    case 'hold':
    case 'release':
    case 'edit':
      return transfer.status;
  }
};

/** Settling is approval and payment in one step. */
export const isAllowedStep = (from: TransferStatus, to: TransferStatus): boolean =>
  from === to || canMove(TRANSFER_MOVES, from, to) || (from === 'pending_approval' && to === 'transferred');
