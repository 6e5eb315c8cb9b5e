import type {
  bulkCancelEvents,
  bulkDeleteEvents,
  bulkPublishEvents,
  previewBulkCancel,
} from '@proline/contract/event-move/event-move';
import { refuseCancellingOf } from '@proline/domain/event-move/event-move';
import { EVENT_STATUSES, type EventStatus } from '@proline/domain/event/event-status';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { defineJob, type ItemDetail, type ItemRun } from '../../platform/jobs/job-kind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { removeDraft } from '../event-plan/event-plan.service.ts';
import { startEventBulk } from '../event/event-selection.service.ts';
import { findPermissionSet, readCancelTouches } from './event-bulk.queries.ts';
import { moveTo } from './status-move.service.ts';

/** Moves one event in the name of the admin who started the job, with their current permissions and the same rules as a single request. */
async function moveRow({ tx, audit, item, created_by }: ItemRun<unknown>, to: EventStatus, reason?: string) {
  const by = created_by === null ? undefined : await findPermissionSet(tx, created_by);
  if (by === undefined) throw new Refusal('forbidden');
  return moveTo({ tx, audit, by, actor_id: created_by, event_id: item.record_id, to, reason });
}

const nothing = z.object({});
const withReason = z.object({ reason: z.string() });

const publishJob = defineJob({
  kind: 'events.publish',
  access: 'events.write',
  params: nothing,
  // people are kept by their ids: names are those of whenever the result is read
  runItem: async (run): Promise<ItemDetail> => {
    const { left_out } = await moveRow(run, 'published');
    return { left_out: left_out.map(({ usher: { id }, reasons }) => ({ id, reasons })) };
  },
});

const cancelJob = defineJob({
  kind: 'events.cancel',
  access: 'events.write',
  params: withReason,
  runItem: async (run) => {
    await moveRow(run, 'canceled', run.params.reason);
  },
});

const deleteJob = defineJob({
  kind: 'events.delete',
  access: 'events.write',
  params: nothing,
  runItem: ({ tx, audit, item }) => removeDraft(tx, audit, item.record_id, null),
});

export const eventJobs = [publishJob, cancelJob, deleteJob];

export const publishMany: Handler<typeof bulkPublishEvents> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startEventBulk({ tx, audit, admin }, { kind: publishJob, params: {}, selection, action: 'bulk_publish' }),
  );

export const cancelMany: Handler<typeof bulkCancelEvents> = ({ body: { selection, reason } }, { admin, write }) =>
  write((tx, audit) =>
    startEventBulk({ tx, audit, admin }, { kind: cancelJob, params: { reason }, selection, action: 'bulk_cancel' }),
  );

export const deleteMany: Handler<typeof bulkDeleteEvents> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startEventBulk({ tx, audit, admin }, { kind: deleteJob, params: {}, selection, action: 'bulk_delete' }),
  );

/** Counts by the rule that the job will apply to each row. */
export const previewCancel: Handler<typeof previewBulkCancel> = async ({ body: { selection } }, { admin, pool }) => {
  const by = admin.permission_set;
  const refusedFor = (refusal: ReturnType<typeof refuseCancellingOf>) =>
    EVENT_STATUSES.filter((status) => refuseCancellingOf(status, by) === refusal);
  const asked = { selection, by, open: refusedFor(null), owner_only: refusedFor('owner_only') };
  return { data: await readCancelTouches(pool, asked) };
};
