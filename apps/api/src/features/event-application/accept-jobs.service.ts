import type { Transaction } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { behindSavepoint } from '../../platform/postgres/savepoint.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { judgeApplications, type AskedWork } from '../hiring/application-fit.service.ts';
import { findEarliest, findFirstComeEvents, findPending } from './application.queries.ts';
import { decide } from './decision.service.ts';

/** Taken in one turn, so that the best of them come first however many processes work at it. */
const TOGETHER = 200;

const ofEvent = z.object({ event_id: z.uuid() });

/** Applicants of one event, the best match first, while places last. Whoever is left out is named with the reason. */
export const acceptBestJob: JobKind<typeof ofEvent> = defineJob({
  kind: 'applications.accept',
  access: 'applications.write',
  params: ofEvent,
  ofPersons: true,
  together: TOGETHER,
  runItem: acceptOf,
});

async function acceptOf({ tx, audit, item, params, created_by }: ItemRun<z.output<typeof ofEvent>>) {
  const asked = await findPending(tx, params.event_id, item.record_id);
  const results = [];
  for (const { id } of await bestFirst(tx, params.event_id, asked))
    results.push(await behindSavepoint(tx, () => decide({ tx, audit, admin_id: created_by, id, to: 'accepted' })));
  const shifts = results.flatMap((one) => (one instanceof Refusal ? [] : one.shifts));
  if (shifts.length > 0) return { done: shifts.filter(({ refusal }) => refusal === null).length, of: shifts.length };
  // what was asked for in another role stays where it is: the person works in the first
  throw results.find((one) => one instanceof Refusal) ?? new Refusal('already_decided');
}

/** Somebody who asks for several roles gets the one that fits best. */
async function bestFirst(tx: Transaction<Database>, event_id: string, asked: readonly AskedWork[]) {
  if (asked.length < 2) return asked;
  const judged = await judgeApplications(tx, [{ event_id, asked }]);
  return asked.toSorted((a, b) => (judged.get(b.id)?.match.tenths ?? -1) - (judged.get(a.id)?.match.tenths ?? -1));
}

/** More than a minute brings; the next turn goes on. */
const EVENTS_AT_ONCE = 200;
const APPLICATIONS_AT_ONCE = 100;

/** What may be otherwise later. */
const MAY_WAIT: ReadonlySet<string> = new Set(['nothing_fits', 'place_taken', 'already_booked', 'already_assigned']);

const clock = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof clock>>;

/** Where whoever comes first is taken, applications are accepted by themselves while places last; also when one opens again. */
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

/** One event after the other, and its applications in their order: a second process waits for the first of them, and finds it decided. */
async function acceptFirst({ tx, audit, item }: ClockRun) {
  let accepted = 0;
  for (const id of await findEarliest(tx, item.record_id, APPLICATIONS_AT_ONCE)) {
    const refused = await refusalOf(decide({ tx, audit, admin_id: null, id, to: 'accepted' }));
    if (refused === null) accepted += 1;
    // whoever cannot have a place is on the waitlist from now on, and does not keep others from theirs
    else if (MAY_WAIT.has(refused.code)) await decide({ tx, audit, admin_id: null, id, to: 'waitlisted' });
  }
  return { accepted };
}

const refusalOf = (deciding: Promise<unknown>): Promise<Refusal | null> =>
  deciding.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
