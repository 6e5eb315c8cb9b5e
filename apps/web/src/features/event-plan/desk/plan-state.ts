import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import type { EventStatus } from '@proline/domain/event/event-status';
import { PLAN_STEPS, type PlanStep, type EventPlan } from '@proline/domain/event-plan/plan';
import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import { mergePlans } from '@proline/domain/event-plan/merge/plan-merge';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Creation, KeptPlan } from './kept-plan.ts';
import type { PlanPeople } from './plan-context.ts';

/** The state of saving. */
export type Saving =
  /** Everything that can be saved is saved, or will be in a moment. */
  | { readonly kind: 'calm' }
  | { readonly kind: 'sending' }
  /** There is no connection or the server has a problem; saving will be tried again. */
  | { readonly kind: 'waiting' }
  /** Somebody else changed the same fields. Nothing is saved until somebody decides which values to keep. */
  | { readonly kind: 'conflict'; readonly theirs: StoredPlan }
  /** The draft was deleted, or it is not a draft anymore. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'not_draft' }
  | { readonly kind: 'refused'; readonly message: string };

export type PlanNote =
  /** Changes that this tab had not saved were applied again to the server's version, which is `before`. */
  | { readonly kind: 'restored'; readonly before: EventPlan }
  /** Somebody else changed the draft, and the changes of both sides were kept. */
  | { readonly kind: 'theirs'; readonly name: string | null };

export type PlanState = {
  readonly event_id: string | null;
  /** A draft saves itself. What is published keeps its changes here until somebody has confirmed whom they concern. */
  readonly status: EventStatus;
  /** 0 until the draft is on the server. */
  readonly version: number;
  /** What the server has. */
  readonly base: EventPlan;
  /** What is on the screen. */
  readonly plan: EventPlan;
  readonly people: PlanPeople;
  readonly saving: Saving;
  /** Whether the last save left out values that cannot be stored. */
  readonly partly: boolean;
  /** In milliseconds; null when nothing was saved yet. */
  readonly saved_at: number | null;
  readonly creation: Creation | null;
  readonly note: PlanNote | null;
  /** The conflict dialog is open. Closing it leaves everything unsaved, as it is. */
  readonly comparing: boolean;
  /** False when session storage was full. */
  readonly kept_here: boolean;
  /** Fields whose problems are shown: `stepOne.title_en`. */
  readonly touched: ReadonlySet<string>;
  /** Steps of which all problems are shown, because somebody left them or tried to publish. */
  readonly tried: ReadonlySet<PlanStep>;
  /** The server refused the chosen image. */
  readonly cover_refused: boolean;
};

export type PlanStore = UseBoundStore<StoreApi<PlanState>>;

/** A draft from the server, or an empty one with the organization's settings. */
export type PlanStart = { readonly saved: StoredPlan } | { readonly empty: EventPlan };

const untouched = {
  saving: { kind: 'calm' },
  partly: false,
  saved_at: null,
  creation: null,
  note: null,
  comparing: false,
  kept_here: true,
  touched: new Set<string>(),
  cover_refused: false,
} as const;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the steps that have content. Their problems are shown at once when somebody comes back to the draft. */
const begunSteps = (plan: EventPlan): PlanStep[] =>
  PLAN_STEPS.filter((step) => {
    const values: unknown[] = Object.entries(plan[step])
      .filter(([name]) => name !== 'time_zone' && name !== 'currency')
      .map(([, value]): unknown => value);
    return values.some((value) => !isEmpty(value) && typeof value === 'object') || !isEmpty(values[0]);
  });

/** Applies what this tab had not saved to what the server has now. */
const restored = (state: PlanState, kept: KeptPlan, theirs: StoredPlan | null): PlanState => {
  const was = { ...state.base, ...kept.base };
  const mine = { ...was, ...kept.unsaved };
  const { merged, clashes } = mergePlans(was, mine, state.base);
  // The last save before the reload may have reached the server after all.
  if (changedSteps(state.base, merged).length === 0 && kept.creation === null) return state;
  const note = { kind: 'restored', before: state.base } as const;
  const tried = new Set([...state.tried, ...begunSteps(mine)]);
  if (clashes.length === 0 || theirs === null) return { ...state, plan: merged, creation: kept.creation, note, tried };
  const saving = { kind: 'conflict', theirs } as const;
  return { ...state, base: was, plan: mine, version: kept.version, saving, comparing: true, note, tried };
};

export const startingState = (start: PlanStart, kept: KeptPlan | null): PlanState => {
  if ('empty' in start) {
    const { empty } = start;
    const people = { leaders: [], ushers: [] };
    const fresh = {
      ...untouched,
      event_id: null,
      status: 'draft' as const,
      version: 0,
      base: empty,
      plan: empty,
      people,
      tried: new Set<PlanStep>(),
    };
    return kept === null ? fresh : restored(fresh, kept, null);
  }
  const { event_id, status, version, steps, leaders, ushers } = start.saved;
  const tried = new Set(begunSteps(steps));
  const saved_at = Date.parse(start.saved.saved_at);
  const people = { leaders, ushers };
  const state = { ...untouched, event_id, status, version, base: steps, plan: steps, people, saved_at, tried };
  return kept === null ? state : restored(state, kept, start.saved);
};

export const createPlanStore = (start: PlanStart, kept: KeptPlan | null): PlanStore =>
  create<PlanState>(() => startingState(start, kept));

const joined = <One extends { readonly id: string }>(before: readonly One[], more: readonly One[]): One[] => [
  ...new Map([...before, ...more].map((one) => [one.id, one])).values(),
];

export const joinPeople = (before: PlanPeople, more: Partial<PlanPeople>): PlanPeople => ({
  leaders: joined(before.leaders, more.leaders ?? []),
  ushers: joined(before.ushers, more.ushers ?? []),
});

/**
 * Applies one's own changes to somebody else's version of the draft. When both changed the same field nothing is taken
 * over, because the person at the screen has to decide.
 */
export const withVersion = (state: PlanState, theirs: StoredPlan, told = true): PlanState => {
  const { merged, clashes, isNews } = mergePlans(state.base, state.plan, theirs.steps);
  const people = joinPeople(state.people, theirs);
  if (clashes.length > 0)
    return { ...state, people, saving: { kind: 'conflict', theirs }, comparing: true, note: null };
  return {
    ...state,
    event_id: theirs.event_id,
    status: theirs.status,
    version: theirs.version,
    base: theirs.steps,
    // Keeps the same object when nothing is new, so that nothing is rendered again.
    plan: isNews ? merged : state.plan,
    people,
    saving: state.saving.kind === 'conflict' ? { kind: 'calm' } : state.saving,
    note: told && isNews ? { kind: 'theirs', name: theirs.saved_by } : state.note,
  };
};

/** Whether it can be worked on here: a draft, or an event that takes staff. */
export const isPlannable = (status: EventStatus): boolean =>
  status === 'draft' || status === 'published' || status === 'in_progress';
