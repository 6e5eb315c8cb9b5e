import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { saveEventPlan } from '@proline/contract/event-plan/event-plan';
import { unkeepable } from '@proline/contract/event-plan/plan-steps';
import { DRAFT_STEPS, type DraftStep, type EventDraft } from '@proline/domain/event-plan/plan';
import { sameValue } from '../../../lib/form/three-way.ts';

const judged = new WeakMap<object, ReadonlyMap<string, string>>();

/** Where a step cannot be kept as it is. Asked about every step with every key, while one key changes one of them. */
export const unkeepableIn = <Step extends DraftStep>(step: Step, value: EventDraft[Step]) => {
  const found = judged.get(value) ?? unkeepable(step, value);
  judged.set(value, found);
  return found;
};

/** Steps that differ from what the server has. */
export const changedSteps = (base: EventDraft, plan: EventDraft): DraftStep[] =>
  DRAFT_STEPS.filter((step) => !sameValue(base[step], plan[step]));

/** The step with every field that the server would refuse left as it was; the others are not held up by it. */
const keepableStep = <Step extends DraftStep>(step: Step, base: EventDraft[Step], mine: EventDraft[Step]) =>
  [...unkeepableIn(step, mine).keys()].reduce<EventDraft[Step]>((kept, path) => {
    const field = path.split('.')[0] ?? '';
    return field in base ? { ...kept, [field]: Reflect.get(base, field) as unknown } : base;
  }, mine);

const withStep = <Step extends DraftStep>(steps: Partial<EventDraft>, step: Step, value: EventDraft[Step]) => ({
  ...steps,
  [step]: value,
});

const keepableSteps = (base: EventDraft, plan: EventDraft, steps: readonly DraftStep[]): Partial<EventDraft> =>
  steps.reduce<Partial<EventDraft>>((all, step) => withStep(all, step, keepableStep(step, base[step], plan[step])), {});

/** What can be sent: the changed steps, without what cannot be kept. */
export const keepableChanges = (base: EventDraft, plan: EventDraft): Partial<EventDraft> => {
  const kept = { ...base, ...keepableSteps(base, plan, changedSteps(base, plan)) };
  return keepableSteps(base, plan, changedSteps(base, kept));
};

/** The plan as it could be kept: what rules and forecasts can be asked about. */
export const keepablePlan = (base: EventDraft, plan: EventDraft): EventDraft => ({
  ...plan,
  ...keepableSteps(base, plan, changedSteps(base, plan)),
});

type SentSteps = SentBodyOf<typeof saveEventPlan>['steps'];

/** Plans are read-only here, bodies are not: the same steps, in an order of our own. */
export const sentSteps = (steps: Partial<EventDraft>): SentSteps =>
  Object.fromEntries(DRAFT_STEPS.filter((step) => step in steps).map((step) => [step, steps[step]]));
