import { emptyPlan, USHERS_PER_LEADER, type PlanStep, type PlanSurroundings } from '../plan.ts';
import { planProblems } from '../plan-problems.ts';

const NOWHERE: PlanSurroundings = {
  now: new Date(0),
  category_ids: new Set(),
  type_ids: new Set(),
  approved_leader_ids: new Set(),
  busy_leader_ids: new Set(),
  ushers_per_leader: USHERS_PER_LEADER,
};

const REQUIRED: ReadonlySet<string> = new Set(
  planProblems(emptyPlan('UTC', 'SAR'), NOWHERE)
    .filter(({ blocking }) => blocking)
    .map(({ step, field }) => `${step}.${field}`),
);

/** Whether a field must be filled in before publishing: the rules object to it in an empty plan. */
export const isRequiredField = (step: PlanStep, field: string): boolean => REQUIRED.has(`${step}.${field}`);
