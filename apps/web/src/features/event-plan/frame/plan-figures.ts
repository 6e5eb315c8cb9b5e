import { totalHeadcount, withReserve } from '@proline/domain/event-plan/headcount/headcount';
import { paidHours, unzonedPlaces } from '@proline/domain/event-plan/plan-figures';
import type { EventDraft } from '@proline/domain/event-plan/plan';
import { keepLast } from '../../../lib/screen/keep-last.ts';

const hoursOf = keepLast(paidHours);
const unzonedOf = keepLast(unzonedPlaces);

/** Returns the main numbers of a plan. */
export const planFigures = (plan: EventDraft) => {
  const { needs, reserve_percent } = plan.stepThree;
  const places = totalHeadcount(needs);
  return {
    places,
    asked: withReserve(places, reserve_percent),
    hours: hoursOf(plan.stepOne.time_zone, plan.stepTwo.shifts, needs),
    unzoned: unzonedOf(needs, plan.stepThreeZones.places),
  };
};
