import type { getOutlook, Outlook } from '@proline/contract/event-plan/event-plan';
import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import { planProblems } from '@proline/domain/event-plan/plan-problems';
import type { EventPlan } from '@proline/domain/event-plan/plan';
import { rolePeaks, totalHeadcount, withReserve } from '@proline/domain/event-plan/headcount/headcount';
import { needsAtOnce } from '@proline/domain/event-plan/headcount/needs-at-once';
import type { Period } from '@proline/domain/time/period';
import { shiftMinutes, shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readHiringRules } from '../settings/settings.service.ts';
import { countEligible } from './eligible.queries.ts';
import { countNoShows } from './outlook.queries.ts';
import { readPlan } from './plan-read.service.ts';
import { wholeMinor } from './plan-save.service.ts';
import { readSurroundings, type Clash } from './surroundings.service.ts';

type Db = Kysely<Database>;

export const showOutlook: Handler<typeof getOutlook> = async ({ params }, { db }) => {
  const plan = await readPlan(db, params.id);
  if (!plan) throw new Refusal('not_found');
  const { event, steps } = plan;
  const { clashes, ...around } = await readSurroundings(db, steps, event.id);
  const { needs, reserve_percent } = steps.stepThree;
  const places = totalHeadcount(needs);
  return {
    data: {
      version: event.version,
      problems: planProblems(steps, around),
      around: {
        now: around.now.toISOString(),
        category_ids: [...around.category_ids],
        type_ids: [...around.type_ids],
        approved_leader_ids: [...around.approved_leader_ids],
        busy_leader_ids: [...around.busy_leader_ids],
        ushers_per_leader: around.ushers_per_leader,
      },
      places,
      asked: withReserve(places, reserve_percent),
      hours: paidHours(steps),
      currency: steps.stepFour.currency,
      forecast: forecastOf(steps),
      roles: await fillable(db, steps, event.id),
      leaders: clashesByLeader(steps, clashes),
      reserve_suggestion: await suggestReserve(db, steps.stepOne.category_id),
    },
  };
};

const forecastOf = (plan: EventPlan): Outlook['forecast'] => {
  const { work_minor, lead_minor, allowances_minor, total_minor } = planForecast(plan);
  return {
    work_minor: wholeMinor(work_minor),
    lead_minor: wholeMinor(lead_minor),
    allowances_minor: wholeMinor(allowances_minor),
    total_minor: wholeMinor(total_minor),
  };
};

/** The hours of all places together, without breaks. */
const paidHours = ({ stepOne, stepTwo, stepThree }: EventPlan): number => {
  if (!isTimeZone(stepOne.time_zone)) return 0;
  const minutes = new Map(
    stepTwo.shifts.map((shift) => [
      shift.key,
      Math.max(0, shiftMinutes(shift, stepOne.time_zone) - shift.break_minutes),
    ]),
  );
  return stepThree.needs.reduce((sum, { shift, headcount }) => sum + headcount * (minutes.get(shift) ?? 0), 0) / 60;
};

/** Each needed role with the number of ushers who could fill its busiest shift. */
async function fillable(db: Db, plan: EventPlan, event_id: string): Promise<Outlook['roles']> {
  const peaks = rolePeaks(needsAtOnce(plan));
  const wanted = peaks.map(({ type_id, shift }) => ({ type_id, peak: periodOf(plan, shift) }));
  const needed = new Map(peaks.map(({ type_id, headcount }) => [type_id, headcount]));
  const { limits } = await readHiringRules(db);
  const counted = await countEligible(db, plan, event_id, { wanted, rest_hours: limits.least_rest_hours });
  return counted.map((role) => ({ ...role, needed: needed.get(role.type_id) ?? 0 }));
}

const periodOf = ({ stepOne, stepTwo }: EventPlan, key: string): Period | null => {
  const shift = stepTwo.shifts.find((one) => one.key === key);
  return shift === undefined || !isTimeZone(stepOne.time_zone) ? null : shiftPeriod(shift, stepOne.time_zone);
};

/** Each event clashes once, whatever is led there and here; an overlap outranks too little rest. */
export const clashesOf = (leader_id: string, clashes: readonly Clash[]): Outlook['leaders'][number]['clashes'] => {
  const found = new Map<string, Clash>();
  for (const clash of clashes.filter((one) => one.leader_id === leader_id)) {
    const known = found.get(clash.event_id);
    if (known === undefined || (known.rest_only && !clash.rest_only)) found.set(clash.event_id, clash);
  }
  return [...found.values()].map(({ event_id, title_en, title_ar, starts_at, ends_at, rest_only }) => ({
    event_id,
    title_en,
    title_ar,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    rest_only,
  }));
};

const clashesByLeader = ({ stepThreeTeam }: EventPlan, clashes: readonly Clash[]): Outlook['leaders'] =>
  [...new Set(stepThreeTeam.leaders.map(({ leader_id }) => leader_id))].map((leader_id) => ({
    leader_id,
    clashes: clashesOf(leader_id, clashes),
  }));

/** Rounded up: too small a reserve hurts more than too large a one. */
async function suggestReserve(db: Db, category_id: string | null): Promise<Outlook['reserve_suggestion']> {
  if (category_id === null) return null;
  const { shifts, no_shows } = await countNoShows(db, category_id);
  return shifts === 0 ? null : { percent: Math.ceil((100 * no_shows) / shifts), shifts };
}
