import type {
  changePlan,
  getPlanBookings,
  listReconfirmations,
  previewPlanChange,
} from '@proline/contract/event-change/event-change';
import { planSteps, type PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { planChange } from '@proline/domain/event-plan/log/plan-log';
import { problemPaths } from '@proline/domain/event-plan/problems/problem-paths';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { leadersIn } from '../event-move/publishing.service.ts';
import { readPlan, readPlanForUpdate, type ReadPlan } from '../event-plan/plan-read.service.ts';
import { replacePlan } from '../event-plan/plan-save.service.ts';
import { readSurroundings } from '../event-plan/surroundings.service.ts';
import { agreeArrivals } from '../assignment/agreed-arrival.service.ts';
import { findBookedPlaces, findEarlier, findStarts, holdPeople } from './booked.queries.ts';
import { applyPlan } from './plan-apply.service.ts';
import { askConcerned, releaseConcerned, showReleased } from './concerned.service.ts';
import { askLeaders, tellLeaders } from './leads-concerned.service.ts';
import { foresee, leadersChanged, type Foreseen } from './foresee.service.ts';
import { findWaiting } from './reconfirm.queries.ts';

export const showBookings: Handler<typeof getPlanBookings> = async ({ params }, { db }) => {
  const plan = await readPlan(db, params.id);
  if (!plan) throw new Refusal('not_found');
  const { now } = await readSurroundings(db, plan.steps, params.id);
  return { data: { now: now.toISOString(), places: await findBookedPlaces(db, params.id) } };
};

/** What was seen must still be so. */
function refuseStale(plan: ReadPlan | undefined, version: number): asserts plan is ReadPlan {
  if (!plan) throw new Refusal('not_found');
  if (!takesStaff(plan.event.status)) throw new Refusal('event_not_changeable');
  if (plan.event.version !== version) throw new Refusal('conflict');
}

export const preview: Handler<typeof previewPlanChange> = async ({ params, body }, { db }) => {
  const plan = await readPlan(db, params.id);
  refuseStale(plan, body.version);
  const foreseen = await foresee(db, plan, planSteps.parse({ ...plan.steps, ...body.steps }));
  const { changes, problems, numbers, fingerprint } = foreseen;
  return {
    data: {
      fingerprint,
      changes: changes.map(({ place_ids: _places, leader_ids: _leaders, ...change }) => change),
      problems: [...problems],
      numbers,
      released: await showReleased(db, plan.steps, foreseen),
    },
  };
};

function refuseChange({ problems, numbers, fingerprint }: Foreseen, confirmed: string): void {
  const blocking = problems.filter((problem) => problem.blocking);
  if (blocking.length > 0) throw new Refusal('change_refused', { errors: problemPaths(blocking) });
  if (fingerprint === confirmed) return;
  const errors = Object.fromEntries(Object.entries(numbers).map(([name, count]) => [name, [String(count)]]));
  throw new Refusal('change_outdated', { errors });
}

/** The event, then everybody concerned: nobody is booked, released or told about it meanwhile. */
export const change: Handler<typeof changePlan> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const plan = await readPlanForUpdate(tx, params.id);
    refuseStale(plan, body.version);
    const { steps: before } = plan;
    const wanted: PlanSteps = planSteps.parse({ ...before, ...body.steps });
    const booked = await findBookedPlaces(tx, params.id);
    await holdPeople(tx, [...booked.map(({ person_id }) => person_id), ...leadersIn(before), ...leadersIn(wanted)]);
    const foreseen = await foresee(tx, plan, wanted);
    refuseChange(foreseen, body.fingerprint);
    const { effects, numbers, after, leads_lost } = foreseen;
    const by = { tx, audit, admin_id: admin.id, event_id: params.id };
    await releaseConcerned(by, effects);
    const starts = await findStarts(tx, params.id);
    await applyPlan(tx, params.id, after);
    const earlier = await findEarlier(tx, starts);
    // whoever learns so late that work begins earlier is expected when they can be there
    if (earlier[0]) await agreeArrivals(tx, params.id, earlier, earlier[0].now);
    const saved = await replacePlan(tx, plan, after, admin.id);
    await askConcerned(by, effects);
    await askLeaders(by, effects.leaders_asked);
    await tellLeaders(by, leadersChanged({ before, after }, leads_lost));
    const logged = planChange(before, after);
    await audit({
      action: 'change_plan',
      entity: 'event',
      record_id: params.id,
      before: logged.before,
      after: {
        ...logged.after,
        told: numbers.told,
        asked_to_reconfirm: numbers.asked,
        ushers_released: numbers.released,
      },
    });
    return { data: { ...numbers, version: saved.version, saved_at: saved.saved_at.toISOString() } };
  });

export const showWaiting: Handler<typeof listReconfirmations> = async ({ params }, { pool }) => {
  const data = await findWaiting(pool, params.id);
  if (!data) throw new Refusal('not_found');
  return { data };
};
