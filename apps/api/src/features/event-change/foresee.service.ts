import { createHash } from 'node:crypto';
import type { ChangeNumbers } from '@proline/contract/event-change/event-change';
import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { effectsOf, type ChangeEffects } from '@proline/domain/event-change/change-effects';
import { changeProblems } from '@proline/domain/event-change/change-problems';
import type { BookedPlace, PlanChange } from '@proline/domain/event-change/concerned';
import { changesOf } from '@proline/domain/event-change/plan-change';
import type { PlanProblem } from '@proline/domain/event-plan/plan';
import { shiftPeriod } from '@proline/domain/time/shift-times';
import { isTimeZone } from '@proline/domain/time/zoned-time';
import type { Kysely } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { leadersIn } from '../event-move/publishing.service.ts';
import type { ReadPlan } from '../event-plan/plan-read.service.ts';
import { readSurroundings } from '../event-plan/surroundings.service.ts';
import { findBookedPlaces, findElsewhere } from './booked.queries.ts';

type Db = Kysely<Database>;

/** What a change would do, as the world is now. */
export type Foreseen = {
  readonly changes: readonly PlanChange[];
  readonly problems: readonly PlanProblem[];
  readonly effects: ChangeEffects;
  readonly numbers: ChangeNumbers;
  readonly fingerprint: string;
};

export const NO_EFFECTS: ChangeEffects = { removed: [], clashing: [], asked: [], told: [], leaders_told: [] };

export async function foresee(db: Db, { event, steps: before }: ReadPlan, after: PlanSteps): Promise<Foreseen> {
  const places = await findBookedPlaces(db, event.id);
  // a plan that does not know where people work cannot say whom a change concerns
  const known = new Set(before.stepTwo.shifts.map(({ key }) => key));
  if (places.some(({ shift }) => !known.has(shift))) throw new Refusal('event_not_changeable');
  const around = {
    before: await readSurroundings(db, before, event.id),
    after: await readSurroundings(db, after, event.id),
  };
  const changes = changesOf(before, after, { now: around.after.now, places });
  const problems = changeProblems({ before, after, changes }, around);
  const effects = isTimeZone(after.stepOne.time_zone)
    ? effectsOf(after, changes, places, await readElsewhere(db, event.id, after, places))
    : NO_EFFECTS;
  const numbers = numbersOf({ before, after }, effects, places);
  const foreseen = { changes, effects, numbers };
  return { ...foreseen, problems, fingerprint: fingerprintOf(event.version, foreseen) };
}

/** Another one as soon as anybody else is concerned, or otherwise. */
export const fingerprintOf = (
  version: number,
  { changes, effects, numbers }: Pick<Foreseen, 'changes' | 'effects' | 'numbers'>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([version, changes, effects, numbers]))
    .digest('hex');

function readElsewhere(db: Db, event_id: string, { stepOne, stepTwo }: PlanSteps, places: readonly BookedPlace[]) {
  const periods = stepTwo.shifts.map((shift) => shiftPeriod(shift, stepOne.time_zone));
  const within = {
    starts_at: new Date(Math.min(...periods.map(({ starts_at }) => starts_at.getTime()))),
    ends_at: new Date(Math.max(...periods.map(({ ends_at }) => ends_at.getTime()))),
  };
  const people = [...new Set(places.map(({ person_id }) => person_id))];
  return people.length === 0 || periods.length === 0
    ? Promise.resolve(new Map<string, never[]>())
    : findElsewhere(db, event_id, people, within);
}

type Plans = { readonly before: PlanSteps; readonly after: PlanSteps };

/** Who leads for the first time, and who leads no more. */
export const leadersChanged = ({ before, after }: Plans) => {
  const [were, are] = [leadersIn(before), leadersIn(after)];
  return { come: are.filter((id) => !were.includes(id)), go: were.filter((id) => !are.includes(id)) };
};

function numbersOf(plans: Plans, effects: ChangeEffects, places: readonly BookedPlace[]): ChangeNumbers {
  const holder = new Map(places.map(({ id, person_id }) => [id, person_id]));
  const peopleOf = (ids: readonly string[]) => new Set(ids.flatMap((id) => holder.get(id) ?? []));
  const released = [...effects.removed, ...effects.clashing];
  const { come, go } = leadersChanged(plans);
  const told = peopleOf([...released, ...effects.asked, ...effects.told]);
  return {
    told: new Set([...told, ...effects.leaders_told, ...come, ...go]).size,
    asked: peopleOf(effects.asked).size,
    released: peopleOf(released).size,
  };
}
