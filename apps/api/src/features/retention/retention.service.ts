import type { previewRetention } from '@proline/contract/settings/house-settings';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type ItemRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { eraseHeld } from '../erasure/erasure.service.ts';
import { readRetention } from '../settings/settings.service.ts';
import { countOver, deleteOver, findTurnedDown, isOver } from './retention.queries.ts';

const EVERY_MINUTES = 60;
/** So many of each at one turn; the rest goes at the next one. */
const ROWS_AT_ONCE = 10_000;
const PEOPLE_AT_ONCE = 500;

const params = z.object({ each: z.boolean().default(false) });
type Run = ItemRun<z.output<typeof params>>;

/** Deletes what is over for longer than the settings keep it. People who were turned down are erased, each as an item of its own. */
export const retentionJob: JobKind<typeof params> = defineJob({
  kind: 'retention.sweep',
  access: 'system',
  params,
  everyMinutes: EVERY_MINUTES,
  runItem: (run) => (run.params.each ? eraseOne(run) : deleteAll(run)),
});

async function deleteAll({ tx, audit }: Run) {
  const limits = await readRetention(tx);
  const deleted = {
    messages: await deleteOver(tx, 'messages', limits.messages_days, ROWS_AT_ONCE),
    notifications: await deleteOver(tx, 'notifications', limits.notifications_days, ROWS_AT_ONCE),
    jobs: await deleteOver(tx, 'jobs', limits.jobs_days, ROWS_AT_ONCE),
    sessions: await deleteOver(tx, 'sessions', limits.sessions_days, ROWS_AT_ONCE),
    staff_sessions: await deleteOver(tx, 'staff_sessions', limits.staff_sessions_days, ROWS_AT_ONCE),
    sign_ins: await deleteOver(tx, 'sign_ins', limits.sign_ins_days, ROWS_AT_ONCE),
  };
  const items = await findTurnedDown(tx, limits.turned_down_days, PEOPLE_AT_ONCE);
  if (items.length > 0) await addJob(tx, { kind: retentionJob, params: { each: true }, created_by: null, items });
  // messages belong to people, and the log is asked what became of its own: it says that they are gone
  const { messages, sign_ins } = deleted;
  if (messages + sign_ins > 0)
    await audit({
      action: 'clean_up',
      entity: 'settings',
      record_id: 'retention',
      after: { ...(messages > 0 && { messages }), ...(sign_ins > 0 && { sign_ins }) },
    });
  return { ...deleted, turned_down: items.length };
}

/** The limits and the person may have changed since they were found. */
async function eraseOne({ tx, audit, dataKey, item: { record_id } }: Run): Promise<void> {
  const { turned_down_days } = await readRetention(tx);
  await eraseHeld({ tx, audit, dataKey, action: 'erase' }, record_id, () => isOver(tx, record_id, turned_down_days));
}

export const showOver: Handler<typeof previewRetention> = async ({ query }, { db }) => ({
  data: await countOver(db, query),
});
