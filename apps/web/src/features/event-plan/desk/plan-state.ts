import type { EventPlan } from '@proline/contract/event-plan/event-plan';
import { DRAFT_STEPS, type DraftStep, type EventDraft } from '@proline/domain/event-plan/plan';
import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import { mergePlans } from '@proline/domain/event-plan/plan-merge';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { Creation, KeptPlan } from './kept-plan.ts';
import type { PlanPeople } from './plan-context.ts';

/** How the saving stands. */
export type Saving =
  /** all that can be saved is saved, or will be in a moment */
  | { readonly kind: 'calm' }
  | { readonly kind: 'sending' }
  /** no connection, or a server in trouble: it is tried again */
  | { readonly kind: 'waiting' }
  /** somebody changed the same fields: nothing is saved until it is decided what holds */
  | { readonly kind: 'conflict'; readonly theirs: EventPlan }
  /** deleted, or no draft any more */
  | { readonly kind: 'gone' }
  | { readonly kind: 'not_draft' }
  | { readonly kind: 'refused'; readonly message: string };

export type PlanNote =
  /** what this tab had not saved was laid over what the server had then */
  | { readonly kind: 'restored'; readonly before: EventDraft }
  /** somebody else changed the draft, and both sides' changes stand */
  | { readonly kind: 'theirs'; readonly name: string | null };

export type PlanState = {
  readonly event_id: string | null;
  /** 0: not on the server yet */
  readonly version: number;
  /** what the server has */
  readonly base: EventDraft;
  /** what is on the screen */
  readonly plan: EventDraft;
  readonly people: PlanPeople;
  readonly saving: Saving;
  /** something is left that cannot be kept as it is; known after the last save */
  readonly partly: boolean;
  /** in milliseconds; null: not yet */
  readonly saved_at: number | null;
  readonly creation: Creation | null;
  readonly note: PlanNote | null;
  /** the dialog of a conflict is open; closed, everything stays as it is, unsaved */
  readonly comparing: boolean;
  /** false: session storage had no room for it */
  readonly kept_here: boolean;
  /** `stepOne.title_en`: whose problems are shown */
  readonly touched: ReadonlySet<string>;
  /** steps that were left, or publishing was tried: all their problems are shown */
  readonly tried: ReadonlySet<DraftStep>;
  /** the server would not take the chosen image */
  readonly cover_refused: boolean;
};

export type PlanStore = UseBoundStore<StoreApi<PlanState>>;

/** Either a draft of the server, or nothing but the settings of a new one. */
export type PlanStart = { readonly saved: EventPlan } | { readonly empty: EventDraft };

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

/** Whoever comes back to a draft sees at once what is wrong in the steps that he began. */
const begunSteps = (plan: EventDraft): DraftStep[] =>
  DRAFT_STEPS.filter((step) => {
    const values: unknown[] = Object.entries(plan[step])
      .filter(([name]) => name !== 'time_zone' && name !== 'currency')
      .map(([, value]): unknown => value);
    return values.some((value) => !isEmpty(value) && typeof value === 'object') || !isEmpty(values[0]);
  });

/** Lays what this tab had not saved yet over what the server has now. */
const restored = (state: PlanState, kept: KeptPlan, theirs: EventPlan | null): PlanState => {
  const was = { ...state.base, ...kept.base };
  const mine = { ...was, ...kept.unsaved };
  const { merged, clashes } = mergePlans(was, mine, state.base);
  // its last words may have arrived, after all
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
      version: 0,
      base: empty,
      plan: empty,
      people,
      tried: new Set<DraftStep>(),
    };
    return kept === null ? fresh : restored(fresh, kept, null);
  }
  const { event_id, version, steps, leaders, ushers } = start.saved;
  const tried = new Set(begunSteps(steps));
  const saved_at = Date.parse(start.saved.saved_at);
  const people = { leaders, ushers };
  const state = { ...untouched, event_id, version, base: steps, plan: steps, people, saved_at, tried };
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
 * Somebody else's version of the draft, with mine laid over it. Where both changed the same nothing is taken over: that is
 * for the one at the screen to decide.
 */
export const withVersion = (state: PlanState, theirs: EventPlan, told = true): PlanState => {
  const { merged, clashes, isNews } = mergePlans(state.base, state.plan, theirs.steps);
  const people = joinPeople(state.people, theirs);
  if (clashes.length > 0)
    return { ...state, people, saving: { kind: 'conflict', theirs }, comparing: true, note: null };
  return {
    ...state,
    event_id: theirs.event_id,
    version: theirs.version,
    base: theirs.steps,
    // the very same object where nothing is new, so that nothing is drawn again
    plan: isNews ? merged : state.plan,
    people,
    saving: state.saving.kind === 'conflict' ? { kind: 'calm' } : state.saving,
    note: told && isNews ? { kind: 'theirs', name: theirs.saved_by } : state.note,
  };
};
