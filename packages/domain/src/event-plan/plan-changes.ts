import { sameValue } from '../merge/three-way.ts';
import { DRAFT_STEPS, type DraftStep, type EventDraft } from './plan.ts';

/** Where a step cannot be kept as it is, and why. The schemas of the steps know; they are not of the domain. */
export type Unkeepable = <Step extends DraftStep>(step: Step, value: EventDraft[Step]) => ReadonlyMap<string, string>;

/** Steps that differ from what the server has. */
export const changedSteps = (base: EventDraft, plan: EventDraft): DraftStep[] =>
  DRAFT_STEPS.filter((step) => !sameValue(base[step], plan[step]));

/** The step with every field that cannot be kept left as it was; the others are not held up by it. */
const keepableStep = <Step extends DraftStep>(
  base: EventDraft[Step],
  mine: EventDraft[Step],
  refused: ReadonlyMap<string, string>,
): EventDraft[Step] =>
  [...refused.keys()].reduce<EventDraft[Step]>((kept, path) => {
    const field = path.split('.')[0] ?? '';
    return field in base ? { ...kept, [field]: Reflect.get(base, field) as unknown } : base;
  }, mine);

type Change = { readonly base: EventDraft; readonly plan: EventDraft };

const keepableSteps = ({ base, plan }: Change, steps: readonly DraftStep[], unkeepable: Unkeepable) => {
  const withStep = <Step extends DraftStep>(all: Partial<EventDraft>, step: Step): Partial<EventDraft> => ({
    ...all,
    [step]: keepableStep(base[step], plan[step], unkeepable(step, plan[step])),
  });
  return steps.reduce<Partial<EventDraft>>(withStep, {});
};

/** What can be sent: the changed steps, without what cannot be kept. */
export const keepableChanges = (base: EventDraft, plan: EventDraft, unkeepable: Unkeepable): Partial<EventDraft> => {
  const kept = { ...base, ...keepableSteps({ base, plan }, changedSteps(base, plan), unkeepable) };
  return keepableSteps({ base, plan }, changedSteps(base, kept), unkeepable);
};

/** The plan as it could be kept: what rules and forecasts can be asked about. */
export const keepablePlan = (base: EventDraft, plan: EventDraft, unkeepable: Unkeepable): EventDraft => ({
  ...plan,
  ...keepableSteps({ base, plan }, changedSteps(base, plan), unkeepable),
});
