import type { blockTime, unblockTime } from '@proline/contract/blocked-time/blocked-time';
import { blockedTimeProblem } from '@proline/domain/recruiting/blocked-time';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refusalOfDatabaseError } from '../../platform/postgres/database.ts';
import { holdInterviewer } from '../interview/interviewer.service.ts';
import { deleteBlockedTime, findBlockedBetween, insertBlockedTime } from './blocked-time.queries.ts';

export const blockedBetween = findBlockedBetween;

/** What booking is told as blocked time is to whoever blocks an interview: one constraint keeps the two apart. */
const toldToBlocker = (error: unknown): unknown =>
  refusalOfDatabaseError(error)?.code === 'interviewer_blocked' ? new Refusal('time_has_interview') : error;

export const block: Handler<typeof blockTime> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { interviewer, now } = await holdInterviewer(tx, body.interviewer_id);
    const { starts_at, ends_at, reason } = body;
    const problem = blockedTimeProblem({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) }, now);
    if (problem) throw new Refusal(problem);
    const time = await insertBlockedTime(tx, { ...body, admin_id: admin.id }).catch((error: unknown) => {
      throw toldToBlocker(error);
    });
    const shown = { starts_at: time.starts_at.toISOString(), ends_at: time.ends_at.toISOString(), reason };
    await audit({ action: 'block_time', entity: 'blocked_time', record_id: time.id, after: { interviewer, ...shown } });
    return { data: { id: time.id, ...shown } };
  });

export const unblock: Handler<typeof unblockTime> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const time = await deleteBlockedTime(tx, params.id);
    if (!time) throw new Refusal('not_found');
    const { id, interviewer, starts_at, ends_at, reason } = time;
    await audit({
      action: 'unblock_time',
      entity: 'blocked_time',
      record_id: id,
      before: { interviewer, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), reason },
    });
    return { data: { id } };
  });
