import type {
  bulkApproveJoinRequests,
  bulkRejectJoinRequests,
  bulkTagJoinRequests,
  bulkUntagJoinRequests,
} from '@proline/contract/join-bulk/join-bulk';
import type { BulkDecision } from '@proline/domain/recruiting/bulk-decision';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob, type ItemRun } from '../../platform/jobs/job-kind.ts';
import { requestedHat, startJoinBulk } from '../join-request/join-selection.service.ts';
import { decideLeaderInBulk } from '../team-leader-move/team-leader-move.service.ts';
import { ofPersons, tagOne, untagOne, withNamedTags, withReason } from '../usher-bulk/usher-bulk.service.ts';
import { decideInBulk } from '../usher-move/usher-status.service.ts';

const ofRequests = { ...ofPersons, access: 'join_requests.write' } as const;

/** Decides about one person as what they ask to be, by the rules of a single request. */
async function decide({ tx, audit, item, created_by }: ItemRun<unknown>, to: BulkDecision, reason?: string) {
  if (created_by === null) throw new Refusal('forbidden');
  const one = { tx, audit, admin_id: created_by, to, reason };
  const hat = await requestedHat(tx, item.record_id);
  if (hat === 'leader') await decideLeaderInBulk({ ...one, leader_id: item.record_id });
  else await decideInBulk({ ...one, usher_id: item.record_id });
}

const approveJob = defineJob({
  ...ofRequests,
  kind: 'join_requests.approve',
  params: z.object({}),
  runItem: (run) => decide(run, 'approved'),
});

const rejectJob = defineJob({
  ...ofRequests,
  kind: 'join_requests.reject',
  params: withReason,
  runItem: (run) => decide(run, 'rejected', run.params.reason),
});

const tagJob = defineJob({ ...ofRequests, kind: 'join_requests.tag', params: withNamedTags, runItem: tagOne });

const untagJob = defineJob({ ...ofRequests, kind: 'join_requests.untag', params: withNamedTags, runItem: untagOne });

export const joinBulkJobs = [approveJob, rejectJob, tagJob, untagJob];

export const approveRequests: Handler<typeof bulkApproveJoinRequests> = ({ body: { selection } }, { admin, write }) =>
  write((tx, audit) =>
    startJoinBulk({ tx, audit, admin }, { kind: approveJob, params: {}, selection, action: 'bulk_approve' }),
  );

export const rejectRequests: Handler<typeof bulkRejectJoinRequests> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, reason } = body;
    return startJoinBulk(
      { tx, audit, admin },
      { kind: rejectJob, params: { reason }, selection, action: 'bulk_reject' },
    );
  });

export const tagRequests: Handler<typeof bulkTagJoinRequests> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, tags } = body;
    return startJoinBulk({ tx, audit, admin }, { kind: tagJob, params: { tags }, selection, action: 'bulk_tag' });
  });

export const untagRequests: Handler<typeof bulkUntagJoinRequests> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, tags } = body;
    return startJoinBulk({ tx, audit, admin }, { kind: untagJob, params: { tags }, selection, action: 'bulk_untag' });
  });
