import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { PLAN_STEPS, type PlanStep, type EventPlan } from '@proline/domain/event-plan/plan';
import type { FieldDifference } from '@proline/domain/merge/three-way';
import { changedSteps, validChanges } from '@proline/domain/event-plan/plan-changes';
import { mergePlans, withTheirs } from '@proline/domain/event-plan/merge/plan-merge';
import { createKeptPlan } from './kept-plan.ts';
import { invalidFields } from './sent-steps.ts';
import type { PlanPeople } from './plan-context.ts';
import { createSaver } from './plan-saving.ts';
import { createPlanStore, joinPeople, withVersion, type PlanStart } from './plan-state.ts';
import type { PlanCalls } from '../event-plan.api.ts';

type DeskParts = {
  readonly start: PlanStart;
  readonly calls: PlanCalls;
  readonly storage: Storage;
  readonly onTrouble: (error: unknown) => void;
};

const touchedIn = (before: EventPlan, after: EventPlan): string[] =>
  PLAN_STEPS.filter((step) => before[step] !== after[step]).flatMap((step) =>
    Object.entries(after[step])
      .filter(([field, value]) => Reflect.get(before[step], field) !== value)
      .map(([field]) => `${step}.${field}`),
  );

/** Creates the desk: one draft as it is on the screen, and everything that can be done to it. */
export const createDesk = ({ start, calls, storage, onTrouble }: DeskParts) => {
  const kept = createKeptPlan(storage);
  const store = createPlanStore(start, kept.open('saved' in start ? start.saved.event_id : null));
  const saver = createSaver({ store, calls, kept, onTrouble });

  const changeAll = (change: (plan: EventPlan) => EventPlan): void => {
    const { plan: before, touched, cover_refused } = store.getState();
    const plan = change(before);
    if (plan === before) return;
    const fields = touchedIn(before, plan);
    store.setState({
      plan,
      partly: false,
      touched: new Set([...touched, ...fields]),
      cover_refused: cover_refused && !fields.includes('stepOne.cover_id'),
    });
    saver.storeLocally(before);
    saver.schedule();
  };

  /** Continues from the other person's version, with this plan on the screen. */
  const settle = (theirs: StoredPlan, plan: EventPlan): void => {
    const { plan: before } = store.getState();
    store.setState({ base: theirs.steps, version: theirs.version, plan, saving: { kind: 'calm' } });
    saver.storeLocally(before);
  };

  return {
    store,
    changeAll,
    change: <Step extends PlanStep>(step: Step, changes: Partial<EventPlan[Step]>): void =>
      changeAll((plan) => ({ ...plan, [step]: { ...plan[step], ...changes } })),
    touch: (step: PlanStep, field: string): void => {
      const { touched } = store.getState();
      const name = `${step}.${field}`;
      if (!touched.has(name)) store.setState({ touched: new Set([...touched, name]) });
    },
    /** Shows all problems of these steps from now on. */
    tryOut(steps: readonly PlanStep[]): void {
      const { tried } = store.getState();
      if (steps.some((step) => !tried.has(step))) store.setState({ tried: new Set([...tried, ...steps]) });
    },
    remember: (people: Partial<PlanPeople>): void =>
      store.setState((state) => ({ people: joinPeople(state.people, people) })),
    dropNote: (): void => store.setState({ note: null }),
    /** Discards what was restored after a reload. Returns a function that brings it back. */
    discardRestored(): () => void {
      const { plan, note } = store.getState();
      if (note?.kind === 'restored') changeAll(() => note.before);
      store.setState({ note: null });
      return () => changeAll(() => plan);
    },
    flush: saver.flush,
    /** Returns whether everything unsaved will be saved without anybody's help. */
    isSoonSaved(): boolean {
      const { saving, base, plan, status } = store.getState();
      if (status !== 'draft') return changedSteps(base, plan).length === 0;
      const isMoving = saving.kind === 'calm' || saving.kind === 'sending';
      return (
        isMoving && changedSteps(base, plan).length === Object.keys(validChanges(base, plan, invalidFields)).length
      );
    },

    saveNow: async (): Promise<string> => {
      await saver.flush(true);
      const { event_id } = store.getState();
      if (event_id === null) throw new Error('The draft could not be saved yet.');
      return event_id;
    },

    /** Takes over a newer version from the server. One's own saves arrive here as well, but are not newer. */
    async receive(theirs: StoredPlan): Promise<void> {
      await saver.idle();
      const { version, event_id, saving, status, plan: before } = store.getState();
      if (theirs.event_id !== event_id || theirs.version <= version) return;
      const goesOn = status === 'draft' ? theirs.status === 'draft' : takesStaff(theirs.status);
      if (!goesOn) return store.setState({ saving: { kind: 'not_draft' } });
      if (saving.kind === 'conflict' && saving.theirs.version >= theirs.version) return;
      store.setState((state) => withVersion(state, theirs));
      saver.storeLocally(before);
      saver.schedule();
    },

    /** Notes that the change of a published event was made. */
    changed(version: number): void {
      const { plan } = store.getState();
      store.setState({ base: plan, version, saved_at: Date.now(), note: null, saving: { kind: 'calm' } });
      saver.storeLocally(null);
    },

    /** Notes that somebody deleted the draft. */
    async receiveDeletion(): Promise<void> {
      await saver.idle();
      store.setState({ saving: { kind: 'gone' } });
    },

    /** Returns the fields that both people changed to different values. */
    clashes(): readonly FieldDifference[] {
      const { saving, base, plan } = store.getState();
      return saving.kind === 'conflict' ? mergePlans(base, plan, saving.theirs.steps).clashes : [];
    },
    compare: (comparing: boolean): void => store.setState({ comparing }),
    async overwrite(): Promise<void> {
      const { saving, base, plan } = store.getState();
      if (saving.kind !== 'conflict') return;
      settle(saving.theirs, mergePlans(base, plan, saving.theirs.steps).merged);
      await saver.flush();
    },
    /** Takes the other person's values where both changed a field. Returns a function that undoes it. */
    acceptTheirs(): () => void {
      const { saving, base, plan } = store.getState();
      if (saving.kind !== 'conflict') return () => undefined;
      const { merged, clashes } = mergePlans(base, plan, saving.theirs.steps);
      settle(saving.theirs, withTheirs(merged, clashes));
      saver.schedule();
      const mine = clashes.map((clash) => ({ ...clash, theirs: clash.mine }));
      return () => changeAll((now) => withTheirs(now, mine));
    },
    /** Stops all saving, because the draft was deleted here. */
    abandon: (): void => store.setState(({ base }) => ({ plan: base, creation: null, saving: { kind: 'gone' } })),
    /** Makes a new draft of the same content after somebody else deleted this one. */
    startAgain(empty: EventPlan): void {
      store.setState({ event_id: null, version: 0, base: empty, creation: null, saving: { kind: 'calm' } });
      saver.storeLocally(null);
      saver.schedule();
    },

    /** Saves when the connection is back and when the tab is hidden, until the returned function is called. */
    follow(): () => void {
      kept.setOpen(true);
      saver.storeLocally(null);
      const now = () => void saver.flush();
      const whenHidden = () => {
        if (document.visibilityState === 'hidden') now();
      };
      addEventListener('online', now);
      document.addEventListener('visibilitychange', whenHidden);
      if (store.getState().note !== null) saver.schedule();
      return () => {
        removeEventListener('online', now);
        document.removeEventListener('visibilitychange', whenHidden);
        kept.setOpen(false);
        now();
      };
    },
  };
};
export type PlanDesk = ReturnType<typeof createDesk>;
