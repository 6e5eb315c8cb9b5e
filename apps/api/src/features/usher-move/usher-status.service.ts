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
import type { AuditEntry } from '../../platform/writing/audit.ts';
import { cancelPlanned, planInterview } from '../interview/interview-plan.service.ts';
import { whyGone } from '../person/person-record.service.ts';
import { tellUshers } from './usher-message.service.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { leaveAllAhead, leaveFutureWork } from './future-work.service.ts';
import { lockUshers, readUshers, saveUsherStatuses, type UsherRow } from './usher-facts.queries.ts';

/** Who moves ushers where. A request, the rows of a job and the clock go the same way. */
type Change = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  /** null: the clock, or the usher themselves */
  readonly admin_id: string | null;
  readonly to: UsherStatus;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly until?: CalendarDay | undefined;
  readonly interview?: Slot | undefined;
  /** who applies again needs nobody to let them; the entry in the log says who that is */
  readonly by_themselves?: true;
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

/** Why this usher stays as they are. */
function refusalOf(usher: UsherRow, change: Change, recruiting: Recruiting): Refusal | null {
  const { to, reason = null, until = null, interview, admin_id } = change;
  if (change.version !== undefined && change.version !== usher.version) return new Refusal('conflict');
  const named = change.refuse?.(usher.status) ?? null;
  if (named !== null) return new Refusal(named);
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
    return new Refusal(refusal, { errors: missingErrors(facts.missing) });
  return refusal && new Refusal(refusal);
}

type Moved = { readonly id: string; readonly status: UsherStatus; readonly version: number };

/** Moves ushers by few statements, however many they are. For each what became of them, or why nothing did. */
async function moveUshers(change: Change, usher_ids: readonly string[]): Promise<(Moved | Refusal)[]> {
  const { tx, audit, admin_id, to, reason = null } = change;
  await lockUshers(tx, usher_ids);
  const ushers = await readUshers(tx, usher_ids);
  const recruiting = await readRecruiting(tx);
  const refused = new Map(ushers.map((usher) => [usher.id, refusalOf(usher, change, recruiting)]));
  const going = ushers.filter(({ id }) => refused.get(id) === null);
  const [first] = going;
  const reapply_on = to === 'rejected' && first ? addDays(first.today, recruiting.reapply_days) : null;
  const until = to === 'blocked' ? (change.until ?? null) : null;
  const versions = await saveUsherStatuses(tx, going, { to, reason, until, reapply_on, admin_id });
  const moved = going.filter(({ id }) => versions.has(id));
  const entries: AuditEntry[] = [];
  for (const usher of moved) {
    const effects = await applyEffects(change, usher, recruiting);
    entries.push({
      action: actionOf(usher.status, to),
      entity: 'usher',
      record_id: usher.id,
      before: { status: usher.status },
      after: {
        status: to,
        ...(admin_id === null && change.by_themselves !== true && { by: 'clock' }),
        ...(reason !== null && { reason }),
        ...(until !== null && { until }),
        ...(reapply_on !== null && { reapply_on }),
        ...effects,
      },
    });
  }
  await audit(...entries);
  await tellUshers(
    tx,
    moved.map(({ id, status }) => ({ usher_id: id, from: status })),
    { admin_id, to, until, reapply_on },
  );
  return usher_ids.map((id) => {
    const version = versions.get(id);
    if (version !== undefined) return { id, status: to, version };
    const refusal = refused.get(id);
    return refusal ?? new Refusal(refusal === undefined ? 'not_found' : 'conflict');
  });
}

type UsherChange = Change & { readonly usher_id: string };

export async function moveUsherTo({ usher_id, ...change }: UsherChange): Promise<Moved> {
  const [moved] = await moveUshers(change, [usher_id]);
  if (!moved || (moved instanceof Refusal && moved.code === 'not_found')) throw await whyGone(change.tx, usher_id);
  if (moved instanceof Refusal) throw moved;
  return moved;
}

type ManyChange = Pick<Change, 'tx' | 'audit' | 'admin_id' | 'reason'>;
type BulkChange = ManyChange & { readonly to: BulkDecision };

const inBulk = (change: BulkChange): Change => ({ ...change, refuse: (status) => refuseInBulk(status, change.to) });

/** One of many: whoever does not wait for a decision is refused by the name of what they are. */
export const decideInBulk = ({ usher_id, ...change }: BulkChange & { readonly usher_id: string }) =>
  moveUsherTo({ ...inBulk(change), usher_id });

/** For each of many why nothing became of it, if that is so. */
const moveMany = async (change: Change, usher_ids: readonly string[]): Promise<(Refusal | null)[]> =>
  (await moveUshers(change, usher_ids)).map((result) => (result instanceof Refusal ? result : null));

export const decideAll = (change: BulkChange, usher_ids: readonly string[]) => moveMany(inBulk(change), usher_ids);

/** Nobody who waits for a decision is approved by the way. */
export const unblockAll = (change: ManyChange, usher_ids: readonly string[]) =>
  moveMany({ ...change, to: 'approved', refuse: refuseBulkUnblock }, usher_ids);

/** By themselves. Null: they may, and wait for a decision again. */
export const applyAgain = async ({ usher_id, ...run }: Pick<UsherChange, 'tx' | 'audit' | 'usher_id'>) =>
  (
    await moveMany({ ...run, admin_id: null, by_themselves: true, to: 'pending', refuse: refuseUnlessRejected }, [
      usher_id,
    ])
  )[0];

const refuseUnlessRejected = (status: UsherStatus) => (status === 'rejected' ? null : 'move_not_allowed');

/** By the clock. Whoever lacks by now what approval asks for waits for a decision again. */
export async function endBlock({ usher_id, ...run }: Pick<UsherChange, 'tx' | 'audit' | 'usher_id'>): Promise<void> {
  await lockUshers(run.tx, [usher_id]);
  const [usher] = await readUshers(run.tx, [usher_id]);
  const to = usher && missingForApproval(usher, usher.today).length > 0 ? 'pending' : 'approved';
  await moveUsherTo({ ...run, usher_id, admin_id: null, to });
}

async function applyEffects(
  { tx, audit, admin_id, to, interview }: Change,
  { id: usher_id, status, places, applications }: UsherRow,
  recruiting: Recruiting,
): Promise<Readonly<Record<string, unknown>>> {
  if (to === 'in_interview' && interview) {
    await planInterview(tx, audit, { person_id: usher_id, hat: 'usher', slot: interview, recruiting, admin_id });
    return {};
  }
  if (to === 'blocked') return leaveAllAhead(tx, usher_id);
  const isDecision = status === 'in_interview' && (to === 'approved' || to === 'rejected');
  const interviews_canceled = isDecision ? await cancelPlanned(tx, audit, usher_id, 'usher') : 0;
  // whoever waits has work only from before: from an import, or another record
  const hasWork = places + applications > 0;
  const left = to === 'rejected' && hasWork ? await leaveFutureWork(tx, usher_id) : {};
  return Object.fromEntries(Object.entries({ interviews_canceled, ...left }).filter(([, count]) => count > 0));
}

const actionOf = (from: UsherStatus, to: UsherStatus): AuditAction => {
  if (from === 'blocked') return 'unblock';
  if (to === 'approved') return 'approve';
  return ({ in_interview: 'book_interview', rejected: 'reject', pending: 'reapply', blocked: 'block' } as const)[to];
};
