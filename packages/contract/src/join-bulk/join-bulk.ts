import { z } from 'zod';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { joinRequestList } from '../join-request/join-request.ts';
import { startsJob } from '../usher-bulk/usher-bulk.ts';
import { someTags } from '../person/person-fields.ts';

const { selection } = joinRequestList;

const bulk = { ...startsJob, access: 'join_requests.write' } as const;

export const bulkApproveJoinRequests = endpoint({
  ...bulk,
  name: 'bulkApproveJoinRequests',
  summary: 'Approve many who ask to join, as usher or as team leader',
  path: '/admin/join-requests/bulk-approve',
  body: z.strictObject({ selection }),
});

export const bulkRejectJoinRequests = endpoint({
  ...bulk,
  name: 'bulkRejectJoinRequests',
  summary: 'Reject many who ask to join; team leaders are turned down',
  path: '/admin/join-requests/bulk-reject',
  body: z.strictObject({ selection, reason: paragraph(REASON_LENGTH.least, REASON_LENGTH.most) }),
});

export const bulkTagJoinRequests = endpoint({
  ...bulk,
  name: 'bulkTagJoinRequests',
  summary: 'Put tags on many who ask to join',
  path: '/admin/join-requests/bulk-tag',
  body: z.strictObject({ selection, tags: someTags }),
});

export const bulkUntagJoinRequests = endpoint({
  ...bulk,
  name: 'bulkUntagJoinRequests',
  summary: 'Take tags off many who ask to join',
  path: '/admin/join-requests/bulk-untag',
  body: z.strictObject({ selection, tags: someTags }),
});

export const joinBulkSlice: Slice = [
  bulkApproveJoinRequests,
  bulkRejectJoinRequests,
  bulkTagJoinRequests,
  bulkUntagJoinRequests,
];
