import type { listLeaderCandidates } from '@proline/contract/event-plan/event-plan';
import { storedCity } from '@proline/domain/place/cities';
import { leadPeriod } from '@proline/domain/event-plan/team/lead-period';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCandidates } from './leader-candidates.queries.ts';
import { clashesOf } from './outlook.service.ts';
import { readPlan } from './plan-read.service.ts';
import { findClashes } from './surroundings.service.ts';

/** As many as a person reads through; the search finds the others. */
const MOST_CANDIDATES = 50;

/** Clashes are computed for the whole event, because the leader's scope is not known yet. */
export const findLeaderCandidates: Handler<typeof listLeaderCandidates> = async ({ params, query }, { db, pool }) => {
  const plan = await readPlan(db, params.id);
  if (!plan) throw new Refusal('not_found');
  const { event, steps } = plan;
  const period = leadPeriod(steps, { scope: 'event', of: null });
  const candidates = await findCandidates(pool, {
    event_id: event.id,
    city: storedCity(steps.stepOne.city),
    period,
    q: query.q ?? '',
    most: MOST_CANDIDATES,
  });
  const asked = period === null ? [] : candidates.map(({ id }) => ({ leader_id: id, ...period }));
  const clashes = await findClashes(db, asked, event.id);
  return { data: candidates.map((one) => ({ ...one, clashes: clashesOf(one.id, clashes) })) };
};
