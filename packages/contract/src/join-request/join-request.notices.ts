import { z } from 'zod';
import { notice } from '../frame/notice.ts';

/** After three days without a decision; once for each. */
export const joinRequestsWaiting = /* @__PURE__ */ notice('join_requests_waiting', {
  access: 'join_requests.write',
  optional: true,
  /** without names: who is deleted later must not stay here */
  params: z.object({ requests: z.int() }),
});
