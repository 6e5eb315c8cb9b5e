import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellEach } from '../message/outbox.service.ts';

type Decision = {
  readonly usher_id: string;
  readonly from: UsherStatus;
};

/** What all of them have in common. */
type Common = {
  /** null: the clock */
  readonly admin_id: string | null;
  readonly to: UsherStatus;
  readonly until: CalendarDay | null;
  readonly reapply_on: CalendarDay | null;
};

const toldOf = (from: UsherStatus, { to, until, reapply_on }: Common) => {
  if (to === 'approved') return { kind: from === 'blocked' ? 'usher_unblocked' : 'usher_approved' } as const;
  if (to === 'rejected') return { kind: 'usher_rejected', params: { on: reapply_on } } as const;
  if (to !== 'blocked') return null;
  return until === null
    ? ({ kind: 'usher_blocked' } as const)
    : ({ kind: 'usher_blocked_until', params: { on: until } } as const);
};

/**
 * Tells ushers what was decided. An interview tells of itself, and reasons stay in the house: they are written for
 * colleagues.
 */
export async function tellUshers(
  tx: Transaction<Database>,
  decisions: readonly Decision[],
  common: Common,
): Promise<void> {
  for (const [from, alike] of Map.groupBy(decisions, (decision) => decision.from)) {
    const told = toldOf(from, common);
    if (told === null) continue;
    const ids = alike.map(({ usher_id }) => usher_id);
    await tellEach(tx, ids, { ...told, cause: 'usher', created_by: common.admin_id });
  }
}
