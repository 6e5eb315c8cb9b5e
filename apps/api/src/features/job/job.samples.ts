import type { Ground, Samples } from '../../testing/sample/sample-ground.ts';
import { addRow, addWaitingJob } from '../../testing/sample/sample-rows.ts';

const starterOf = async ({ pool, caller }: Ground): Promise<string> => caller ?? (await addRow(pool, 'admins')).id;

const addEndedJob = async (ground: Ground): Promise<string> => {
  const created_by = await starterOf(ground);
  const job = await addRow(ground.pool, 'jobs', { created_by, status: 'done', finished_at: new Date(), total: 1 });
  await addRow(ground.pool, 'job_items', { job_id: job.id, status: 'failed', code: 'conflict' });
  return job.id;
};

export const samples: Samples = {
  getJob: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
  listJobItems: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
  cancelJob: async (ground) => ({ params: { id: await addWaitingJob(ground.pool, await starterOf(ground)) } }),
  retryJob: async (ground) => ({ params: { id: await addEndedJob(ground) } }),
};
