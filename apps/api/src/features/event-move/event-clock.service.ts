import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { endOverWaited } from './event-close.service.ts';
import { findDueEvents } from './event-clock.queries.ts';
import { moveTo } from './status-move.service.ts';

/** More events than ever start, or are over, in one minute; any others start in the next one. */
const EVENTS_AT_ONCE = 200;

const params = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof params>>;

/**
 * Once a minute one process finds the events that are due, and each becomes a job item: one that fails is tried again and
 * does not delay the others. The same turn ends the waiting for shifts that are over. However often an item runs, the event's lock and status let it start only once.
 */
export const startEventsJob: JobKind<typeof params> = defineJob({
  kind: 'events.start',
  access: 'system',
  params,
  everyMinutes: 1,
  runItem: (run) => (run.params.each ? startOne(run) : loadDueEvents(run)),
});

async function loadDueEvents({ tx }: ClockRun) {
  const items = await findDueEvents(tx, EVENTS_AT_ONCE);
  if (items.length > 0) await addJob(tx, { kind: startEventsJob, params: { each: true }, created_by: null, items });
  return { due: items.length, waits_ended: await endOverWaited(tx, EVENTS_AT_ONCE) };
}

async function startOne({ tx, audit, item }: ClockRun): Promise<void> {
  await moveTo({ tx, audit, by: 'clock', actor_id: null, event_id: item.record_id, to: 'in_progress' });
}
