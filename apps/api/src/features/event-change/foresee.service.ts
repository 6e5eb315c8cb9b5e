import { createHash } from 'node:crypto';
import type { ChangeNumbers } from '@proline/contract/event-change/event-change';
import { planSteps, type PlanSteps } from '@proline/contract/event-plan/plan-steps';
import {
  clashingLeads,
  effectsOf,
  withoutLeads,
  type ChangeEffects,
  type Elsewhere,
} from '@proline/domain/event-change/change-effects';
import { changeProblems } from '@proline/domain/event-change/change-problems';
import type { BookedPlace, PlanChange } from '@proline/domain/event-change/concerned';
import { changesOf } from '@proline/domain/event-change/plan-change';
import type { PlanLead, PlanProblem } from '@proline/domain/event-plan/plan';
import { leadPeriod } from '@proline/domain/event-plan/team/lead-period';
import type { Period } from '@proline/domain/time/period';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { leadersIn } from '../event-move/publishing.service.ts';
import type { ReadPlan } from '../event-plan/plan-read.service.ts';
import { readSurroundings } from '../event-plan/surroundings.service.ts';
import { readBooked } from '../hiring/people-facts.service.ts';
import { readHiringRules } from '../settings/settings.service.ts';
import { findBookedPlaces } from './booked.queries.ts';

type Db = Kysely<Database>;

/** What a change would do, as the world is now. */
export type Foreseen = {
  /** the plan as it will be: without leads that clash after it */
  readonly after: PlanSteps;
  readonly leads_lost: readonly PlanLead[];
  readonly changes: readonly PlanChange[];
  readonly problems: readonly PlanProblem[];
  readonly effects: ChangeEffects;
  readonly numbers: ChangeNumbers;
  readonly fingerprint: string;
};

export const NO_EFFECTS: ChangeEffects = { removed: [], lost: [], asked: [], told: [], leaders_asked: [] };

export async function foresee(db: Db, { event, steps: before }: ReadPlan, wanted: PlanSteps): Promise<Foreseen> {
  const places = await findBookedPlaces(db, event.id);
  // a plan that does not know where people work cannot say whom a change concerns
  const known = new Set(before.stepTwo.shifts.map(({ key }) => key));
  if (places.some(({ shift }) => !known.has(shift))) throw new Refusal('event_not_changeable');
  const elsewhere = await readElsewhere(db, event.id, { before, after: wanted }, places);
  const { after, leads_lost } = withoutClashing({ before, after: wanted }, elsewhere);
  const around = {
    before: await readSurroundings(db, before, event.id),
    after: await readSurroundings(db, after, event.id),
  };
  const changes = changesOf(before, wanted, { now: around.after.now, places });
  const problems = changeProblems({ before, after, changes }, around);
  const { limits } = await readHiringRules(db);
  const effects = isTimeZone(after.stepOne.time_zone)
    ? effectsOf({ before, after }, changes, { event_id: event.id, places, elsewhere, limits })
    : NO_EFFECTS;
  const numbers = numbersOf({ before, after }, effects, places, leads_lost);
  const foreseen = { changes, effects, numbers, leads_lost };
  return { ...foreseen, after, problems, fingerprint: fingerprintOf(event.version, foreseen) };
}

/** Another one as soon as anybody else is concerned, or otherwise. */
export const fingerprintOf = (
  version: number,
  { changes, effects, numbers, leads_lost }: Pick<Foreseen, 'changes' | 'effects' | 'numbers' | 'leads_lost'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([version, changes, effects, numbers, leads_lost]))
    .digest('hex');

type Plans = { readonly before: PlanSteps; readonly after: PlanSteps };

/** Whoever clashes no longer leads. An event needs a leader, though: with none left, the clash is refused where the leaders are. */
function withoutClashing(plans: Plans, elsewhere: Elsewhere): Pick<Foreseen, 'after' | 'leads_lost'> {
  const clashing = clashingLeads(plans, elsewhere);
  const left = withoutLeads(plans.after, clashing);
  return clashing.length === 0 || left.stepThreeTeam.leaders.length === 0
    ? { after: plans.after, leads_lost: [] }
    : { after: planSteps.parse(left), leads_lost: clashing };
}

/** What everybody who works or leads here is booked for at other events, around the hours before and after. */
async function readElsewhere(db: Db, event_id: string, plans: Plans, places: readonly BookedPlace[]) {
  const people = [...places.map(({ person_id }) => person_id), ...leadersIn(plans.after)];
  const hours = [...hoursOf(plans.before), ...hoursOf(plans.after)];
  const booked = await readBooked(db, [...new Set(people)], hours);
  return new Map([...booked].map(([id, own]) => [id, own.filter((other) => other.event_id !== event_id)]));
}

const hoursOf = (plan: PlanSteps): Period[] =>
  isTimeZone(plan.stepOne.time_zone)
    ? [
        ...plan.stepTwo.shifts.map((shift) => shiftPeriod(shift, plan.stepOne.time_zone)),
        ...plan.stepThreeTeam.leaders.flatMap((lead) => leadPeriod(plan, lead) ?? []),
      ]
    : [];

/** Who leads for the first time, and who leads no more because the plan says so. */
export const leadersChanged = ({ before, after }: Plans, leads_lost: readonly PlanLead[]) => {
  const [were, are] = [leadersIn(before), leadersIn(after)];
  const lost = new Set(leads_lost.map(({ leader_id }) => leader_id));
  return {
    come: are.filter((id) => !were.includes(id)),
    go: were.filter((id) => !are.includes(id) && !lost.has(id)),
    lost: [...lost],
  };
};

function numbersOf(
  plans: Plans,
  effects: ChangeEffects,
  places: readonly BookedPlace[],
  leads_lost: readonly PlanLead[],
): ChangeNumbers {
  const holder = new Map(places.map(({ id, person_id }) => [id, person_id]));
  const peopleOf = (ids: readonly string[]) => ids.flatMap((id) => holder.get(id) ?? []);
  const { come, go, lost } = leadersChanged(plans, leads_lost);
  const released = [...peopleOf([...effects.removed, ...effects.lost.map(({ id }) => id)]), ...lost];
  const asked = [...peopleOf(effects.asked), ...effects.leaders_asked];
  return {
    told: new Set([...released, ...asked, ...peopleOf(effects.told), ...come, ...go]).size,
    asked: new Set(asked).size,
    released: new Set(released).size,
  };
}
