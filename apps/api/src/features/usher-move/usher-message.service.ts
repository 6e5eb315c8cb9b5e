import type { UsherStatus } from '@proline/domain/people/usher-status';
import type { CalendarDay } from '@proline/domain/time/calendar-day';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { tellPerson } from '../message/outbox.service.ts';

type Decision = {
  readonly usher_id: string;
  /** null: the clock */
  readonly admin_id: string | null;
  readonly from: UsherStatus;
  readonly to: UsherStatus;
  readonly until: CalendarDay | null;
  readonly reapply_on: CalendarDay | null;
};

const toldOf = ({ from, to, until, reapply_on }: Decision) => {
  if (to === 'approved') return { kind: from === 'blocked' ? 'usher_unblocked' : 'usher_approved' } as const;
  if (to === 'rejected') return { kind: 'usher_rejected', params: { on: reapply_on } } as const;
  if (to !== 'blocked') return null;
  return until === null
    ? ({ kind: 'usher_blocked' } as const)
    : ({ kind: 'usher_blocked_until', params: { on: until } } as const);
};

/**
 * Tells an usher what was decided. An interview tells of itself, and reasons stay in the house: they are written for
 * colleagues.
 */
export async function tellUsher(tx: Transaction<Database>, decision: Decision): Promise<void> {
  const told = toldOf(decision);
  if (told === null) return;
  const { usher_id, admin_id } = decision;
  await tellPerson(tx, usher_id, { ...told, cause: 'usher', cause_id: usher_id, created_by: admin_id });
}
