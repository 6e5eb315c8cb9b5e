import { PLAN_STEPS, type EventPlan } from '@proline/domain/event-plan/plan';
import { changedSteps, validChanges } from '@proline/domain/event-plan/plan-changes';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import type { KeptPlanStore } from './kept-plan.ts';
import { invalidFields } from './sent-steps.ts';
import { withVersion, type PlanStore } from './plan-state.ts';
import type { PlanCalls } from '../event-plan.api.ts';

const DELAY_MS = 1_200;
/** A change waits at most this long, so that the draft is saved even when somebody types without a pause. */
const LONGEST_DELAY_MS = 6_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

const UNAUTHENTICATED = 401;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Returns whether the request may succeed later without anybody's help. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= SERVER_ERROR || error.status === TOO_MANY;

type SaverParts = {
  readonly store: PlanStore;
  readonly calls: PlanCalls;
  readonly kept: KeptPlanStore;
  /** Called for the first of several failures in a row, so that it is reported once. */
  readonly onTrouble: (error: unknown) => void;
};

/** Saves changes after a short delay, tries again while saving fails, and sends one request at a time. */
export const createSaver = ({ store, calls, kept, onTrouble }: SaverParts) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | null = null;
  let failures = 0;
  let running: Promise<void> | null = null;
  /** The draft must exist on the server, even if it is empty. */
  let wanted = false;
  /** What was last written to session storage about the draft, apart from its steps. */
  let factsKept: readonly unknown[] = [];

  const reportStored = (kept_here: boolean): void => {
    if (kept_here !== store.getState().kept_here) store.setState({ kept_here });
  };

  const storeFacts = (): boolean => {
    const { event_id, version, base, plan, creation } = store.getState();
    const steps = changedSteps(base, plan);
    const facts = [event_id, version, creation, ...steps.map((step) => base[step])];
    // These facts change with a save and rarely while typing, so most calls have nothing to write.
    if (facts.length === factsKept.length && facts.every((fact, at) => fact === factsKept[at])) return true;
    const unsavedBase = Object.fromEntries(steps.map((step) => [step, base[step]]));
    const isKept = kept.writeFacts({ event_id, version, base: unsavedBase, creation });
    factsKept = isKept ? facts : [];
    return isKept;
  };

  /** Writes the steps that changed since `before` to session storage at once. */
  const storeLocally = (before: EventPlan | null): void => {
    const { plan } = store.getState();
    const written = PLAN_STEPS.filter((step) => before?.[step] !== plan[step]).map((step) =>
      kept.writeStep(step, plan[step]),
    );
    reportStored(storeFacts() && !written.includes(false));
  };

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };

  /** What is published is not saved by itself: a change may concern people. */
  const isHeld = (): boolean => store.getState().status !== 'draft';

  const schedule = (): void => {
    const { kind } = store.getState().saving;
    if (isHeld()) return;
    // These states end by somebody's decision or, while waiting, by the timer of the next try.
    if (kind === 'conflict' || kind === 'gone' || kind === 'not_draft' || kind === 'waiting') return;
    const now = Date.now();
    waitingSince ??= now;
    later(Math.min(DELAY_MS, Math.max(0, waitingSince + LONGEST_DELAY_MS - now)));
  };

  const create = async (steps: Partial<EventPlan>): Promise<void> => {
    const creation = store.getState().creation ?? { key: newIdempotencyKey(), steps };
    store.setState({ creation });
    storeFacts();
    const made = await calls.create(creation.steps, creation.key);
    store.setState((state) => ({
      ...withVersion({ ...state, base: { ...state.base, ...creation.steps } }, made, false),
      creation: null,
    }));
  };

  const update = async (event_id: string, steps: Partial<EventPlan>): Promise<void> => {
    const { version } = await calls.save(event_id, store.getState().version, steps);
    store.setState(({ base }) => ({ version, base: { ...base, ...steps } }));
  };

  /** Handles a refusal that can be resolved here. Returns true when saving can be tried again at once. */
  const recover = async (error: unknown): Promise<boolean> => {
    const { event_id } = store.getState();
    if (error instanceof ApiError && error.code === 'conflict' && event_id !== null) {
      const theirs = await calls.read(event_id);
      store.setState((state) => withVersion(state, theirs));
      return store.getState().saving.kind !== 'conflict';
    }
    if (error instanceof ApiError && error.code === 'file_not_usable') {
      const { plan, base } = store.getState();
      const [chosen, before] = [plan.stepOne.cover_id, base.stepOne.cover_id];
      if (chosen === null) throw error;
      // The cover is reset, because the rest of the changes must not wait until somebody chooses another image.
      const stepOne = { ...plan.stepOne, cover_id: chosen === before ? null : before };
      store.setState({ cover_refused: true, creation: null, plan: { ...plan, stepOne } });
      return true;
    }
    throw error;
  };

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.status === UNAUTHENTICATED) return;
    if (isPassing(error)) {
      if (failures === 0) onTrouble(error);
      store.setState({ saving: { kind: 'waiting' } });
      later(Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS));
      failures += 1;
      return;
    }
    onTrouble(error);
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === NOT_FOUND) store.setState({ saving: { kind: 'gone' } });
    else if (refusal?.code === 'event_not_draft') store.setState({ saving: { kind: 'not_draft' } });
    else store.setState({ saving: { kind: 'refused', message: refusal?.message ?? '' }, creation: null });
  };

  /** Saves once. Returns false when there is nothing to save. */
  const saveOnce = async (): Promise<boolean> => {
    const { event_id, base, plan, creation, saving } = store.getState();
    if (saving.kind === 'conflict' || saving.kind === 'gone' || saving.kind === 'not_draft') return false;
    const steps = validChanges(base, plan, invalidFields);
    const nothing = Object.keys(steps).length === 0 && creation === null;
    if (nothing && !(wanted && event_id === null)) return false;
    store.setState({ saving: { kind: 'sending' } });
    try {
      await (event_id === null ? create(steps) : update(event_id, steps));
      store.setState({ saved_at: Date.now() });
    } catch (error) {
      return recover(error);
    }
    return true;
  };

  const saveAll = async (): Promise<void> => {
    if (isHeld()) return;
    try {
      while (await saveOnce()) {
        failures = 0;
        reportStored(storeFacts());
      }
      const { saving, base, plan } = store.getState();
      if (['sending', 'waiting', 'refused', 'calm'].includes(saving.kind))
        store.setState({ saving: { kind: 'calm' }, partly: changedSteps(base, plan).length > 0 });
    } catch (error) {
      fail(error);
    }
    reportStored(storeFacts());
  };

  function run(): Promise<void> {
    clearTimeout(timer);
    waitingSince = null;
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  /** Saves now instead of after the delay. Returns true when the server has everything. */
  const flush = async (mustExist = false): Promise<boolean> => {
    // A running save picks up what was typed meanwhile by itself. The second call retries what failed.
    await running;
    wanted = mustExist;
    await run();
    wanted = false;
    const { base, plan, saving } = store.getState();
    return saving.kind === 'calm' && changedSteps(base, plan).length === 0;
  };

  return { schedule, flush, storeLocally, idle: () => running ?? Promise.resolve() };
};
