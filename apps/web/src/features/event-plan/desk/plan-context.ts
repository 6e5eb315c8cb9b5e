import type { StoredPlan, Outlook } from '@proline/contract/event-plan/event-plan';
import type { BookedFacts, PlanChange } from '@proline/domain/event-change/concerned';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { PlanProblem, PlanProblemCode, PlanStep, EventPlan } from '@proline/domain/event-plan/plan';
import { createContext, useContext } from 'react';

export type FieldProblem = {
  /** A rule of the draft, or a code of the step's schema when the step cannot be stored as it is. */
  readonly code: PlanProblemCode | (string & {});
  /** False for a warning. */
  readonly blocking: boolean;
};

/** A problem together with its step and field, for the step strip and the review. */
export type DeskProblem = FieldProblem & Pick<PlanProblem, 'step' | 'field'>;

/** The change of a published event: whom it concerns is asked before it is saved. */
export type HeldChange = {
  /** What the server has. */
  readonly base: EventPlan;
  readonly version: number;
  readonly status: EventStatus;
  /** Undefined while it loads. */
  readonly booked: BookedFacts | undefined;
  readonly changes: readonly PlanChange[];
};

export type PlanPeople = Pick<StoredPlan, 'leaders' | 'ushers'>;

/** What every step of the wizard works with. */
export type PlanScreen = {
  /** What is on the screen, saved or not. */
  readonly plan: EventPlan;
  /** The plan without the values that cannot be stored: rules and forecasts work only on this one. */
  readonly sound: EventPlan;
  readonly change: <Step extends PlanStep>(step: Step, changes: Partial<EventPlan[Step]>) => void;
  /** Changes several steps at once: for example, removing a shift removes its headcount as well. */
  readonly changeAll: (change: (plan: EventPlan) => EventPlan) => void;
  /** Notes that somebody was in this field, so that its problems are shown. Changing it does the same. */
  readonly touch: (step: PlanStep, field: string) => void;
  /** The problem at a field, if it may be shown now: `problemAt('stepTwo', 'shifts.3.ends')`. */
  readonly problemAt: (step: PlanStep, field: string) => FieldProblem | undefined;
  /** All problems, whether they are shown at their fields or not. */
  readonly problems: readonly DeskProblem[];
  /** Whether a problem is shown at its field. What nobody has reached yet is left to do, and not wrong. */
  readonly isMarked: (problem: Pick<PlanProblem, 'step' | 'field'>) => boolean;
  /** The server's figures for the version that was saved last; undefined while they load. */
  readonly outlook: Outlook | undefined;
  /** The cost: the server's figure when it is up to date, otherwise the one that saving will give. */
  readonly forecast: Outlook['forecast'];
  /** Names of the leaders and ushers in the plan. It grows as people are chosen. */
  readonly people: PlanPeople;
  readonly remember: (people: Partial<PlanPeople>) => void;
  /** Null while it is a draft. */
  readonly held: HeldChange | null;
  /** Null until the draft is on the server. */
  readonly eventId: string | null;
  /** Saves the draft, because lookups that depend on it need it on the server. Returns its ID. */
  readonly saveNow: () => Promise<string>;
};

export const PlanContext = createContext<PlanScreen | null>(null);

export const usePlan = (): PlanScreen => {
  const screen = useContext(PlanContext);
  if (screen === null) throw new Error('A step stands inside the wizard.');
  return screen;
};

/**
 * Returns the attribute for the element around a control, to which "before you publish" links. A field without its own
 * anchor uses the nearest one above it: `shifts.3.ends`, `shifts.3`, `shifts`.
 */
export const fieldAnchor = (step: PlanStep, field: string) => ({ 'data-field': `${step}.${field}` });
