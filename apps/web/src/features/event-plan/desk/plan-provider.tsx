import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import type { PlanStep } from '@proline/domain/event-plan/plan';
import { sameValue } from '@proline/domain/merge/three-way';
import { validPlan } from '@proline/domain/event-plan/plan-changes';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApiError } from '../../../lib/api/api-client.ts';
import { translate } from '../../../lib/texts/i18n.ts';
import { showError } from '../../../lib/screen/toast.ts';
import { invalidFields } from './sent-steps.ts';
import { useHeldChange, NOBODY } from './use-held-change.ts';
import { PlanContext, type PlanScreen } from './plan-context.ts';
import { createDesk, type PlanDesk } from './plan-desk.ts';
import { isShown, shownProblems, problemsByField } from '../problems/shown-problems.ts';
import type { PlanStart, PlanState } from './plan-state.ts';
import { outlookQuery, planCalls, planQuery, type PlanCalls } from '../event-plan.api.ts';
import { useSurroundings } from './use-surroundings.ts';

const DeskContext = createContext<PlanDesk | null>(null);

/** Returns the desk: the frame of the wizard needs more than what every step works with. */
export const useDesk = (): PlanDesk => {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('The frame stands inside the wizard.');
  return desk;
};

export const useDeskState = <Part,>(select: (state: PlanState) => Part): Part => useDesk().store(select);

/** Writes what was saved into the query cache, so that every other view of this plan shows the newest version. */
const rememberingCalls = (client: QueryClient): PlanCalls => ({
  ...planCalls,
  create: async (steps, key) => {
    const made = await planCalls.create(steps, key);
    client.setQueryData(planQuery(made.event_id).queryKey, made);
    return made;
  },
  save: async (id, version, steps) => {
    const saved = await planCalls.save(id, version, steps);
    client.setQueryData(planQuery(id).queryKey, (plan) =>
      plan && plan.version < saved.version ? { ...plan, ...saved, steps: Object.assign({}, plan.steps, steps) } : plan,
    );
    return saved;
  },
});

const NOT_FOUND = 404;

const reportError = (error: unknown): void => {
  showError(error instanceof ApiError ? error.message : translate('error-screen')('offline'));
};

/** Provides one draft. Another draft needs a provider of its own, with another key. */
export const PlanProvider = ({ start, children }: { readonly start: PlanStart; readonly children: ReactNode }) => {
  const client = useQueryClient();
  const [desk] = useState(() =>
    createDesk({ start, calls: rememberingCalls(client), storage: sessionStorage, onTrouble: reportError }),
  );
  useEffect(() => desk.follow(), [desk]);
  const event_id = desk.store((state) => state.event_id);
  const { data: newest, error } = useQuery({ ...planQuery(event_id ?? ''), enabled: event_id !== null });
  useEffect(() => {
    if (newest) void desk.receive(newest);
  }, [desk, newest]);
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  useEffect(() => {
    if (isGone) void desk.receiveDeletion();
  }, [desk, isGone]);
  return (
    <DeskContext value={desk}>
      <ScreenProvider desk={desk}>{children}</ScreenProvider>
    </DeskContext>
  );
};

const ScreenProvider = ({ desk, children }: { readonly desk: PlanDesk; readonly children: ReactNode }) => {
  const { plan, base, people, event_id, version, status, touched, tried, cover_refused } = desk.store();
  const { data: outlook } = useQuery({ ...outlookQuery(event_id ?? '', version), enabled: event_id !== null });
  const around = useSurroundings(outlook, people);
  // Checking hundreds of shifts takes a while, and typing must not wait for it.
  const judged = useDeferredValue(plan);
  const held = useHeldChange({ base, version, status, event_id }, judged);
  const booked = held === null ? null : (held.booked ?? NOBODY);
  const problems = useMemo(() => shownProblems(base, judged, around, booked), [base, judged, around, booked]);
  const byField = useMemo(() => problemsByField(problems), [problems]);
  const sound = useMemo(() => validPlan(base, judged, invalidFields), [base, judged]);
  // The server's figures are used when they fit the screen; until the next save the same rule is applied here.
  const isKnown = outlook?.version === version && sameValue(base, judged);
  const forecast = useMemo(() => (isKnown ? outlook.forecast : planForecast(sound)), [isKnown, outlook, sound]);
  const screen = useMemo((): PlanScreen => {
    const isMarked: PlanScreen['isMarked'] = (problem) => isShown({ touched, tried }, problem);
    const problemAt = (step: PlanStep, field: string) => {
      if (cover_refused && step === 'stepOne' && field === 'cover_id')
        return { code: 'file_not_usable', blocking: true };
      return isMarked({ step, field }) ? byField.get(`${step}.${field}`) : undefined;
    };
    const { change, changeAll, touch, remember, saveNow } = desk;
    const tools = { change, changeAll, touch, remember, saveNow };
    return { plan, sound, problems, isMarked, problemAt, outlook, forecast, people, held, eventId: event_id, ...tools };
  }, [desk, plan, sound, problems, byField, outlook, forecast, people, held, event_id, touched, tried, cover_refused]);
  return <PlanContext value={screen}>{children}</PlanContext>;
};
