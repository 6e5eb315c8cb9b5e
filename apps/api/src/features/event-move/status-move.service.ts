import type { AuditAction } from '@proline/contract/facts';
import type { MovedEvent } from '@proline/contract/event-move/event-move';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { planProblems } from '@proline/domain/event-plan/plan-problems';
import { problemPaths } from '@proline/domain/event-plan/problems/problem-paths';
import type { PlanProblem } from '@proline/domain/event-plan/plan';
import { refuseEventMove, type EventFacts, type Mover } from '@proline/domain/event-move/event-move';
import type { EventStatus } from '@proline/domain/event/event-status';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Transaction } from 'kysely';
import type { Audit } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { Giver } from '../assignment/assigning.service.ts';
import { inviteAhead } from '../assignment/ahead/invite-ahead.service.ts';
import { readPlan, type ReadPlan } from '../event-plan/plan-read.service.ts';
import { readSurroundings } from '../event-plan/surroundings.service.ts';
import { cancel, complete, reopen, start } from './event-close.service.ts';
import { lockEvent, lockPeople, readCounts, saveStatus, type EventCounts } from './event-facts.queries.ts';
import { lockPersons } from './publishing.queries.ts';
import { leadersIn, publish, withdraw } from './publishing.service.ts';

/** Who moves which event where. A request, each row of a job and the clock go the same way. */
type EventChange = {
  readonly tx: Transaction<Database>;
  readonly audit: Audit;
  readonly by: Mover;
  /** null: the clock */
  readonly actor_id: string | null;
  readonly event_id: string;
  readonly to: EventStatus;
  /** the version that the caller has seen; jobs leave it out and act on the current one */
  readonly version?: number | undefined;
  readonly reason?: string | undefined;
  readonly compensation_minor?: number | undefined;
};

/** What the guards need of the event, which stays locked until the transaction ends. */
type Held = { readonly counts: EventCounts; readonly plan: ReadPlan; readonly problems: readonly PlanProblem[] };

const MS_PER_HOUR = 3_600_000;

export async function moveTo(change: EventChange): Promise<MovedEvent> {
  const { tx, audit, by, event_id, to, reason = null } = change;
  const held = await hold(change);
  const { counts } = held;
  refuse(held, change);
  const effects = await applyEffects(change, held);
  const version = await saveStatus(tx, { id: event_id, from: counts, to, reason });
  if (version === undefined) throw new Refusal('conflict');
  // nobody can be invited to an event that is still a draft
  const asked = to === 'published' ? askedIn(held.plan.steps) : [];
  const { numbers, left_out } = await inviteAhead(giverOf(change), event_id, asked);
  await audit({
    action: actionOf(counts.status, to),
    entity: 'event',
    record_id: event_id,
    before: { status: counts.status },
    after: {
      status: to,
      ...(by === 'clock' && { by: 'clock' }),
      ...(reason !== null && { reason }),
      ...effects,
      ...numbers,
    },
  });
  return { id: event_id, status: to, version, left_out };
}

const giverOf = ({ tx, audit, actor_id }: EventChange): Giver => ({ tx, audit, admin_id: actor_id });

/** Whom the plan wants to be invited; it excludes nobody of them, but who knows. */
const askedIn = ({ stepThreeTeam: { invited, excluded } }: PlanSteps): string[] =>
  [...new Set(invited)].filter((id) => !excluded.includes(id));

async function hold({ tx, event_id, version, to }: EventChange): Promise<Held> {
  if (!(await lockEvent(tx, event_id))) throw new Refusal('not_found');
  await lockPeople(tx, event_id);
  const counts = await readCounts(tx, event_id);
  const plan = await readPlan(tx, event_id);
  if (!counts || !plan) throw new Refusal('not_found');
  if (version !== undefined && version !== counts.version) throw new Refusal('conflict');
  if (counts.status !== 'draft' || to !== 'published') return { counts, plan, problems: [] };
  await lockPersons(tx, [...leadersIn(plan.steps), ...plan.steps.stepThreeTeam.invited]);
  return { counts, plan, problems: await blockingProblems(tx, plan.steps, event_id) };
}

export const blockingProblems = async (
  db: Parameters<typeof readSurroundings>[0],
  steps: PlanSteps,
  event_id: string,
): Promise<PlanProblem[]> =>
  planProblems(steps, await readSurroundings(db, steps, event_id)).filter(({ blocking }) => blocking);

/** A draft's times are those of its plan. */
export const factsOf = (counts: EventCounts, steps: PlanSteps, problems: readonly PlanProblem[]): EventFacts => ({
  ...counts,
  blocking_problems: problems.length,
  ...(counts.status === 'draft' && plannedTimes(steps)),
});

function plannedTimes({
  stepOne,
  stepTwo,
}: PlanSteps): Pick<EventFacts, 'first_shift_starts_at' | 'last_shift_ends_at'> {
  const periods = isTimeZone(stepOne.time_zone)
    ? stepTwo.shifts.map((shift) => shiftPeriod(shift, stepOne.time_zone))
    : [];
  if (periods.length === 0) return { first_shift_starts_at: null, last_shift_ends_at: null };
  return {
    first_shift_starts_at: new Date(Math.min(...periods.map(({ starts_at }) => starts_at.getTime()))),
    last_shift_ends_at: new Date(Math.max(...periods.map(({ ends_at }) => ends_at.getTime()))),
  };
}

/** Only a published event has a notice period: nobody counts on a draft, and a running event pays for the work done. */
export const isInsideNoticePeriod = ({ status, first_shift_starts_at, now, notice_hours }: EventCounts): boolean =>
  status === 'published' &&
  first_shift_starts_at !== null &&
  first_shift_starts_at.getTime() - now.getTime() < notice_hours * MS_PER_HOUR;

function refuse({ counts, plan, problems }: Held, change: EventChange): void {
  const { to, by, reason = null, compensation_minor } = change;
  const refusal = refuseEventMove(factsOf(counts, plan.steps, problems), { to, by, now: counts.now, reason });
  // a busy leader can block publishing without any change of the plan, so it has its own code
  const only_busy = problems.length > 0 && problems.every(({ code }) => code === 'leader_busy');
  if (refusal === 'event_not_ready')
    throw new Refusal(only_busy ? 'leader_busy' : refusal, { errors: problemPaths(problems) });
  if (refusal !== null) throw new Refusal(refusal);
  if (compensation_minor !== undefined && !(to === 'canceled' && isInsideNoticePeriod(counts)))
    throw new Refusal('outside_notice_period');
}

function applyEffects(change: EventChange, { counts, plan }: Held): Promise<Readonly<Record<string, number>>> {
  const { tx, event_id, to, actor_id, compensation_minor, reason } = change;
  const { currency, status, now } = counts;
  switch (to) {
    case 'published':
      return publish(tx, plan, actor_id);
    case 'draft':
      return withdraw(tx, plan, actor_id);
    case 'in_progress':
      return status === 'completed' ? reopen(tx, event_id) : start(tx, { event_id, actor_id });
    case 'completed':
      return complete(tx, { event_id, actor_id, currency, steps: plan.steps });
    case 'canceled':
      return cancel(tx, {
        event_id,
        actor_id,
        currency,
        worked: status === 'in_progress' ? { steps: plan.steps, now } : null,
        compensation_minor: compensation_minor ?? null,
        reason: reason ?? null,
      });
  }
}

const actionOf = (from: EventStatus, to: EventStatus): AuditAction => {
  if (to === 'in_progress') return from === 'completed' ? 'reopen' : 'start';
  return ({ published: 'publish', draft: 'withdraw', completed: 'complete', canceled: 'cancel' } as const)[to];
};
