import type { Transaction } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemResult, type ItemRun, type ItemsRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { behindSavepoint } from '../../platform/postgres/savepoint.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { holdAnyEvent, type Giver } from '../assignment/assigning.service.ts';
import { holdPlan } from '../assignment/plan/plan-changes.service.ts';
import { judgeApplications, type AskedWork } from '../hiring/application-fit.service.ts';
import { findEarliest, findFirstComeEvents, findPending, findPlaces } from './application.queries.ts';
import { decide } from './decision.service.ts';

/** Taken in one turn, so that the best of them come first however many processes work at it. */
const TOGETHER = 100;

const ofEvent = z.object({ event_id: z.uuid() });

/** Applicants of one event, the best match first, while places last, and then as reserves while the plan wants some. Whoever is left out is named with the reason. */
export const acceptBestJob: JobKind<typeof ofEvent> = defineJob({
  kind: 'applications.accept',
  access: 'applications.write',
  params: ofEvent,
  ofPersons: true,
  together: TOGETHER,
  runItems: acceptAllOf,
});

async function acceptAllOf({ tx, audit, items, params, created_by }: ItemsRun<z.output<typeof ofEvent>>) {
  const { event_id } = params;
  const people = items.map(({ record_id }) => record_id);
  await holdAll(tx, event_id, people);
  const results: ItemResult[] = [];
  for (const usher_id of people) results.push(await acceptOf({ tx, audit, admin_id: created_by }, event_id, usher_id));
  return results;
}

/**
 * Whoever decides about several in one transaction holds them before, in the order that everybody keeps: the event, the people,
 * the places.
 */
async function holdAll(tx: Transaction<Database>, event_id: string, usher_ids: readonly string[]): Promise<void> {
  await holdAnyEvent(tx, event_id);
  await holdPlan(tx, { event_id, usher_ids, position_ids: await findPlaces(tx, event_id) });
}

async function acceptOf(giver: Giver, event_id: string, usher_id: string): Promise<ItemResult> {
  const { tx } = giver;
  const asked = await findPending(tx, event_id, usher_id);
  const results = [];
  for (const { id } of await bestFirst(tx, event_id, asked))
    results.push(await behindSavepoint(tx, () => decide({ ...giver, id, to: 'accepted', reserve: true })));
  const shifts = results.flatMap((one) => (one instanceof Refusal ? [] : one.shifts));
  if (shifts.length > 0) return { done: shifts.filter(({ refusal }) => refusal === null).length, of: shifts.length };
  // what was asked for in another role stays where it is: the person works in the first
  return results.find((one) => one instanceof Refusal) ?? new Refusal('already_decided');
}

/** Somebody who asks for several roles gets the one that fits best. */
async function bestFirst(tx: Transaction<Database>, event_id: string, asked: readonly AskedWork[]) {
  if (asked.length < 2) return asked;
  const judged = await judgeApplications(tx, [{ event_id, asked }]);
  return asked.toSorted((a, b) => (judged.get(b.id)?.match.tenths ?? -1) - (judged.get(a.id)?.match.tenths ?? -1));
}

/** More than a minute brings; the next turn goes on. */
const EVENTS_AT_ONCE = 200;
const APPLICATIONS_AT_ONCE = 20;

/** Nothing that speaks against the person or the place: it is looked at again. */
const NO_ANSWER: ReadonlySet<string> = new Set(['conflict', 'not_found', 'event_not_open', 'already_decided']);

const clock = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof clock>>;

/** Where whoever comes first is taken, applications are accepted by themselves while places and reserves last; also when one opens again. */
export const firstComeJob: JobKind<typeof clock> = defineJob({
  kind: 'applications.first_come',
  access: 'system',
  params: clock,
  everyMinutes: 1,
  runItem: (run) => (run.params.each ? acceptFirst(run) : findFirst(run)),
});

async function findFirst({ tx }: ClockRun) {
  const items = await findFirstComeEvents(tx, EVENTS_AT_ONCE);
  if (items.length > 0) await addJob(tx, { kind: firstComeJob, params: { each: true }, created_by: null, items });
  return { due: items.length };
}

/**
 * One event after the other, and its applications in their order. Whoever cannot have a place, by whatever rule, is on the waitlist
 * from then on, and keeps nobody behind from theirs.
 */
async function acceptFirst({ tx, audit, item }: ClockRun) {
  const event_id = item.record_id;
  const earliest = await findEarliest(tx, event_id, APPLICATIONS_AT_ONCE);
  await holdAll(
    tx,
    event_id,
    earliest.map(({ usher_id }) => usher_id),
  );
  const decided = { accepted: 0, waitlisted: 0 };
  const decidedAs = async (id: string, to: keyof typeof decided): Promise<Refusal | null> => {
    const one = await behindSavepoint(tx, () => decide({ tx, audit, admin_id: null, id, to, reserve: true }));
    if (one instanceof Refusal) return one;
    decided[to] += 1;
    return null;
  };
  for (const { id } of earliest) {
    const refused = await decidedAs(id, 'accepted');
    if (refused && !NO_ANSWER.has(refused.code)) await decidedAs(id, 'waitlisted');
  }
  const isMore = earliest.length === APPLICATIONS_AT_ONCE && decided.accepted + decided.waitlisted > 0;
  if (isMore) await addJob(tx, { kind: firstComeJob, params: { each: true }, created_by: null, items: [item] });
  return decided;
}
