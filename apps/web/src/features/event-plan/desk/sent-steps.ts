import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { unkeepable } from '@proline/contract/event-plan/plan-steps';
import type { Unkeepable } from '@proline/domain/event-plan/plan-changes';
import { DRAFT_STEPS, type EventDraft } from '@proline/domain/event-plan/plan';

const judged = new WeakMap<object, ReadonlyMap<string, string>>();

/** Where a step cannot be kept as it is. Asked about every step with every key, while one key changes one of them. */
export const unkeepableIn: Unkeepable = (step, value) => {
  const found = judged.get(value) ?? unkeepable(step, value);
  judged.set(value, found);
  return found;
};

type SentSteps = SentBodyOf<typeof saveEventPlan>['steps'];

/** Plans are read-only here, bodies are not: the same steps, in an order of our own. */
export const sentSteps = (steps: Partial<EventDraft>): SentSteps =>
  Object.fromEntries(DRAFT_STEPS.filter((step) => step in steps).map((step) => [step, steps[step]]));
