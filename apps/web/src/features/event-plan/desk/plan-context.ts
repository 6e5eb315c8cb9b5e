import type { EventPlan, Outlook } from '@proline/contract/event-plan/event-plan';
import type { DraftProblem, DraftProblemCode, DraftStep, EventDraft } from '@proline/domain/event-plan/plan';
import { createContext, useContext } from 'react';

export type FieldProblem = {
  /** a rule of the draft, or why the step cannot be kept as it is (a code of the step's schema) */
  readonly code: DraftProblemCode | (string & {});
  /** else it is a warning */
  readonly blocking: boolean;
};

/** A problem wherever it is, for the strip and the review. */
export type PlanProblem = FieldProblem & Pick<DraftProblem, 'step' | 'field'>;

export type PlanPeople = Pick<EventPlan, 'leaders' | 'ushers'>;

/** What every step of the wizard works with. */
export type PlanScreen = {
  /** what is on the screen, saved or not */
  readonly plan: EventDraft;
  /** the same without what cannot be kept as it is: what rules and forecasts can be asked about */
  readonly sound: EventDraft;
  readonly change: <Step extends DraftStep>(step: Step, changes: Partial<EventDraft[Step]>) => void;
  /** several steps at once, such as a shift that goes and takes its needs along */
  readonly changeAll: (change: (plan: EventDraft) => EventDraft) => void;
  /** somebody has been at this field: from now on its problems are shown. Changing it does the same by itself. */
  readonly touch: (step: DraftStep, field: string) => void;
  /** what is wrong at a field and may be shown now: `problemAt('stepTwo', 'shifts.3.ends')` */
  readonly problemAt: (step: DraftStep, field: string) => FieldProblem | undefined;
  /** all of them, shown at their fields or not */
  readonly problems: readonly PlanProblem[];
  /** the server's figures for what was last saved; undefined: on their way */
  readonly outlook: Outlook | undefined;
  /** what it would cost: as the server has it, or what it will have once this is saved */
  readonly forecast: Outlook['forecast'];
  /** names of leaders and ushers that the plan names; grows as people are chosen */
  readonly people: PlanPeople;
  readonly remember: (people: Partial<PlanPeople>) => void;
  /** null: not on the server yet */
  readonly eventId: string | null;
  /** makes sure that the server knows the draft (lookups that depend on it need this) */
  readonly saveNow: () => Promise<string>;
};

export const PlanContext = createContext<PlanScreen | null>(null);

export const usePlan = (): PlanScreen => {
  const screen = useContext(PlanContext);
  if (screen === null) throw new Error('A step stands inside the wizard.');
  return screen;
};

/**
 * Spread on the element around a control: "before you publish" leads there. A field without its own anchor is looked for
 * at the nearest one above it: `shifts.3.ends`, `shifts.3`, `shifts`.
 */
export const fieldAnchor = (step: DraftStep, field: string) => ({ 'data-field': `${step}.${field}` });
