import type { EventPlan } from '@proline/domain/event-plan/plan';
import { eligibleUshers } from './eligible.queries.ts';

/** A select of `usher_id`, to be joined into a statement about the ushers whom this plan could employ. */
export const selectEligibleUshers = (plan: EventPlan) => eligibleUshers(plan);
