import type {
  bulkApproveUshers,
  bulkRejectUshers,
  bulkTagCounted,
  bulkTagUshers,
  bulkUnblockUshers,
  bulkUntagCounted,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { MOST_TAGS, withoutTags, withTags } from '@proline/domain/people/tags';
import type { BulkDecision } from '@proline/domain/recruiting/bulk-decision';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type ItemRun, type ItemsRun } from '../../platform/jobs/job-kind.ts';
import { startBlockedBulk } from '../blocked-usher/blocked-selection.service.ts';
import { startKpiBulk } from '../usher-kpi/kpi-selection.service.ts';
import { startUsherBulk } from '../usher/usher-selection.service.ts';
import { decideAll, unblockAll } from '../usher-move/usher-status.service.ts';
import { lockTags, saveTags } from './usher-bulk.queries.ts';

/** Each row takes a few milliseconds; the commit is shared. */
const TOGETHER = 50;
export const ofPersons = { ofPersons: true, together: TOGETHER } as const;
const ofUshers = { ...ofPersons, access: 'ushers.write' } as const;
/** Decisions are done by few statements, however many they are. */
const DECIDED_TOGETHER = 100;

/** In the name of the admin who started the job. */
function startedBy({ tx, audit, created_by }: ItemsRun<unknown>) {
  if (created_by === null) throw new Refusal('forbidden');
  return { tx, audit, admin_id: created_by };
}

const idsOf = ({ items }: ItemsRun<unknown>): string[] => items.map(({ record_id }) => record_id);

/** By the rules of a single request. */
const decide = async (run: ItemsRun<unknown>, to: BulkDecision, reason?: string) =>
  decideAll({ ...startedBy(run), to, reason }, idsOf(run));

const nothing = z.object({});
export const withReason = z.object({ reason: z.string() });
export const withNamedTags = z.object({ tags: z.array(z.string()) });
type TagRun = ItemRun<z.output<typeof withNamedTags>>;

const approveJob = defineJob({
  ...ofUshers,
  kind: 'ushers.approve',
  params: nothing,
  together: DECIDED_TOGETHER,
  runItems: (run) => decide(run, 'approved'),
});

const rejectJob = defineJob({
  ...ofUshers,
  kind: 'ushers.reject',
  params: withReason,
  together: DECIDED_TOGETHER,
  runItems: (run) => decide(run, 'rejected', run.params.reason),
});

const unblockJob = defineJob({
  ...ofUshers,
  kind: 'ushers.unblock_many',
  params: withReason,
  together: DECIDED_TOGETHER,
  runItems: async (run) => unblockAll({ ...startedBy(run), reason: run.params.reason }, idsOf(run)),
});

async function changeTags(
  { tx, audit, item, params }: TagRun,
  action: 'tag' | 'untag',
  changed: typeof withTags,
): Promise<void> {
  const found = await lockTags(tx, item.record_id);
  if (!found) throw new Refusal('not_found');
  const tags = changed(found.tags, params.tags);
  if (tags.length === found.tags.length) throw new Refusal(action === 'tag' ? 'tagged_already' : 'not_tagged');
  if (tags.length > MOST_TAGS) throw new Refusal('too_many_tags');
  await saveTags(tx, item.record_id, tags);
  await audit({
    action,
    entity: found.usher_status === null ? 'team_leader' : 'usher',
    record_id: item.record_id,
    before: { tags: found.tags },
    after: { tags },
  });
}

export const tagOne = (run: TagRun): Promise<void> => changeTags(run, 'tag', withTags);
export const untagOne = (run: TagRun): Promise<void> => changeTags(run, 'untag', withoutTags);

const tagJob = defineJob({ ...ofUshers, kind: 'ushers.tag', params: withNamedTags, runItem: tagOne });

const untagJob = defineJob({ ...ofUshers, kind: 'ushers.untag', params: withNamedTags, runItem: untagOne });

export const usherBulkJobs = [approveJob, rejectJob, tagJob, untagJob, unblockJob];

export const approveMany: Handler<typeof bulkApproveUshers> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startUsherBulk({ tx, audit, admin }, { kind: approveJob, params: {}, selection, action: 'bulk_approve' }),
  );

export const rejectMany: Handler<typeof bulkRejectUshers> = ({ body: { selection, reason } }, { admin, write }) =>
  write((tx, audit) =>
    startUsherBulk({ tx, audit, admin }, { kind: rejectJob, params: { reason }, selection, action: 'bulk_reject' }),
  );

export const tagMany: Handler<typeof bulkTagUshers> = ({ body: { selection, tags } }, { admin, write }) =>
  write((tx, audit) =>
    startUsherBulk({ tx, audit, admin }, { kind: tagJob, params: { tags }, selection, action: 'bulk_tag' }),
  );

export const untagMany: Handler<typeof bulkUntagUshers> = ({ body: { selection, tags } }, { admin, write }) =>
  write((tx, audit) =>
    startUsherBulk({ tx, audit, admin }, { kind: untagJob, params: { tags }, selection, action: 'bulk_untag' }),
  );

export const tagCounted: Handler<typeof bulkTagCounted> = ({ body: { selection, tags } }, { admin, write }) =>
  write((tx, audit) =>
    startKpiBulk({ tx, audit, admin }, { kind: tagJob, params: { tags }, selection, action: 'bulk_tag' }),
  );

export const untagCounted: Handler<typeof bulkUntagCounted> = ({ body: { selection, tags } }, { admin, write }) =>
  write((tx, audit) =>
    startKpiBulk({ tx, audit, admin }, { kind: untagJob, params: { tags }, selection, action: 'bulk_untag' }),
  );

export const unblockMany: Handler<typeof bulkUnblockUshers> = ({ body: { selection, reason } }, { admin, write }) =>
  write((tx, audit) =>
    startBlockedBulk({ tx, audit, admin }, { kind: unblockJob, params: { reason }, selection, action: 'bulk_unblock' }),
  );
