import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** To the interviewer, without the name: who is deleted later must not stay here. */
export const interviewSoon = /* @__PURE__ */ notice('interview_soon', {
  access: 'join_requests.write',
  optional: true,
  params: z.object({ starts_at: z.iso.datetime() }),
});
