import type { EventPlan, PlanLead } from '../event-plan/plan.ts';
import { isNoWorseNight } from '../pay/night.ts';
import { sameValue } from '../merge/three-way.ts';
import type { ChangeWay, PlanField } from './change-rules.ts';
import { ahead, change, keptLeads, leadOf, type Change, type PlanChange } from './concerned.ts';

export function leaderChanges(all: Change): PlanChange[] {
  const kept = keptLeads(all);
  const named = new Set(kept.map(([lead]) => leadOf(lead)));
  const payOf = ({ stepFour }: EventPlan, { pay_minor }: PlanLead) => pay_minor ?? stepFour.leader_rate_minor;
  const of = (way: ChangeWay, lead: PlanLead) => {
    const index = all.after.stepThreeTeam.leaders.findIndex((one) => leadOf(one) === leadOf(lead));
    const at = index === -1 ? 'leaders' : `leaders.${index}.pay_minor`;
    return change('stepThreeTeam.leaders', way, { at, subject: lead.leader_id, leaders: [lead.leader_id] });
  };
  return [
    ...all.after.stepThreeTeam.leaders.filter((lead) => !named.has(leadOf(lead))).map((lead) => of('added', lead)),
    ...all.before.stepThreeTeam.leaders.filter((lead) => !named.has(leadOf(lead))).map((lead) => of('removed', lead)),
    ...kept.flatMap(([was, is]) => {
      const [less, more] = [payOf(all.before, was), payOf(all.after, is)];
      return was.pay_minor === is.pay_minor || less === more ? [] : [of(more > less ? 'up' : 'down', is)];
    }),
  ];
}

export function payChanges(all: Change): PlanChange[] {
  const were = new Map(all.before.stepFour.pay.map((role) => [role.type_id, role]));
  const are = new Map(all.after.stepFour.pay.map((role) => [role.type_id, role]));
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((type_id) => {
    const [was, is] = [were.get(type_id), are.get(type_id)];
    if (sameValue(was, is)) return [];
    const part = { at: `pay.${type_id}`, subject: type_id };
    const isBooked = all.booked.places.some((place) => place.type_id === type_id);
    if (was === undefined || !isBooked) return [change('stepFour.pay', 'set', part)];
    // another basis cannot be compared: it may be less
    const isMore = is !== undefined && is.basis === was.basis && is.rate_minor > was.rate_minor;
    const places = ahead(all).filter((place) => place.type_id === type_id);
    return [change('stepFour.pay', isMore ? 'up' : 'down', { ...part, places })];
  });
}

export function leaderRateChange(all: Change): PlanChange {
  const leaders = keptLeads(all).flatMap(([was, is]) =>
    was.pay_minor === null && is.pay_minor === null ? [was.leader_id] : [],
  );
  const isMore = all.after.stepFour.leader_rate_minor > all.before.stepFour.leader_rate_minor;
  const way = leaders.length === 0 ? 'set' : isMore ? 'up' : 'down';
  return change('stepFour.leader_rate_minor', way, { leaders });
}

export function termChange(all: Change, field: PlanField, of: (plan: EventPlan) => number): PlanChange {
  const [was, is] = [of(all.before), of(all.after)];
  const way = all.booked.places.length === 0 || was === is ? 'set' : is > was ? 'up' : 'down';
  return change(field, way, way === 'set' ? {} : { places: ahead(all) });
}

/** Later hours at a higher rate may be less for somebody: that is no rise. */
export function nightChange(all: Change): PlanChange {
  if (all.booked.places.length === 0) return change('stepFour.night', 'set');
  const isNoWorse = isNoWorseNight(all.before.stepFour.night, all.after.stepFour.night);
  return change('stepFour.night', isNoWorse ? 'up' : 'down', { places: ahead(all) });
}
