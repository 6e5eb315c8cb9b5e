import { takesStaff } from '@proline/domain/assignment/assigning';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { HeldEvent } from './assignment.queries.ts';
import { saveServed, saveWaitingAgain } from './served.queries.ts';

type Settling = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly admin_id: string | null;
};

/**
 * Whoever has got a place waits for no answer: what they asked for, and have by now, is accepted by that. They were told of the
 * place already.
 */
export async function settleApplications(
  { tx, audit, admin_id }: Settling,
  event: HeldEvent,
  usher_ids: readonly string[],
): Promise<void> {
  const settled = await saveServed(tx, { event_id: event.id, usher_ids }, admin_id);
  await audit(
    ...settled.map(({ id, usher_id, served_from }) => ({
      action: 'accept' as const,
      entity: 'application' as const,
      record_id: id,
      person_id: usher_id,
      before: { status: served_from },
      after: { status: 'accepted', event: event.title_en, by: 'place' },
    })),
  );
}

/** A place is taken back by hand: what was accepted by it alone waits again, as before. */
export async function unsettleApplications(
  { tx, audit }: Settling,
  event: HeldEvent,
  usher_ids: readonly string[],
): Promise<void> {
  if (!takesStaff(event.status)) return;
  const waiting = await saveWaitingAgain(tx, { event_id: event.id, usher_ids });
  await audit(
    ...waiting.map(({ id, usher_id, served_from }) => ({
      action: 'undo_decision' as const,
      entity: 'application' as const,
      record_id: id,
      person_id: usher_id,
      before: { status: 'accepted' },
      after: { status: served_from, event: event.title_en, by: 'place' },
    })),
  );
}
