import type { AuditAction, ErrorCode } from '@proline/contract/facts';
import type { getLeaderMoves, moveLeader } from '@proline/contract/team-leader-move/team-leader-move';
import { mayDo } from '@proline/domain/account/permission';
import type { MessageKind } from '@proline/domain/message/message-kind';
import { missingForApproval } from '@proline/domain/people/approval';
import { refuseLeaderInBulk, type BulkDecision } from '@proline/domain/recruiting/bulk-decision';
import {
  leaderSteps,
  refuseLeaderMove,
  type LeaderFacts,
  type LeaderStep,
} from '@proline/domain/recruiting/leader-move';
import { scorecardState } from '@proline/domain/recruiting/scorecard';
import type { Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { cancelPlanned } from '../interview/interview-plan.service.ts';
import { tellPerson } from '../message/outbox.service.ts';
import { whyGone } from '../person/person-record.service.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { leaveLeadsAhead } from '../usher-move/future-work.service.ts';
import { missingErrors } from '../usher-move/usher-status.service.ts';
import { findEventsLeft, lockLeader, readLeader, saveLeaderState, type LeaderRow } from './leader-facts.queries.ts';

type Recruiting = Awaited<ReturnType<typeof readRecruiting>>;

const factsOf = (leader: LeaderRow, recruiting: Recruiting): LeaderFacts => ({
  status: leader.status,
  turned_down: leader.turned_down,
  is_blocked: leader.is_blocked,
  live_events: leader.live_events,
  missing: missingForApproval(leader, leader.today),
  // an approved usher has been interviewed
  scorecard: leader.is_approved_usher ? 'waived' : scorecardState(leader.mean, recruiting),
});

/** What a step asks for comes later; until then the rule gets this stand-in. */
const REASON_TO_COME = 'to come';

/** Admins who may not decide are offered nothing. */
export const showMoves: Handler<typeof getLeaderMoves> = async ({ params }, { db, admin }) => {
  const leader = await readLeader(db, params.id);
  if (!leader) throw new Refusal('not_found');
  const recruiting = await readRecruiting(db);
  const facts = factsOf(leader, recruiting);
  const steps = mayDo(admin.permission_set, 'leaders.write') ? leaderSteps(facts) : [];
  return {
    data: {
      status: leader.status,
      turned_down: leader.turned_down,
      version: leader.version,
      moves: steps.map((step) => ({ step, refusal: refuseLeaderMove(facts, { step, reason: REASON_TO_COME }) })),
      missing: [...facts.missing],
      scorecard: facts.scorecard,
      mean: leader.mean,
      pass_mark: recruiting.pass_mark,
      live_events: leader.live_events,
      future_events: leader.future_events,
    },
  };
};

/** Who takes which step with which leader. A request and each row of a job go the same way. */
type LeaderChange = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly admin_id: string;
  readonly leader_id: string;
  readonly step: LeaderStep;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  /** what stands in the way of this state, where the caller has a name of its own for it */
  readonly refuse?: (leader: LeaderFacts) => ErrorCode | null;
};

async function stepLeader(change: LeaderChange) {
  const { tx, audit, admin_id, leader_id: id, step, reason = null } = change;
  await lockLeader(tx, id);
  const leader = await readLeader(tx, id);
  if (!leader) throw await whyGone(tx, id);
  if (change.version !== undefined && change.version !== leader.version) throw new Refusal('conflict');
  const facts = factsOf(leader, await readRecruiting(tx));
  const refusal = change.refuse?.(facts) ?? refuseLeaderMove(facts, { step, reason });
  if (refusal === 'approval_incomplete' || refusal === 'under_age')
    throw new Refusal(refusal, { errors: missingErrors(facts.missing) });
  if (refusal !== null) throw new Refusal(refusal);
  const status = step === 'approve' ? 'approved' : 'pending';
  const turned_down = step === 'turn_down';
  const turn_down_reason = turned_down ? reason : null;
  const version = await saveLeaderState(tx, { id, from: leader, status, turn_down_reason, admin_id });
  if (version === undefined) throw new Refusal('conflict');
  const decided = step === 'approve' || step === 'turn_down';
  const interviews_canceled = decided ? await cancelPlanned(tx, audit, id, 'leader') : 0;
  const left = step === 'return' ? await findEventsLeft(tx, await leaveLeadsAhead(tx, id)) : [];
  await audit({
    action: ACTION_OF[step],
    entity: 'team_leader',
    record_id: id,
    before: { status: leader.status, turned_down: leader.turned_down },
    after: {
      status,
      turned_down,
      ...(reason !== null && { reason }),
      ...(interviews_canceled > 0 && { interviews_canceled }),
      ...(left.length > 0 && { leads_lost: left.length }),
    },
  });
  for (const { id: cause_id, ...event } of left)
    await tellPerson(tx, id, {
      ...{ kind: 'lead_released', cause: 'event', cause_id, created_by: admin_id },
      params: { ...event, starts_at: event.starts_at?.toISOString() ?? null },
    });
  const kind = TOLD_OF[step];
  if (kind !== null) await tellPerson(tx, id, { kind, cause: 'team_leader', cause_id: id, created_by: admin_id });
  return { id, status, turned_down, version } as const;
}

export const move: Handler<typeof moveLeader> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({
    data: await stepLeader({ tx, audit, admin_id: admin.id, leader_id: params.id, ...body }),
  }));

type BulkChange = Pick<LeaderChange, 'tx' | 'audit' | 'admin_id' | 'leader_id' | 'reason'> & {
  readonly to: BulkDecision;
};

/** One of many: whoever does not wait for a decision is refused by the name of what they are. */
export const decideLeaderInBulk = ({ to, ...change }: BulkChange) =>
  stepLeader({
    ...change,
    step: to === 'approved' ? 'approve' : 'turn_down',
    refuse: (leader) => refuseLeaderInBulk(leader, to),
  });

const ACTION_OF: Readonly<Record<LeaderStep, AuditAction>> = {
  approve: 'approve',
  return: 'return',
  turn_down: 'turn_down',
  take_back: 'take_back',
};

/** Taking back is told by what is decided next. */
const TOLD_OF = {
  approve: 'leader_approved',
  return: 'leader_returned',
  turn_down: 'leader_turned_down',
  take_back: null,
} as const satisfies Readonly<Record<LeaderStep, MessageKind | null>>;
