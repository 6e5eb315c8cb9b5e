import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { plannedPositions } from '@proline/domain/event-plan/planned-positions';

/** What publishing makes of a plan, in words that do not depend on how its shifts and zones are called. */
export function madeOf(steps: PlanSteps): unknown {
  const shifts = new Map(steps.stepTwo.shifts.map(({ key, ...times }) => [key, JSON.stringify(times)]));
  const zones = new Map(steps.stepThreeZones.zones.map(({ key, code }) => [key, code]));
  const named = (key: string | null) => (key === null ? null : (zones.get(key) ?? shifts.get(key)));
  const rateOf = new Map(
    steps.stepFour.pay.map(({ type_id, basis, rate_minor }) => [type_id, `${basis} ${rate_minor}`]),
  );
  return {
    shifts: [...shifts.values()].sort(),
    zones: steps.stepThreeZones.zones
      .map(({ key: _key, ...zone }) => JSON.stringify(zone, Object.keys(zone).sort()))
      .sort(),
    positions: plannedPositions(steps)
      .map(({ shift, type_id, zone, headcount }) =>
        [named(shift), named(zone), type_id, headcount, rateOf.get(type_id)].join(' '),
      )
      .sort(),
    leaders: steps.stepThreeTeam.leaders
      .map(({ leader_id, scope, of, pay_minor }) =>
        [leader_id, scope, named(of), pay_minor ?? steps.stepFour.leader_rate_minor].join(' '),
      )
      .sort(),
    deadline: steps.stepTwo.application_deadline,
    stepOne: steps.stepOne,
  };
}
