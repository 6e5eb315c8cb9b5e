import { withLaterFields } from '@proline/domain/event-plan/plan';
import { PLAN_STEPS, unkeepable, type PlanStep, type EventPlan } from '@proline/contract/event-plan/plan-steps';

/**
 * The draft is kept in this tab's session storage, each step under its own name, so that a reload, a lost connection or
 * a crash of the tab loses nothing. The entry under this key says which draft the steps belong to and which of them the
 * server does not have yet.
 */
const FACTS_KEY = 'stepsOf';
/** Unsaved steps of other drafts, kept until somebody opens those drafts again. */
const ASIDE_KEY = 'stepsAside';
const NOT_A_NUMBER = '\u0000NaN';

/** The request that creates the draft. Sending the same key and content again creates no second draft. */
export type Creation = { readonly key: string; readonly steps: Partial<EventPlan> };

export type KeptPlan = {
  /** Null until the draft is on the server. */
  readonly event_id: string | null;
  readonly version: number;
  /** The unsaved steps, as they are on the screen. */
  readonly unsaved: Partial<EventPlan>;
  /** The same steps, as they were when they were last loaded or saved. */
  readonly base: Partial<EventPlan>;
  readonly creation: Creation | null;
};
type Facts = Omit<KeptPlan, 'unsaved'>;

const write = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? NOT_A_NUMBER : part));

const read = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null', (_, part: unknown) => (part === NOT_A_NUMBER ? Number.NaN : part));
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) => (isObject(part) || Array.isArray(part) ? Reflect.get(part, name) : undefined),
      value,
    );

/** Checks only the shape of a step. A value that is too long or out of range is kept, so that it can be corrected. */
const isStep = <Step extends PlanStep>(step: Step, value: unknown): value is EventPlan[Step] =>
  isObject(value) &&
  [...unkeepable(step, value)].every(
    ([path, code]) =>
      (code !== 'invalid_type' || Number.isNaN(valueAt(value, path))) &&
      code !== 'unrecognized_keys' &&
      code !== 'invalid_union',
  );

/** A tab that was opened before an update has kept steps without the newest fields. */
const stepIn = (step: PlanStep, value: unknown): readonly (readonly [PlanStep, unknown])[] => {
  const whole = isObject(value) ? withLaterFields(step, value) : value;
  return isStep(step, whole) ? [[step, whole]] : [];
};

const stepsIn = (value: unknown): Partial<EventPlan> =>
  isObject(value) ? Object.fromEntries(PLAN_STEPS.flatMap((step) => stepIn(step, value[step]))) : {};

const factsIn = (value: unknown): Facts | null => {
  if (!isObject(value) || typeof value['version'] !== 'number') return null;
  const { event_id, version, base, creation } = value;
  if (event_id !== null && typeof event_id !== 'string') return null;
  const made =
    isObject(creation) && typeof creation['key'] === 'string'
      ? { key: creation['key'], steps: stepsIn(creation['steps']) }
      : null;
  return { event_id, version, base: stepsIn(base), creation: made };
};

const keptIn = (value: unknown): KeptPlan | null => {
  const facts = factsIn(value);
  return facts && isObject(value) ? { ...facts, unsaved: stepsIn(value['unsaved']) } : null;
};

const isUnsaved = ({ unsaved, creation }: KeptPlan): boolean => Object.keys(unsaved).length > 0 || creation !== null;

export const createKeptPlan = (storage: Storage) => {
  let closed = false;
  /** The draft whose steps were last written here. */
  let writer: string | null = null;

  /** Returns false when the storage is full. What is on the screen stays there all the same. */
  const put = (key: string, value: unknown): boolean => {
    try {
      storage.setItem(key, write(value));
      return true;
    } catch {
      return false;
    }
  };

  const current = (): KeptPlan | null => {
    const facts = factsIn(read(storage.getItem(FACTS_KEY)));
    if (facts === null) return null;
    const names = Object.keys(facts.base);
    const steps = stepsIn(Object.fromEntries(names.map((step) => [step, read(storage.getItem(step))])));
    return { ...facts, unsaved: steps };
  };

  const aside = (): KeptPlan[] => {
    const all = read(storage.getItem(ASIDE_KEY));
    return Array.isArray(all) ? all.map(keptIn).filter((one) => one !== null) : [];
  };

  const putAside = (all: readonly KeptPlan[]): void => {
    if (all.length === 0) storage.removeItem(ASIDE_KEY);
    else put(ASIDE_KEY, all);
  };

  return {
    /** Makes this draft the current one, puts others' unsaved steps aside, and returns this draft's own. */
    open(event_id: string | null): KeptPlan | null {
      const all = [current(), ...aside()].filter((one) => one !== null && isUnsaved(one)).filter((one) => one !== null);
      const own = all.find((one) => one.event_id === event_id) ?? null;
      putAside(all.filter((one) => one.event_id !== event_id));
      return own;
    },
    writeStep: <Step extends PlanStep>(step: Step, value: EventPlan[Step]): boolean => put(step, value),
    writeFacts(facts: Facts): boolean {
      const before = writer;
      writer = facts.event_id;
      // The last save of a closed draft may end after another draft was opened, whose entry must stay.
      if (closed && factsIn(read(storage.getItem(FACTS_KEY)))?.event_id !== before) {
        if (Object.keys(facts.base).length === 0) putAside(aside().filter((one) => one.event_id !== before));
        return true;
      }
      return put(FACTS_KEY, facts);
    },
    /** Notes whether the draft is still on the screen. */
    setOpen(open: boolean): void {
      closed = !open;
    },
  };
};
export type KeptPlanStore = ReturnType<typeof createKeptPlan>;
