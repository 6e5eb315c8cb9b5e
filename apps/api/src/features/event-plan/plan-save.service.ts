import type { PlanSteps } from '@proline/contract/event-plan/plan-steps';
import { storedCity } from '@proline/domain/place/cities';
import { planForecast } from '@proline/domain/event-plan/money/plan-forecast';
import { TITLE_MAX_LENGTH, type EventPlan } from '@proline/domain/event-plan/plan';
import { totalHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { instantOf, isTimeZone, type WallTime } from '@proline/domain/time/zoned-time';
import type { Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import {
  findRegion,
  insertEvent,
  isUsableCategory,
  isZoneOfDatabase,
  releaseCover,
  removeMade,
  storePlan,
  attachCover,
  updateEvent,
  type EventColumns,
} from './plan-save.queries.ts';
import type { ReadPlan } from './plan-read.service.ts';

type Tx = Transaction<Database>;

/** Cut by characters, so that no surrogate pair is split. */
const shortened = (text: string): string => [...text.trim()].slice(0, TITLE_MAX_LENGTH).join('');

/** Keeps absurd amounts within the range of exact integers. */
export const wholeMinor = (minor: number): number => Math.min(minor, Number.MAX_SAFE_INTEGER);

type Known = { readonly category_id: string | null; readonly time_zone: string };

/** The event's columns from its plan, as far as the plan is usable. */
export const columnsOf = (steps: EventPlan, known: Known): EventColumns => {
  const { stepOne, stepTwo, stepThree, stepThreeTeam, stepFour } = steps;
  const at = (wall: WallTime | null) =>
    wall !== null && isTimeZone(stepOne.time_zone) ? instantOf(wall, stepOne.time_zone) : null;
  const starts_at = at(stepOne.starts);
  const ends_at = at(stepOne.ends);
  return {
    ...known,
    title_en: shortened(stepOne.title_en),
    title_ar: shortened(stepOne.title_ar),
    client_name: stepOne.client_name.trim(),
    description_en: stepOne.description_en,
    description_ar: stepOne.description_ar,
    cover_id: stepOne.cover_id,
    venue: stepOne.venue.trim(),
    address: stepOne.address.trim(),
    city: storedCity(stepOne.city),
    latitude: stepOne.pin?.latitude ?? null,
    longitude: stepOne.pin?.longitude ?? null,
    starts_at,
    // an end before the start is ignored
    ends_at: starts_at !== null && ends_at !== null && ends_at <= starts_at ? null : ends_at,
    contact_name: stepOne.contact_name.trim(),
    contact_phone: stepOne.contact_phone,
    application_deadline: at(stepTwo.application_deadline),
    hiring_mode: stepThree.hiring_mode,
    reserve_percent: stepThree.reserve_percent,
    currency: stepFour.currency,
    cost_minor: wholeMinor(planForecast(steps).total_minor),
    planned_leader_ids: [...new Set(stepThreeTeam.leaders.map(({ leader_id }) => leader_id))],
  };
};

/** A row may not newly refer to an archived category; a row that already does keeps it. */
async function knownOf(tx: Tx, { stepOne }: PlanSteps, current: string | null): Promise<Known> {
  const { category_id, time_zone } = stepOne;
  const kept = category_id !== null && (category_id === current || (await isUsableCategory(tx, category_id)));
  return {
    category_id: kept ? category_id : null,
    time_zone: (await isZoneOfDatabase(tx, time_zone)) ? time_zone : (await findRegion(tx)).time_zone,
  };
}

const storedWith = (steps: PlanSteps, saved_by: string) => ({
  steps,
  saved_by,
  places: totalHeadcount(steps.stepThree.needs),
});

export async function addDraft(tx: Tx, steps: PlanSteps, admin_id: string): Promise<string> {
  const { cover_id } = steps.stepOne;
  if (cover_id !== null && !(await attachCover(tx, cover_id))) throw coverNotUsable();
  const id = await insertEvent(tx, columnsOf(steps, await knownOf(tx, steps, null)), admin_id);
  await storePlan(tx, id, storedWith(steps, admin_id));
  return id;
}

type Saved = { readonly version: number; readonly saved_at: Date };

/** The caller holds the lock on the event and has read `plan` under it. */
export async function replaceDraft(tx: Tx, plan: ReadPlan, steps: PlanSteps, admin_id: string): Promise<Saved> {
  if (!plan.is_saved) await removeMade(tx, plan.event.id);
  return replacePlan(tx, plan, steps, admin_id);
}

/** The same of an event whose shifts and places stay. */
export async function replacePlan(tx: Tx, { event }: ReadPlan, steps: PlanSteps, admin_id: string): Promise<Saved> {
  const { cover_id } = steps.stepOne;
  const isOther = cover_id !== event.cover_id;
  if (isOther && cover_id !== null && !(await attachCover(tx, cover_id))) throw coverNotUsable();
  const { version } = await updateEvent(tx, event.id, columnsOf(steps, await knownOf(tx, steps, event.category_id)));
  const saved_at = await storePlan(tx, event.id, storedWith(steps, admin_id));
  if (isOther && event.cover_id !== null) await releaseCover(tx, event.cover_id);
  return { version, saved_at };
}

/** Removes what publishing made, and updates the row from the plan: what was unusable when it was saved may be usable now. */
export async function resetToPlan(tx: Tx, { event, steps }: ReadPlan): Promise<void> {
  await removeMade(tx, event.id);
  await updateEvent(tx, event.id, columnsOf(steps, await knownOf(tx, steps, event.category_id)));
}

const coverNotUsable = (): Refusal =>
  new Refusal('file_not_usable', { errors: { 'steps.stepOne.cover_id': ['file_not_usable'] } });
