import { PLAN_STEPS, type PlanStep, type EventPlan } from '../plan.ts';
import { sameValue, threeWay, type FieldDifference } from '../../merge/three-way.ts';

/** Lists of things that are each known by something: two people may add, change and remove different ones. */
const KNOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'stepTwo.shifts': ['key'],
  'stepTwo.requirements': ['kind'],
  'stepThree.needs': ['shift', 'type_id'],
  'stepThreeTeam.leaders': ['leader_id', 'scope', 'of'],
  'stepThreeTeam.invited': [],
  'stepThreeTeam.excluded': [],
  'stepThreeZones.zones': ['key'],
  'stepThreeZones.places': ['zone', 'shift', 'type_id'],
  'stepFour.pay': ['type_id'],
  'stepFour.allowances': ['name'],
};

const identity = (item: unknown, names: readonly string[]): string =>
  typeof item === 'object' && item !== null
    ? names.map((name) => String(Reflect.get(item, name))).join(' ')
    : String(item);

const byIdentity = (items: readonly unknown[], names: readonly string[]): Map<string, unknown> | null => {
  const found = new Map(items.map((item) => [identity(item, names), item]));
  return found.size === items.length ? found : null;
};

/** The list with what each side did to it; null: both changed the same thing, or things cannot be told apart. */
const mergeLists = (
  names: readonly string[],
  { base, mine, theirs }: Pick<FieldDifference, 'base' | 'mine' | 'theirs'>,
): unknown[] | null => {
  if (!Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const [was, own, other] = [base, mine, theirs].map((items: unknown[]) => byIdentity(items, names));
  if (!was || !own || !other) return null;
  const merged: unknown[] = [];
  // their order, then what only I have
  for (const id of new Set([...other.keys(), ...own.keys()])) {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)];
    const changedHere = !sameValue(before, here);
    if (changedHere && !sameValue(before, there) && !sameValue(here, there)) return null;
    const kept = changedHere ? here : there;
    if (kept !== undefined) merged.push(kept);
  }
  return merged;
};

export type PlanMerge = {
  /** my changes over theirs; where both changed the same, mine */
  readonly merged: EventPlan;
  /** what both changed, and not to the same; named `stepOne.title_en` */
  readonly clashes: readonly FieldDifference[];
  /** whether theirs brings something that was not on my screen */
  readonly isNews: boolean;
};

const mergeStep = <Step extends PlanStep>(
  step: Step,
  base: EventPlan[Step],
  mine: EventPlan[Step],
  theirs: EventPlan[Step],
) => {
  const { merged, differences } = threeWay<EventPlan[Step]>(base, mine, theirs);
  const clashes: FieldDifference[] = [];
  const value = differences.reduce((values, difference) => {
    const name = `${step}.${difference.name}`;
    if (!difference.clash) return values;
    const both = KNOWN_BY[name] && mergeLists(KNOWN_BY[name], difference);
    if (both) return { ...values, [difference.name]: both };
    clashes.push({ ...difference, name });
    return values;
  }, merged);
  return { value, clashes };
};

/** What two people did to one draft since they both had `base`. Nothing is dropped without being told. */
export const mergePlans = (base: EventPlan, mine: EventPlan, theirs: EventPlan): PlanMerge => {
  const clashes: FieldDifference[] = [];
  const mergeOne = <Step extends PlanStep>(plan: EventPlan, step: Step): EventPlan => {
    const merge = mergeStep(step, base[step], mine[step], theirs[step]);
    clashes.push(...merge.clashes);
    return { ...plan, [step]: merge.value };
  };
  const merged = PLAN_STEPS.reduce(mergeOne, theirs);
  return { merged, clashes, isNews: !sameValue(merged, mine) };
};

/** The plan with their values where both changed the same. */
export const withTheirs = (merged: EventPlan, clashes: readonly FieldDifference[]): EventPlan =>
  clashes.reduce<EventPlan>((plan, { name, theirs }) => {
    const [step, field] = name.split('.');
    const found = PLAN_STEPS.find((one) => one === step);
    return found === undefined || field === undefined
      ? plan
      : { ...plan, [found]: { ...plan[found], [field]: theirs } };
  }, merged);
