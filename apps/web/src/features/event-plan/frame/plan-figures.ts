import { totalHeadcount, withReserve } from '@proline/domain/event-plan/headcount/headcount';
import { paidHours, unzonedPlaces } from '@proline/domain/event-plan/plan-figures';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { memoizeLast } from '../../../lib/screen/memoize-last.ts';

const hoursOf = memoizeLast(paidHours);
const unzonedOf = memoizeLast(unzonedPlaces);

/** Returns the main numbers of a plan. */
export const planFigures = (plan: EventPlan) => {
  const { needs, reserve_percent } = plan.stepThree;
  const places = totalHeadcount(needs);
  return {
    places,
    asked: withReserve(places, reserve_percent),
    hours: hoursOf(plan.stepOne.time_zone, plan.stepTwo.shifts, needs),
    unzoned: unzonedOf(needs, plan.stepThreeZones.places),
  };
};
