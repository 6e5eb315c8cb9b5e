import {
  PLAN_STEPS,
  LONGEST_EVENT_DAYS,
  MOST_ZONES,
  TITLE_MAX_LENGTH,
  TITLE_MIN_LENGTH,
  ZONE_RADIUS_M,
  type PlanProblem,
  type PlanProblemCode,
  type PlanStep,
  type PlanSurroundings,
  type EventPlan,
} from './plan.ts';
import { daysBetween } from '../time/calendar-day.ts';
import { planForecast } from './money/plan-forecast.ts';
import {
  isLeaderRatioKept,
  MOST_HEADCOUNT,
  overfilledCells,
  reconcileZones,
  totalHeadcount,
} from './headcount/headcount.ts';
import { needsAtOnce } from './headcount/needs-at-once.ts';
import { isPhoneNumber } from '../people/phone-number.ts';
import { currencyOfCity, knownCity } from '../place/cities.ts';
import { overBudget } from '../pay/pay-forecast.ts';
import { hasGoodLength, MOST_SHIFTS, overlappingShifts, shiftMinutes, shiftPeriod } from '../time/shift-times.ts';
import { instantOf, isTimeZone } from '../time/zoned-time.ts';
import { characterCount } from '../text/tidy-text.ts';

/** Everything that is missing, wrong or worth a second look, step by step. Publishable is what has no blocking one. */
export const planProblems = (plan: EventPlan, around: PlanSurroundings): PlanProblem[] => {
  // without a zone no time means anything: that is the one problem then
  const zoned = isTimeZone(plan.stepOne.time_zone);
  return [
    ...whatAndWhere(plan, around),
    ...(zoned ? shifts(plan, around) : []),
    ...headcount(plan, around),
    ...team(plan, around),
    ...zones(plan),
    ...(zoned ? money(plan) : []),
  ];
};

export const isPublishable = (problems: readonly PlanProblem[]): boolean => !problems.some(({ blocking }) => blocking);

/** Blocking ones first, then in the order of the steps. */
export const byWeight = <Problem extends Pick<PlanProblem, 'step' | 'blocking'>>(
  problems: readonly Problem[],
): Problem[] =>
  problems.toSorted(
    (a, b) => Number(b.blocking) - Number(a.blocking) || PLAN_STEPS.indexOf(a.step) - PLAN_STEPS.indexOf(b.step),
  );

/** How many blocking problems each step has, for the wizard's strip. */
export const problemsByStep = (problems: readonly PlanProblem[]): Record<PlanStep, number> => {
  const counts = Object.fromEntries(PLAN_STEPS.map((step) => [step, 0])) as Record<PlanStep, number>;
  for (const { step, blocking } of problems) if (blocking) counts[step] += 1;
  return counts;
};

const reporter = (step: PlanStep) => {
  const found: PlanProblem[] = [];
  const add = (blocking: boolean) => (holds: boolean, field: string, code: PlanProblemCode) => {
    if (holds) found.push({ step, field, code, blocking });
  };
  return { found, block: add(true), warn: add(false) };
};

function whatAndWhere({ stepOne }: EventPlan, { now, category_ids }: PlanSurroundings): PlanProblem[] {
  const { found, block, warn } = reporter('stepOne');
  for (const field of ['title_en', 'title_ar'] as const) {
    const length = characterCount(stepOne[field].trim());
    block(length === 0, field, 'required');
    block(length > 0 && length < TITLE_MIN_LENGTH, field, 'too_short');
    block(length > TITLE_MAX_LENGTH, field, 'too_long');
  }
  const { category_id, starts, ends, time_zone } = stepOne;
  block(category_id === null, 'category_id', 'required');
  block(category_id !== null && !category_ids.has(category_id), 'category_id', 'unknown_category');
  block(stepOne.city.trim() === '', 'city', 'required');
  warn(stepOne.city.trim() !== '' && knownCity(stepOne.city) === undefined, 'city', 'unknown_city');
  block(stepOne.venue.trim() === '', 'venue', 'required');
  block(stepOne.contact_phone !== '' && !isPhoneNumber(stepOne.contact_phone), 'contact_phone', 'phone_format');
  block(starts === null, 'starts', 'required');
  block(ends === null, 'ends', 'required');
  block(!isTimeZone(time_zone), 'time_zone', 'unknown_zone');
  if (starts === null || ends === null || !isTimeZone(time_zone)) return found;
  const from = instantOf(starts, time_zone);
  block(from >= instantOf(ends, time_zone), 'ends', 'ends_before_start');
  block(daysBetween(starts.day, ends.day) + 1 > LONGEST_EVENT_DAYS, 'ends', 'too_many_days');
  block(from <= now, 'starts', 'in_the_past');
  return found;
}

function shifts({ stepOne, stepTwo }: EventPlan, { now }: PlanSurroundings): PlanProblem[] {
  const { found, block } = reporter('stepTwo');
  const { time_zone, starts, ends } = stepOne;
  block(stepTwo.shifts.length === 0, 'shifts', 'no_shifts');
  block(stepTwo.shifts.length > MOST_SHIFTS, 'shifts', 'too_many_shifts');
  // so many are one mistake, not a thousand
  if (stepTwo.shifts.length > MOST_SHIFTS) return found;
  stepTwo.shifts.forEach((shift, index) => {
    const period = shiftPeriod(shift, time_zone);
    block(!hasGoodLength(shift, time_zone), `shifts.${index}.ends`, 'shift_length');
    block(shift.break_minutes >= shiftMinutes(shift, time_zone), `shifts.${index}.break_minutes`, 'break_too_long');
    block(period.starts_at <= now, `shifts.${index}.work_date`, 'in_the_past');
    const outside =
      (starts !== null && period.starts_at < instantOf(starts, time_zone)) ||
      (ends !== null && period.ends_at > instantOf(ends, time_zone));
    block(outside, `shifts.${index}.work_date`, 'shift_outside_event');
  });
  const { application_deadline } = stepTwo;
  const first = stepTwo.shifts
    .map((shift) => shiftPeriod(shift, time_zone).starts_at.getTime())
    .sort((a, b) => a - b)[0];
  if (application_deadline !== null) {
    const deadline = instantOf(application_deadline, time_zone);
    block(first !== undefined && deadline.getTime() > first, 'application_deadline', 'deadline_too_late');
    block(deadline <= now, 'application_deadline', 'in_the_past');
  }
  return found;
}

function headcount({ stepTwo, stepThree }: EventPlan, { type_ids }: PlanSurroundings): PlanProblem[] {
  const { found, block } = reporter('stepThree');
  const keys = new Set(stepTwo.shifts.map(({ key }) => key));
  block(totalHeadcount(stepThree.needs) < 1, 'needs', 'nobody_needed');
  stepThree.needs.forEach(({ shift, type_id, headcount: wanted }, index) => {
    const inRange = Number.isInteger(wanted) && wanted >= 0 && wanted <= MOST_HEADCOUNT;
    block(!inRange, `needs.${index}.headcount`, 'headcount_range');
    block(!keys.has(shift), `needs.${index}.shift`, 'unknown_shift');
    block(!type_ids.has(type_id), `needs.${index}.type_id`, 'unknown_type');
  });
  // named twice, a role may be wanted too often although no number of its own is too high
  const cells = reconcileZones(stepThree.needs, []);
  const single = stepThree.needs.every(({ headcount: wanted }) => wanted <= MOST_HEADCOUNT);
  block(single && cells.some(({ headcount: all }) => all > MOST_HEADCOUNT), 'needs', 'headcount_range');
  return found;
}

function team(plan: EventPlan, around: PlanSurroundings): PlanProblem[] {
  const { stepTwo, stepThreeTeam, stepThreeZones } = plan;
  const { found, block, warn } = reporter('stepThreeTeam');
  const { leaders, invited, excluded } = stepThreeTeam;
  block(leaders.length === 0, 'leaders', 'no_leader');
  const seen = new Set<string>();
  const keysOf = (of: readonly { readonly key: string }[]) => new Set(of.map(({ key }) => key));
  const scopes = { event: keysOf([]), zone: keysOf(stepThreeZones.zones), shift: keysOf(stepTwo.shifts) };
  leaders.forEach(({ leader_id, scope, of }, index) => {
    const place = `${leader_id} ${scope} ${of ?? ''}`;
    block(seen.has(place), `leaders.${index}.leader_id`, 'leader_twice');
    block(
      (scope === 'event') !== (of === null) || (of !== null && !scopes[scope].has(of)),
      `leaders.${index}.of`,
      'unknown_scope',
    );
    seen.add(place);
    block(!around.approved_leader_ids.has(leader_id), `leaders.${index}.leader_id`, 'leader_not_approved');
    block(around.busy_leader_ids.has(leader_id), `leaders.${index}.leader_id`, 'leader_busy');
  });
  const people = new Set(leaders.map(({ leader_id }) => leader_id)).size;
  warn(
    leaders.length > 0 && !isLeaderRatioKept(needsAtOnce(plan), people, around.ushers_per_leader),
    'leaders',
    'too_few_leaders',
  );
  for (const index of leadsAtOnce(plan)) block(true, `leaders.${index}.of`, 'leads_overlap');
  const unwanted = new Set(excluded);
  invited.forEach((id, index) => block(unwanted.has(id), `invited.${index}`, 'invited_and_excluded'));
  return found;
}

/** Shifts of one event may overlap, but nobody leads two of them at once. The later lead is the one to change. */
function leadsAtOnce({ stepOne, stepTwo, stepThreeTeam }: EventPlan): readonly number[] {
  if (!isTimeZone(stepOne.time_zone) || stepTwo.shifts.length > MOST_SHIFTS) return [];
  const pairs = overlappingShifts(stepTwo.shifts, stepOne.time_zone);
  const clashing = new Set(
    pairs.flatMap(([a, b]) => {
      const [first, second] = [stepTwo.shifts[a]?.key ?? '', stepTwo.shifts[b]?.key ?? ''];
      return [`${first} ${second}`, `${second} ${first}`];
    }),
  );
  const leads = stepThreeTeam.leaders
    .map((lead, index) => ({ ...lead, index }))
    .filter(({ scope }) => scope === 'shift');
  return leads
    .filter((late, at) =>
      leads
        .slice(0, at)
        .some((early) => early.leader_id === late.leader_id && clashing.has(`${early.of ?? ''} ${late.of ?? ''}`)),
    )
    .map(({ index }) => index);
}

function zones({ stepTwo, stepThree, stepThreeTeam, stepThreeZones }: EventPlan): PlanProblem[] {
  const { found, block, warn } = reporter('stepThreeZones');
  const { zones: drawn, places } = stepThreeZones;
  block(drawn.length > MOST_ZONES, 'zones', 'too_long');
  const codes = new Set<string>();
  const led = new Set(stepThreeTeam.leaders.filter(({ scope }) => scope === 'zone').map(({ of }) => of));
  const someLed = drawn.some(({ key }) => led.has(key));
  drawn.forEach(({ key, code, name_en, name_ar, radius_m }, index) => {
    const written = code.trim().toUpperCase();
    block(written === '', `zones.${index}.code`, 'required');
    block(written !== '' && codes.has(written), `zones.${index}.code`, 'zone_code_twice');
    codes.add(written);
    block(name_en.trim() === '', `zones.${index}.name_en`, 'required');
    block(name_ar.trim() === '', `zones.${index}.name_ar`, 'required');
    const inRange = Number.isInteger(radius_m) && radius_m >= ZONE_RADIUS_M.least && radius_m <= ZONE_RADIUS_M.most;
    block(!inRange, `zones.${index}.radius_m`, 'zone_radius');
    warn(someLed && !led.has(key), `zones.${index}.leader`, 'zone_without_leader');
  });
  const known = { zones: new Set(drawn.map(({ key }) => key)), shifts: new Set(stepTwo.shifts.map(({ key }) => key)) };
  places.forEach(({ zone, shift }, index) => {
    block(!known.zones.has(zone) || !known.shifts.has(shift), `places.${index}`, 'unknown_place');
  });
  block(overfilledCells(stepThree.needs, places).length > 0, 'places', 'zones_overfilled');
  const left = reconcileZones(stepThree.needs, places).some(({ unzoned }) => unzoned > 0);
  warn(drawn.length > 0 && left, 'places', 'some_unzoned');
  return found;
}

function money(plan: EventPlan): PlanProblem[] {
  const { found, block, warn } = reporter('stepFour');
  const paid = new Set(plan.stepFour.pay.map(({ type_id }) => type_id));
  const wanted = new Set(plan.stepThree.needs.filter(({ headcount: n }) => n > 0).map(({ type_id }) => type_id));
  for (const type_id of wanted) block(!paid.has(type_id), `pay.${type_id}`, 'pay_missing');
  const local = currencyOfCity(plan.stepOne.city);
  warn(local !== undefined && local !== plan.stepFour.currency, 'currency', 'foreign_currency');
  warn(hasUnpaidLeader(plan), 'leader_rate_minor', 'leader_unpaid');
  plan.stepFour.allowances.forEach(({ name }, index) => {
    block(name.trim() === '', `allowances.${index}.name`, 'required');
  });
  const { budget } = plan.stepFour;
  const above = overBudget(planForecast(plan).total_minor, budget) > 0;
  (budget?.kind === 'block' ? block : warn)(above, 'budget', 'over_budget');
  return found;
}

/** Whoever leads several parts is paid with one of them; who has no pay in any of them gets nothing. */
function hasUnpaidLeader({ stepThreeTeam, stepFour }: EventPlan): boolean {
  const leads = Map.groupBy(stepThreeTeam.leaders, ({ leader_id }) => leader_id);
  return [...leads.values()].some((own) =>
    own.every(({ pay_minor }) => (pay_minor ?? stepFour.leader_rate_minor) === 0),
  );
}
