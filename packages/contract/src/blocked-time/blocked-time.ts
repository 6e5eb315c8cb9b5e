import { BLOCK_REASON_MAX_LENGTH } from '@proline/domain/recruiting/blocked-time';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line } from '../frame/text.ts';
import { moment } from '../interview/slot.ts';

const HANDLES = 'join_requests.write';

/** Time in which an interviewer holds no interviews. */
export const blockedTime = z.object({
  id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  reason: z.string(),
});
export type BlockedTime = z.output<typeof blockedTime>;

export const blockTime = endpoint({
  name: 'blockTime',
  summary: 'Block a span of a day, in which an interviewer holds no interviews',
  method: 'POST',
  path: '/admin/blocked-times',
  access: HANDLES,
  body: z.strictObject({
    interviewer_id: z.uuid(),
    starts_at: moment('2027-05-04T08:00:00Z'),
    ends_at: moment('2027-05-04T10:00:00Z'),
    reason: line(1, BLOCK_REASON_MAX_LENGTH),
  }),
  response: z.object({ data: blockedTime }),
  refusals: [
    'blocked_time_backwards',
    'blocked_time_too_long',
    'blocked_time_past',
    'interviewer_unavailable',
    'time_has_interview',
    'time_blocked_already',
  ],
});

export const unblockTime = endpoint({
  name: 'unblockTime',
  summary: 'Open blocked time again',
  method: 'DELETE',
  path: '/admin/blocked-times/:id',
  access: HANDLES,
  params: z.strictObject({ id: z.uuid() }),
  response: z.object({ data: z.object({ id: z.uuid() }) }),
  refusals: ['not_found'],
});

export const blockedTimeSlice: Slice = [blockTime, unblockTime];
