import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { continueChain } from './make-offer.service.ts';
import { findDue, takeUndecided } from './offer.queries.ts';

/** More than a minute brings; the next turn goes on. */
const OPENINGS_AT_ONCE = 500;

const clock = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof clock>>;

/**
 * Each open place has its turn: at once, by a trigger that adds this job with whatever opens the place, and once a minute for what
 * had to wait, such as for the morning.
 */
export const offersJob: JobKind<typeof clock> = defineJob({
  kind: 'offers.make',
  access: 'system',
  params: clock,
  everyMinutes: 1,
  runItem: (run) => (run.params.each ? next(run) : findNext(run)),
});

async function findNext({ tx }: ClockRun) {
  const items = await findDue(tx, OPENINGS_AT_ONCE);
  if (items.length > 0) await addJob(tx, { kind: offersJob, params: { each: true }, created_by: null, items });
  return { due: items.length };
}

const next = async ({ tx, audit, item }: ClockRun) => ({
  step: await continueChain({ tx, audit, admin_id: null }, item.record_id),
});

const none = z.object({});

export const remindJob: JobKind<typeof none> = defineJob({
  kind: 'applications.remind',
  access: 'system',
  params: none,
  everyMinutes: 15,
  runItem: async ({ tx }) => {
    const events = await takeUndecided(tx, (await readNotices(tx)).undecided_days);
    for (const { id: event_id, ...event } of events)
      await notify(tx, {
        kind: 'applications_undecided',
        params: { event_id, ...event },
        link: `/event-applications?event=${event_id}`,
        to: { permission: 'applications.write' },
      });
    return { told: events.length };
  },
});
