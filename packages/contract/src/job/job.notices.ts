import { z } from 'zod';
import { JOB_KINDS } from '../facts.ts';
import { notice } from '../frame/notice.ts';

const count = z.int().nonnegative();

export const jobFinished = /* @__PURE__ */ notice('job_finished', {
  access: 'own',
  optional: true,
  params: z.object({ job_id: z.uuid(), job_kind: z.enum(JOB_KINDS), total: count, done: count, failed: count }),
});
