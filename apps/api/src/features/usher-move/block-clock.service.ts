import { z } from 'zod';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { findEndedBlocks } from './block-clock.queries.ts';
import { endBlock } from './usher-status.service.ts';

const EVERY_MINUTES = 10;
/** Any others end at the next turn. */
const BLOCKS_AT_ONCE = 500;

const params = z.object({ each: z.boolean().default(false) });
type ClockRun = ItemRun<z.output<typeof params>>;

/** Ends timed blocks: one process finds them, each is a job item of its own, and the usher's lock lets it happen only once. */
export const endBlocksJob: JobKind<typeof params> = defineJob({
  kind: 'ushers.unblock',
  access: 'system',
  params,
  everyMinutes: EVERY_MINUTES,
  runItem: (run) => (run.params.each ? endOne(run) : findEnded(run)),
});

async function findEnded({ tx }: ClockRun) {
  const items = await findEndedBlocks(tx, BLOCKS_AT_ONCE);
  if (items.length > 0) await addJob(tx, { kind: endBlocksJob, params: { each: true }, created_by: null, items });
  return { due: items.length };
}

async function endOne({ tx, audit, item }: ClockRun): Promise<void> {
  await endBlock({ tx, audit, usher_id: item.record_id });
}
