import type { WorkLimits } from '../hiring/work-limits.ts';
import type { Booked, Work } from '../hiring/work.ts';
import type { EventPlan, PlanLead, PlanShift } from '../event-plan/plan.ts';
import { leadPeriod } from '../event-plan/team/lead-period.ts';
import { overlaps } from '../time/period.ts';
import { shiftMinutes, shiftPeriod } from '../time/shift-times.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import { keptLeads, type BookedPlace, type PlanChange } from './concerned.ts';
import { lostByHours, type Held, type LostPlace, type TimedPlace } from './new-hours.ts';

/** What people are booked for at other events, work and leading. */
export type Elsewhere = ReadonlyMap<string, readonly Booked[]>;

export type ChangeEffects = {
  /** places of shifts that are no more */
  readonly removed: readonly string[];
  /** places whose new hours do not go with what else their holder has confirmed */
  readonly lost: readonly LostPlace[];
  /** confirmed places that are to be confirmed again */
  readonly asked: readonly string[];
  /** invitations whose holder is told what has changed; the answer is waited for anyway */
  readonly told: readonly string[];
  /** leaders who are to confirm again that they lead */
  readonly leaders_asked: readonly string[];
};

type Plans = { readonly before: EventPlan; readonly after: EventPlan };

/** Leads whose new hours clash with something else that their leader is booked for. What clashed before is not by this change. */
export const clashingLeads = (plans: Plans, elsewhere: Elsewhere): PlanLead[] =>
  keptLeads(plans).flatMap(([was, is]) => {
    const [before, now] = [leadPeriod(plans.before, was), leadPeriod(plans.after, is)];
    const others = elsewhere.get(is.leader_id) ?? [];
    const clashes = others.some(
      (other) => now !== null && overlaps(now, other) && (before === null || !overlaps(before, other)),
    );
    return clashes ? [is] : [];
  });

export const withoutLeads = (plan: EventPlan, gone: readonly PlanLead[]): EventPlan => ({
  ...plan,
  stepThreeTeam: {
    ...plan.stepThreeTeam,
    leaders: plan.stepThreeTeam.leaders.filter((lead) => !gone.includes(lead)),
  },
});

type Concerned = {
  readonly event_id: string;
  readonly places: readonly BookedPlace[];
  readonly elsewhere: Elsewhere;
  readonly limits: WorkLimits;
};

/** What a change does to the people, once it is made. */
export const effectsOf = (
  { before, after }: Plans,
  changes: readonly PlanChange[],
  { event_id, places, elsewhere, limits }: Concerned,
): ChangeEffects => {
  const [were, are] = [worksOf(before, event_id), worksOf(after, event_id)];
  const timed = places.flatMap((place): TimedPlace[] => {
    const [was, is] = [were.get(place.shift), are.get(place.shift)];
    return was === undefined || is === undefined ? [] : [{ ...place, was, is }];
  });
  const removed = changes.flatMap(({ way, place_ids, field }) =>
    field === 'stepTwo.shifts' && way === 'removed' ? place_ids : [],
  );
  const lost = lostByHours(timed, heldBeside({ before, after }, event_id, elsewhere), limits);
  const gone = new Set([...removed, ...lost.map(({ id }) => id)]);
  const guarded = changes.filter((change) => change.class === 'guarded');
  const touched = new Set(guarded.flatMap(({ place_ids }) => place_ids));
  const staying = timed.filter(({ id }) => touched.has(id) && !gone.has(id));
  const leading = new Set(after.stepThreeTeam.leaders.map(({ leader_id }) => leader_id));
  return {
    removed,
    lost,
    asked: staying.filter(({ status }) => status === 'confirmed').map(({ id }) => id),
    told: staying.filter(({ status }) => status === 'invited').map(({ id }) => id),
    leaders_asked: [...new Set(guarded.flatMap(({ leader_ids }) => leader_ids))].filter((id) => leading.has(id)),
  };
};

const worksOf = ({ stepOne, stepTwo }: EventPlan, event_id: string): ReadonlyMap<string, Work> =>
  new Map(
    isTimeZone(stepOne.time_zone)
      ? stepTwo.shifts.map((shift) => [shift.key, workOf(shift, stepOne.time_zone, event_id)])
      : [],
  );

const workOf = (shift: PlanShift, timeZone: string, event_id: string): Work => ({
  event_id,
  work_date: shift.work_date,
  ...shiftPeriod(shift, timeZone),
  minutes: shiftMinutes(shift, timeZone) - shift.break_minutes,
});

/** Work elsewhere stays where it is; what somebody leads here may move, too. */
const heldBeside = (plans: Plans, event_id: string, elsewhere: Elsewhere): ReadonlyMap<string, readonly Held[]> => {
  const held = new Map<string, Held[]>(
    [...elsewhere].map(([id, all]) => [id, all.map((one) => ({ was: one, is: one }))]),
  );
  for (const [was, is] of keptLeads(plans)) {
    const [before, now] = [leadPeriod(plans.before, was), leadPeriod(plans.after, is)];
    if (before === null || now === null) continue;
    const lead: Held = { was: { ...before, event_id, as: 'leader' }, is: { ...now, event_id, as: 'leader' } };
    held.set(is.leader_id, [...(held.get(is.leader_id) ?? []), lead]);
  }
  return held;
};
