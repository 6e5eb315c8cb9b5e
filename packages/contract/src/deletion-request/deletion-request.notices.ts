import { z } from 'zod';
import { notice } from '../frame/notice.ts';

export const deletionRequested = /* @__PURE__ */ notice('deletion_request', {
  access: 'join_requests.write',
  optional: true,
  /** without the e-mail address: data that is deleted later must not stay here */
  params: z.object({ request_id: z.uuid() }),
});

/** On day 20 of 30; each request once. */
export const deletionDue = /* @__PURE__ */ notice('deletion_due', {
  access: 'join_requests.write',
  optional: true,
  params: z.object({ requests: z.int() }),
});
