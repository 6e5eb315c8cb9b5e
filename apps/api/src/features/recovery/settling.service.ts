import { setOff, type SetOff } from '@proline/domain/pay/set-off';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { findOpenRecoveries, findSetOffs, holdDebtors, holdPending, replaceSetOffs } from './settling.queries.ts';

/**
 * Makes the pending transfers of these people pay what they owe, as it stands now. Called after everything that makes,
 * edits, returns or voids transfers, or changes a recovery; asked again, it changes nothing. Returns the changed transfers.
 * Whoever holds transfers of a person holds the person first.
 */
export async function settleRecoveries(tx: Transaction<Database>, person_ids: readonly string[]): Promise<string[]> {
  const debtors = person_ids.length === 0 ? [] : await holdDebtors(tx, person_ids);
  if (debtors.length === 0) return [];
  const pending = await holdPending(tx, debtors);
  if (pending.length === 0) return [];
  const recoveries = await findOpenRecoveries(tx, debtors);
  const before = markOf(
    await findSetOffs(
      tx,
      pending.map(({ id }) => id),
    ),
  );
  const wanted = debtors.flatMap((debtor) =>
    setOff(
      recoveries.filter(({ person_id }) => person_id === debtor),
      pending.filter(({ person_id }) => person_id === debtor),
    ),
  );
  const after = markOf(wanted);
  const changed = pending.map(({ id }) => id).filter((id) => before.get(id) !== after.get(id));
  if (changed.length > 0)
    await replaceSetOffs(
      tx,
      changed,
      wanted.filter(({ transfer_id }) => changed.includes(transfer_id)),
    );
  return changed;
}

/** What each transfer gives to which recovery, in a form that can be compared. */
const markOf = (setOffs: readonly SetOff[]): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(setOffs, ({ transfer_id }) => transfer_id)].map(([id, own]) => [
      id,
      own
        .map(({ recovery_id, amount_minor }) => `${recovery_id} ${amount_minor}`)
        .toSorted()
        .join(),
    ]),
  );
