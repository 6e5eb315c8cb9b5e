import { DRAFT_STEPS, unkeepable, type DraftStep, type EventDraft } from '@proline/contract/event-plan/plan-steps';

/**
 * The draft in this tab's session storage: each step under its own name, so that a reload, a lost connection or a crash of
 * the tab loses nothing. One more entry says whose steps they are and what of them the server does not have yet.
 */
const FACTS_KEY = 'stepsOf';
/** Unsaved steps of other drafts, waiting until somebody comes back to them. */
const ASIDE_KEY = 'stepsAside';
const NOT_A_NUMBER = '\u0000NaN';

/** What was sent to make the draft: the same key and the same content make it once, however often they are sent. */
export type Creation = { readonly key: string; readonly steps: Partial<EventDraft> };

export type KeptPlan = {
  /** null: not on the server yet */
  readonly event_id: string | null;
  readonly version: number;
  /** the steps that are not saved, as they are on the screen */
  readonly unsaved: Partial<EventDraft>;
  /** the same steps as they were when they were last read or saved */
  readonly base: Partial<EventDraft>;
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

/** Of the right shape. What is too long or out of range is kept, too: it is there to be put right. */
const isStep = <Step extends DraftStep>(step: Step, value: unknown): value is EventDraft[Step] =>
  isObject(value) &&
  [...unkeepable(step, value)].every(
    ([path, code]) =>
      (code !== 'invalid_type' || Number.isNaN(valueAt(value, path))) &&
      code !== 'unrecognized_keys' &&
      code !== 'invalid_union',
  );

const stepsIn = (value: unknown): Partial<EventDraft> =>
  isObject(value)
    ? Object.fromEntries(DRAFT_STEPS.flatMap((step) => (isStep(step, value[step]) ? [[step, value[step]]] : [])))
    : {};

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
  /** whose steps were written here last */
  let writer: string | null = null;

  /** False: there was no room. What is on the screen stays there all the same. */
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
    /** Takes the place for this draft; another one's unsaved steps are put aside. Gives what is unsaved of this one. */
    open(event_id: string | null): KeptPlan | null {
      const all = [current(), ...aside()].filter((one) => one !== null && isUnsaved(one)).filter((one) => one !== null);
      const own = all.find((one) => one.event_id === event_id) ?? null;
      putAside(all.filter((one) => one.event_id !== event_id));
      return own;
    },
    writeStep: <Step extends DraftStep>(step: Step, value: EventDraft[Step]): boolean => put(step, value),
    writeFacts(facts: Facts): boolean {
      const before = writer;
      writer = facts.event_id;
      // Its last save may end after another draft has taken the place, which is not to be disturbed.
      if (closed && factsIn(read(storage.getItem(FACTS_KEY)))?.event_id !== before) {
        if (Object.keys(facts.base).length === 0) putAside(aside().filter((one) => one.event_id !== before));
        return true;
      }
      return put(FACTS_KEY, facts);
    },
    /** the draft is on the screen, or not any more */
    setOpen(open: boolean): void {
      closed = !open;
    },
  };
};
export type KeptPlanStore = ReturnType<typeof createKeptPlan>;
