import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { unkeepable } from '@proline/contract/event-plan/plan-steps';
import type { FindInvalidFields } from '@proline/domain/event-plan/plan-changes';
import { PLAN_STEPS, type EventPlan } from '@proline/domain/event-plan/plan';

const judged = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * Returns where a step cannot be stored as it is. The result is cached, because every keystroke asks about all steps
 * and changes only one of them.
 */
export const invalidFields: FindInvalidFields = (step, value) => {
  const found = judged.get(value) ?? unkeepable(step, value);
  judged.set(value, found);
  return found;
};

type SentSteps = SentBodyOf<typeof saveEventPlan>['steps'];

/** Returns the steps as a request body, in a fixed order. Plans are read-only and bodies are not, so it copies them. */
export const sentSteps = (steps: Partial<EventPlan>): SentSteps =>
  Object.fromEntries(PLAN_STEPS.filter((step) => step in steps).map((step) => [step, steps[step]]));
