import type {
  bulkMessageCounted,
  bulkMessageJoinRequests,
  bulkMessageLeaders,
  bulkMessageUshers,
} from '@proline/contract/message/message';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { startJoinBulk } from '../join-request/join-selection.service.ts';
import { startLeaderBulk } from '../team-leader/leader-selection.service.ts';
import { startKpiBulk } from '../usher-kpi/kpi-selection.service.ts';
import { startUsherBulk } from '../usher/usher-selection.service.ts';
import { refuseUnfillable, writeTo } from './message.service.ts';

/** Each row takes a few milliseconds; the commit is shared. */
const TOGETHER = 50;

/** Who wants no messages is left out, and the result says so; delivery goes on by itself. */
export const messageJob = defineJob({
  kind: 'messages.send',
  access: 'messages.send',
  ofPersons: true,
  together: TOGETHER,
  params: z.object({ text_en: z.string(), text_ar: z.string() }),
  runItem: ({ tx, audit, item, params, job_id, created_by }) =>
    writeTo([tx, audit], item.record_id, params, { cause: 'job', cause_id: job_id, created_by }),
});

export const messageUshers: Handler<typeof bulkMessageUshers> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, ...params } = body;
    refuseUnfillable('free_text', params);
    return startUsherBulk({ tx, audit, admin }, { kind: messageJob, params, selection, action: 'bulk_message' });
  });

export const messageLeaders: Handler<typeof bulkMessageLeaders> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, ...params } = body;
    refuseUnfillable('free_text', params);
    return startLeaderBulk({ tx, audit, admin }, { kind: messageJob, params, selection, action: 'bulk_message' });
  });

export const messageJoinRequests: Handler<typeof bulkMessageJoinRequests> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, ...params } = body;
    refuseUnfillable('free_text', params);
    return startJoinBulk({ tx, audit, admin }, { kind: messageJob, params, selection, action: 'bulk_message' });
  });

export const messageCounted: Handler<typeof bulkMessageCounted> = ({ body }, { admin, write }) =>
  write((tx, audit) => {
    const { selection, ...params } = body;
    refuseUnfillable('free_text', params);
    return startKpiBulk({ tx, audit, admin }, { kind: messageJob, params, selection, action: 'bulk_message' });
  });
