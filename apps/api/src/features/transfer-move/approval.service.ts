import type { approveTransfer } from '@proline/contract/transfer-move/transfer-move';
import { limitOf } from '@proline/domain/pay/payment-settings';
import { approvalOutcome, refuseTransferMove, type ApprovalOutcome } from '@proline/domain/pay/transfer-move';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readPayments } from '../settings/settings.service.ts';
import { findFacts, holdEvents, holdPayees, type FoundTransfer } from './transfer-facts.queries.ts';
import { holdTransfers, saveApprovals, type Saved } from './transfer-move.queries.ts';

type Approver = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** the admin */
  readonly by: string;
};
type Seen = { readonly id: string; readonly version: number };
export type Approved = Saved & { readonly outcome: ApprovalOutcome };

/**
 * Approves each of them as it was seen, by few statements however many they are; for each what became of it, or why nothing
 * did. `stale` is the answer where the version is another and nothing else is in the way.
 */
export async function approveAll(
  { tx, audit, by }: Approver,
  seen: readonly Seen[],
  stale: 'conflict' | 'transfer_changed' = 'conflict',
): Promise<(Approved | Refusal)[]> {
  const ids = seen.map(({ id }) => id);
  const before = await findFacts(tx, ids);
  const events = before.flatMap(({ event_id }) => event_id ?? []);
  if (events.length > 0) await holdEvents(tx, events);
  await holdPayees(
    tx,
    before.map(({ person_id }) => person_id),
  );
  if (ids.length > 1) await holdTransfers(tx, ids);
  const { second_approver_above } = await readPayments(tx);
  const found = new Map((await findFacts(tx, ids)).map((transfer) => [transfer.id, transfer]));
  const limitFor = ({ currency }: FoundTransfer) => limitOf(second_approver_above, currency);
  const refusalOf = (transfer: FoundTransfer | undefined, version: number): Refusal | null => {
    if (!transfer) return new Refusal('not_found');
    const refusal = refuseTransferMove('approve', transfer, by);
    if (refusal !== null) return new Refusal(refusal);
    return transfer.version === version ? null : new Refusal(stale);
  };
  const going = seen.flatMap(({ id, version }) => {
    const transfer = found.get(id);
    return transfer && refusalOf(transfer, version) === null ? [transfer] : [];
  });
  const outcomes = new Map(going.map((transfer) => [transfer.id, approvalOutcome(transfer, limitFor(transfer))]));
  const approvals = going.map((transfer) => ({
    id: transfer.id,
    version: transfer.version,
    outcome: approvalOutcome(transfer, limitFor(transfer)),
    limit: limitFor(transfer),
  }));
  const saved = new Map((await saveApprovals(tx, by, approvals)).map((one) => [one.id, one]));
  await audit(
    ...going
      .filter(({ id }) => saved.has(id))
      .map((transfer) => ({
        action: outcomes.get(transfer.id) === 'first_approved' ? ('first_approve' as const) : ('approve' as const),
        entity: 'transfer' as const,
        record_id: transfer.id,
        person_id: transfer.person_id,
        before: { status: transfer.status },
        after: {
          status: saved.get(transfer.id)?.status ?? transfer.status,
          net_minor: transfer.net_minor,
          currency: transfer.currency,
        },
      })),
  );
  // who was faster by a moment is named, too
  const later = saved.size < going.length ? new Map((await findFacts(tx, ids)).map((one) => [one.id, one])) : found;
  return seen.map(({ id, version }) => {
    const done = saved.get(id);
    const outcome = outcomes.get(id);
    if (done && outcome) return { ...done, outcome };
    return refusalOf(later.get(id), version) ?? new Refusal(stale);
  });
}

export const approve: Handler<typeof approveTransfer> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const [approved] = await approveAll({ tx, audit, by: admin.id }, [{ id: params.id, version: body.version }]);
    if (!approved) throw new Refusal('not_found');
    if (approved instanceof Refusal) throw approved;
    return { data: approved };
  });
