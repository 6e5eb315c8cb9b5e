import { sameValue } from '../merge/three-way.ts';
import { PLAN_STEPS, type PlanStep, type EventPlan } from './plan.ts';

/** Where a step cannot be kept as it is, and why. The schemas of the steps know; they are not of the domain. */
export type FindInvalidFields = <Step extends PlanStep>(
  step: Step,
  value: EventPlan[Step],
) => ReadonlyMap<string, string>;

/** Steps that differ from what the server has. */
export const changedSteps = (base: EventPlan, plan: EventPlan): PlanStep[] =>
  PLAN_STEPS.filter((step) => !sameValue(base[step], plan[step]));

/** The step with every field that cannot be kept left as it was; the others are not held up by it. */
const keepableStep = <Step extends PlanStep>(
  base: EventPlan[Step],
  mine: EventPlan[Step],
  refused: ReadonlyMap<string, string>,
): EventPlan[Step] =>
  [...refused.keys()].reduce<EventPlan[Step]>((kept, path) => {
    const field = path.split('.')[0] ?? '';
    return field in base ? { ...kept, [field]: Reflect.get(base, field) as unknown } : base;
  }, mine);

type Change = { readonly base: EventPlan; readonly plan: EventPlan };

const validSteps = ({ base, plan }: Change, steps: readonly PlanStep[], unkeepable: FindInvalidFields) => {
  const withStep = <Step extends PlanStep>(all: Partial<EventPlan>, step: Step): Partial<EventPlan> => ({
    ...all,
    [step]: keepableStep(base[step], plan[step], unkeepable(step, plan[step])),
  });
  return steps.reduce<Partial<EventPlan>>(withStep, {});
};

/** What can be sent: the changed steps, without what cannot be kept. */
export const validChanges = (base: EventPlan, plan: EventPlan, unkeepable: FindInvalidFields): Partial<EventPlan> => {
  const kept = { ...base, ...validSteps({ base, plan }, changedSteps(base, plan), unkeepable) };
  return validSteps({ base, plan }, changedSteps(base, kept), unkeepable);
};

/** The plan as it could be kept: what rules and forecasts can be asked about. */
export const validPlan = (base: EventPlan, plan: EventPlan, unkeepable: FindInvalidFields): EventPlan => ({
  ...plan,
  ...validSteps({ base, plan }, changedSteps(base, plan), unkeepable),
});
