import type { getEventMoves, moveEvent } from '@proline/contract/event-move/event-move';
import { refuseEventMove } from '@proline/domain/event-move/event-move';
import { EVENT_MOVES } from '@proline/domain/event/event-status';
import { mayDo } from '@proline/domain/account/permission';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPlan } from '../event-plan/plan-read.service.ts';
import { previewPay } from './event-close.service.ts';
import { readCounts } from './event-facts.queries.ts';
import { blockingProblems, factsOf, isInsideNoticePeriod, moveTo } from './status-move.service.ts';
import { leadersIn } from './publishing.service.ts';
import { countNotifiedOnPublishing } from './event-message.queries.ts';

/** Canceling asks for its reason later; until then the rule gets this stand-in. */
const REASON_TO_COME = 'to come';

/** Admins who may not move events are offered no moves. */
export const showMoves: Handler<typeof getEventMoves> = async ({ params }, { db, admin }) => {
  const counts = await readCounts(db, params.id);
  const plan = await readPlan(db, params.id);
  if (!counts || !plan) throw new Refusal('not_found');
  const { steps } = plan;
  const isDraft = counts.status === 'draft';
  const problems = isDraft ? await blockingProblems(db, steps, params.id) : [];
  const facts = factsOf(counts, steps, problems);
  const asked = { by: admin.permission_set, now: counts.now, reason: REASON_TO_COME };
  const targets = mayDo(admin.permission_set, 'events.write') ? EVENT_MOVES[counts.status] : [];
  return {
    data: {
      status: counts.status,
      version: counts.version,
      moves: targets.map((to) => ({ to, refusal: refuseEventMove(facts, { to, ...asked }) })),
      problems,
      touches: {
        applications: counts.open_applications,
        undecided: counts.undecided,
        invited: counts.invited,
        confirmed: counts.expected,
        confirmed_places: counts.expected_places,
        leaders: isDraft ? leadersIn(steps).length : counts.leaders,
        eligible: isDraft ? await countNotifiedOnPublishing(db, steps) : 0,
        unresolved: counts.unresolved,
        clocked_in: counts.clocked_in,
        transfers_pending: counts.transfers_pending,
      },
      pay:
        counts.status === 'in_progress'
          ? await previewPay(db, { event_id: params.id, currency: counts.currency, steps })
          : null,
      inside_notice_period: isInsideNoticePeriod(counts),
      notice_hours: counts.notice_hours,
      currency: counts.currency,
    },
  };
};

export const move: Handler<typeof moveEvent> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({
    data: await moveTo({ tx, audit, by: admin.permission_set, actor_id: admin.id, event_id: params.id, ...body }),
  }));
