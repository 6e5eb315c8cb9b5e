import { changePlan, previewPlanChange, type ChangePreview } from '@proline/contract/event-change/event-change';
import { getEventPlan } from '@proline/contract/event-plan/event-plan';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { addDays } from '@proline/domain/time/calendar-day';
import type { ShiftTimes } from '@proline/domain/time/shift-times';
import type pg from 'pg';
import type { TestApp } from '../test-app.ts';
import { versionOf } from './event-course.ts';

export type Edit = (plan: PlanSteps) => PlanSteps;

export async function planOf(app: TestApp, token: string, id: string): Promise<PlanSteps> {
  const reply = await app.call(getEventPlan, { token, params: { id } });
  return getEventPlan.response.parse(reply.json()).data.steps;
}

/** What this change of the plan as it is now would do. */
export async function foreseeEdit(app: TestApp, token: string, id: string, edit: Edit): Promise<ChangePreview> {
  const body = { version: await versionOf(app.pool, id), steps: edit(await planOf(app, token, id)) };
  const reply = await app.call(previewPlanChange, { token, params: { id }, body });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return previewPlanChange.response.parse(reply.json()).data;
}

/** Previews, and then asks for it, confirming what was shown. */
export async function askEdit(app: TestApp, token: string, id: string, edit: Edit, shown?: ChangePreview) {
  const { fingerprint } = shown ?? (await foreseeEdit(app, token, id, edit));
  const body = { version: await versionOf(app.pool, id), steps: edit(await planOf(app, token, id)), fingerprint };
  return app.call(changePlan, { token, params: { id }, body });
}

const MINUTES_PER_DAY = 1_440;
const onClock = (minutes: number): number => (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;

/** By less than a day. */
const movedBy = <Shift extends ShiftTimes>(shift: Shift, minutes: number): Shift => ({
  ...shift,
  work_date: addDays(shift.work_date, Math.floor((shift.starts + minutes) / MINUTES_PER_DAY)),
  starts: onClock(shift.starts + minutes),
  ends: onClock(shift.ends + minutes),
});

/** Every shift so many minutes later. The event ends on the next day, so an hour or two fit. */
export const later =
  (minutes: number, keys?: readonly string[]): Edit =>
  (plan) => ({
    ...plan,
    stepTwo: {
      ...plan.stepTwo,
      shifts: plan.stepTwo.shifts.map((shift) =>
        keys === undefined || keys.includes(shift.key) ? movedBy(shift, minutes) : shift,
      ),
    },
  });

export const withStep =
  <Step extends keyof PlanSteps>(step: Step, values: Partial<PlanSteps[Step]>): Edit =>
  (plan) => ({ ...plan, [step]: { ...plan[step], ...values } });

/** The plan is read from the rows then, which have moved. */
export const forgetPlan = async (pool: pg.Pool, event_id: string): Promise<void> => {
  await pool.query('delete from event_plans where event_id = $1', [event_id]);
  for (const table of ['shifts', 'zones'])
    await pool.query(`update ${table} set plan_key = null where event_id = $1`, [event_id]);
};

/** So many people in each shift. */
export const wanting =
  (headcount: number): Edit =>
  (plan) => ({
    ...plan,
    stepThree: { ...plan.stepThree, needs: plan.stepThree.needs.map((need) => ({ ...need, headcount })) },
    stepThreeZones: {
      ...plan.stepThreeZones,
      places: plan.stepThreeZones.places.map((place) => ({ ...place, headcount })),
    },
  });

/** What became of a place. */
export const placeOf = async (pool: pg.Pool, id: string): Promise<Record<string, unknown> | undefined> =>
  (
    await pool.query<Record<string, unknown>>(
      `select status, release_reason, starts_at, reconfirm_asked_at is not null as asked, reconfirmed_at is not null as answered,
         version from assignments where id = $1`,
      [id],
    )
  ).rows[0];

/** Who was told what about the event, without its announcement. */
export const toldOf = async (pool: pg.Pool, event_id: string): Promise<[string, string][]> =>
  (
    await pool.query<{ kind: string; person_id: string }>(
      `select kind, person_id from messages where cause_id = $1 and kind not in ('event_open', 'invited_ahead')
       order by created_at, kind`,
      [event_id],
    )
  ).rows.map(({ kind, person_id }) => [kind, person_id]);
