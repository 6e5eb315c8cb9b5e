import { reconcileZones } from '../event-plan/headcount/headcount.ts';
import { PLAN_STEPS, type EventPlan, type PlanLead, type PlanShift } from '../event-plan/plan.ts';
import { plannedPositions } from '../event-plan/planned-positions.ts';
import { leadPeriod } from '../event-plan/team/lead-period.ts';
import { changedFields, sameValue } from '../merge/three-way.ts';
import { shiftPeriod } from '../time/shift-times.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import type { PlanField } from './change-rules.ts';
import {
  ahead,
  change,
  hasBegun,
  keptLeads,
  type BookedFacts,
  type Change,
  type Concerned,
  type PlanChange,
} from './concerned.ts';
import { leaderChanges, leaderRateChange, nightChange, payChanges, termChange } from './pay-changes.ts';

/** Everything that differs, each with its class and with whom it concerns. */
export const changesOf = (before: EventPlan, after: EventPlan, booked: BookedFacts): PlanChange[] => {
  const all = { before, after, booked };
  const changes = PLAN_STEPS.flatMap((step) =>
    changedFields<Readonly<Record<string, unknown>>>(before[step], after[step]).flatMap((name) =>
      inField(all, `${step}.${name}` as PlanField),
    ),
  );
  return [...changes, ...shiftChanges(all), ...shortPositions(all)];
};

function inField(all: Change, field: PlanField): PlanChange[] {
  switch (field) {
    case 'stepOne.venue':
    case 'stepOne.address':
    case 'stepOne.city':
    case 'stepOne.pin':
      return [change(field, 'set', everybody(all))];
    case 'stepOne.starts':
    case 'stepOne.ends':
      return [change(field, 'set', { leaders: leadersMoved(all) })];
    case 'stepOne.time_zone':
      return [change(field, 'set', whoMoves(all))];
    // another time zone moves them as well, and fewer places anywhere may be too few: asked once, for all fields
    case 'stepTwo.shifts':
      return [];
    case 'stepThree.needs':
      return needChanges(all);
    case 'stepThreeTeam.leaders':
      return leaderChanges(all);
    case 'stepFour.pay':
      return payChanges(all);
    case 'stepFour.leader_rate_minor':
      return [leaderRateChange(all)];
    case 'stepFour.allowances':
      return [
        termChange(all, field, ({ stepFour }) => stepFour.allowances.reduce((sum, a) => sum + a.amount_minor, 0)),
      ];
    case 'stepFour.overtime_percent':
      return [termChange(all, field, ({ stepFour }) => stepFour.overtime_percent)];
    case 'stepFour.night':
      return [nightChange(all)];
    case 'stepFour.paid_breaks':
      return [termChange(all, field, ({ stepFour }) => Number(stepFour.paid_breaks))];
    case 'stepFour.late_deduction_minor':
      return [termChange(all, field, ({ stepFour }) => stepFour.late_deduction_minor)];
    case 'stepFour.late_grace_minutes':
      return [termChange(all, field, ({ stepFour }) => stepFour.late_grace_minutes)];
    case 'stepFour.no_show_deduction_minor':
      return [termChange(all, field, ({ stepFour }) => stepFour.no_show_deduction_minor)];
    default:
      return [change(field, 'set')];
  }
}

const everybody = (all: Change): Concerned => ({
  places: ahead(all),
  leaders: keptLeads(all).map(([{ leader_id }]) => leader_id),
});

/** Those of the whole event, or of a zone, are there as long as the event is. */
const leadersMoved = (all: Change): string[] =>
  keptLeads(all)
    .filter(([lead]) => !sameValue(leadPeriodOf(all.before, lead), leadPeriodOf(all.after, lead)))
    .map(([{ leader_id }]) => leader_id);

/** In another time zone the same hours are others. */
function whoMoves(all: Change): Concerned {
  const moved = new Set(movedShifts(all).map(({ key }) => key));
  return { places: ahead(all).filter(({ shift }) => moved.has(shift)), leaders: leadersMoved(all) };
}

const leadPeriodOf = (plan: EventPlan, lead: PlanLead) => {
  const period = leadPeriod(plan, lead);
  return period && [period.starts_at.getTime(), period.ends_at.getTime()];
};

/** The hours of a shift as instants: another time zone is another time. */
const hoursOf = ({ stepOne }: EventPlan, shift: PlanShift) => {
  const { break_minutes, arrival_minutes, work_date } = shift;
  if (!isTimeZone(stepOne.time_zone)) return shift;
  const { starts_at, ends_at } = shiftPeriod(shift, stepOne.time_zone);
  return [work_date, starts_at.getTime(), ends_at.getTime(), break_minutes, arrival_minutes];
};

/** The shifts of after that were there before, at another time. */
const movedShifts = ({ before, after }: Change): PlanShift[] => {
  const were = new Map(before.stepTwo.shifts.map((shift) => [shift.key, shift]));
  return after.stepTwo.shifts.filter((shift) => {
    const was = were.get(shift.key);
    return was !== undefined && !sameValue(hoursOf(before, was), hoursOf(after, shift));
  });
};

function shiftChanges(all: Change): PlanChange[] {
  const { before, after } = all;
  const were = new Map(before.stepTwo.shifts.map((shift) => [shift.key, shift]));
  const moved = new Set(movedShifts(all).map(({ key }) => key));
  const there = new Set(after.stepTwo.shifts.map(({ key }) => key));
  const concerned = (key: string) => ({
    subject: key,
    places: ahead(all).filter(({ shift }) => shift === key),
    leaders: keptLeads(all).flatMap(([{ leader_id, scope, of }]) =>
      scope === 'shift' && of === key ? [leader_id] : [],
    ),
  });
  const stay = after.stepTwo.shifts.flatMap((shift, index): PlanChange[] => {
    const was = were.get(shift.key);
    const at = `shifts.${index}.work_date`;
    if (was === undefined) return [change('stepTwo.shifts', 'added', { subject: shift.key, at })];
    if (!moved.has(shift.key)) return [];
    return [change('stepTwo.shifts', hasBegun(all, was) ? 'begun' : 'moved', { ...concerned(shift.key), at })];
  });
  const go = before.stepTwo.shifts.flatMap((shift): PlanChange[] =>
    there.has(shift.key)
      ? []
      : [change('stepTwo.shifts', hasBegun(all, shift) ? 'begun' : 'removed', concerned(shift.key))],
  );
  return [...stay, ...go];
}

const cellOf = ({ shift, type_id }: { readonly shift: string; readonly type_id: string }) => `${shift} ${type_id}`;

/** Of the places of shifts that stay; a shift that goes is a change of its own. */
const placesTaken = ({ after, booked }: Change) => {
  const there = new Set(after.stepTwo.shifts.map(({ key }) => key));
  return booked.places.filter(({ shift, reserve }) => !reserve && there.has(shift));
};

const countsBy = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
};

const needsOf = ({ stepTwo, stepThree }: EventPlan): Map<string, number> => {
  const there = new Set(stepTwo.shifts.map(({ key }) => key));
  const needs = stepThree.needs.filter(({ shift }) => there.has(shift));
  return new Map(reconcileZones(needs, []).map((cell) => [cellOf(cell), cell.headcount]));
};

function needChanges(all: Change): PlanChange[] {
  const [were, are] = [needsOf(all.before), needsOf(all.after)];
  const taken = countsBy(placesTaken(all), cellOf);
  const staying = new Set(all.after.stepTwo.shifts.map(({ key }) => key));
  return [...new Set([...were.keys(), ...are.keys()])]
    .filter((cell) => staying.has(cell.split(' ')[0] ?? ''))
    .flatMap((cell) => {
      const [was, is] = [were.get(cell) ?? 0, are.get(cell) ?? 0];
      if (was === is) return [];
      const index = all.after.stepThree.needs.findIndex((need) => cellOf(need) === cell);
      const at = index === -1 ? 'needs' : `needs.${index}.headcount`;
      const way = is > was ? 'up' : is < (taken.get(cell) ?? 0) ? 'below_booked' : 'down';
      return [change('stepThree.needs', way, { at, subject: cell })];
    });
}

/** A zone, or the people in none, may not have fewer places than are taken there. */
function shortPositions(all: Change): PlanChange[] {
  const nameOf = (place: { readonly shift: string; readonly type_id: string; readonly zone: string | null }) =>
    `${cellOf(place)} ${place.zone ?? ''}`;
  const places = new Map(plannedPositions(all.after).map((position) => [nameOf(position), position.headcount]));
  const needs = needsOf(all.after);
  const taken = placesTaken(all);
  const ofCell = countsBy(taken, cellOf);
  return [...countsBy(taken, nameOf)].flatMap(([subject, count]) => {
    const cell = subject.split(' ').slice(0, 2).join(' ');
    // too few altogether is said where the headcount is
    const isShort = count > (places.get(subject) ?? 0) && (ofCell.get(cell) ?? 0) <= (needs.get(cell) ?? 0);
    return isShort ? [change('stepThreeZones.places', 'below_booked', { subject })] : [];
  });
}
