import type { AuditAction, ErrorCode } from '@proline/contract/facts';
import type { Slot } from '@proline/contract/interview/slot';
import { missingForApproval, UNDER_AGE, type ApprovalNeed } from '@proline/domain/people/approval';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { refuseBulkUnblock, refuseInBulk, type BulkDecision } from '@proline/domain/recruiting/bulk-decision';
import { scorecardState } from '@proline/domain/recruiting/scorecard';
import { refuseUsherMove, type UsherFacts } from '@proline/domain/recruiting/usher-move';
import { addDays, type CalendarDay } from '@proline/domain/time/calendar-day';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal, type FieldErrors } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { cancelPlanned, planInterview } from '../interview/interview-plan.service.ts';
import { tellUsher } from './usher-message.service.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { leaveFutureWork } from './future-work.service.ts';
import { lockUsher, readUsher, saveUsherStatus, type UsherRow } from './usher-facts.queries.ts';

/** Who moves which usher where. A request, each row of a job and the clock go the same way. */
type UsherChange = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** null: the clock */
  readonly admin_id: string | null;
  readonly usher_id: string;
  readonly to: UsherStatus;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly until?: CalendarDay | undefined;
  readonly interview?: Slot | undefined;
  /** what stands in the way of this status, where the caller has a name of its own for it */
  readonly refuse?: (status: UsherStatus) => ErrorCode | null;
};

type Recruiting = Awaited<ReturnType<typeof readRecruiting>>;

export const usherFactsOf = (usher: UsherRow, recruiting: Recruiting): UsherFacts => ({
  status: usher.status,
  missing: missingForApproval(usher, usher.today),
  scorecard: scorecardState(usher.mean, recruiting),
  reapply_on: usher.reapply_on,
  today: usher.today,
});

/** What is missing is told at its field. */
export const missingErrors = (missing: readonly ApprovalNeed[]): FieldErrors =>
  Object.fromEntries(missing.map((need) => [need === UNDER_AGE ? 'birth_date' : need, [need]]));

export async function moveUsherTo(change: UsherChange): Promise<{ id: string; status: UsherStatus; version: number }> {
  const { tx, audit, admin_id, usher_id, to, reason = null, until = null, interview } = change;
  if (!(await lockUsher(tx, usher_id))) throw new Refusal('not_found');
  const usher = await readUsher(tx, usher_id);
  if (!usher) throw new Refusal('not_found');
  if (change.version !== undefined && change.version !== usher.version) throw new Refusal('conflict');
  const named = change.refuse?.(usher.status) ?? null;
  if (named !== null) throw new Refusal(named);
  const recruiting = await readRecruiting(tx);
  const facts = usherFactsOf(usher, recruiting);
  const asked = {
    to,
    reason,
    until,
    has_slot: interview !== undefined,
    by: admin_id === null ? 'clock' : 'admin',
  } as const;
  const refusal = refuseUsherMove(facts, asked);
  if (refusal === 'approval_incomplete' || refusal === 'under_age')
    throw new Refusal(refusal, { errors: missingErrors(facts.missing) });
  if (refusal !== null) throw new Refusal(refusal);
  const reapply_on = to === 'rejected' ? addDays(usher.today, recruiting.reapply_days) : null;
  const version = await saveUsherStatus(tx, {
    id: usher_id,
    from: usher,
    to,
    reason,
    until: to === 'blocked' ? until : null,
    reapply_on,
    admin_id,
  });
  if (version === undefined) throw new Refusal('conflict');
  const effects = await applyEffects(change, usher, recruiting);
  await audit({
    action: actionOf(usher.status, to),
    entity: 'usher',
    record_id: usher_id,
    before: { status: usher.status },
    after: {
      status: to,
      ...(admin_id === null && { by: 'clock' }),
      ...(reason !== null && { reason }),
      ...(to === 'blocked' && until !== null && { until }),
      ...(reapply_on !== null && { reapply_on }),
      ...effects,
    },
  });
  await tellUsher(tx, { usher_id, admin_id, from: usher.status, to, until, reapply_on });
  return { id: usher_id, status: to, version };
}

type OneOfMany = Pick<UsherChange, 'tx' | 'audit' | 'admin_id' | 'usher_id' | 'reason'>;
type BulkChange = OneOfMany & { readonly to: BulkDecision };

/** One of many: whoever does not wait for a decision is refused by the name of what they are. */
export const decideInBulk = (change: BulkChange) =>
  moveUsherTo({ ...change, refuse: (status) => refuseInBulk(status, change.to) });

/** Nobody who waits for a decision is approved by the way. */
export const unblockInBulk = (change: OneOfMany) =>
  moveUsherTo({ ...change, to: 'approved', refuse: refuseBulkUnblock });

async function applyEffects(
  { tx, audit, admin_id, usher_id, to, interview }: UsherChange,
  { status }: UsherRow,
  recruiting: Recruiting,
): Promise<Readonly<Record<string, unknown>>> {
  if (to === 'in_interview' && interview) {
    await planInterview(tx, audit, { person_id: usher_id, hat: 'usher', slot: interview, recruiting, admin_id });
    return {};
  }
  if (to === 'blocked') return leaveFutureWork(tx, usher_id);
  const isDecision = status === 'in_interview' && (to === 'approved' || to === 'rejected');
  const interviews_canceled = isDecision ? await cancelPlanned(tx, audit, usher_id, 'usher') : 0;
  return interviews_canceled > 0 ? { interviews_canceled } : {};
}

const actionOf = (from: UsherStatus, to: UsherStatus): AuditAction => {
  if (to === 'approved') return from === 'blocked' ? 'unblock' : 'approve';
  return ({ in_interview: 'book_interview', rejected: 'reject', pending: 'reapply', blocked: 'block' } as const)[to];
};
