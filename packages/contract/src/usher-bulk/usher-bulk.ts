import { z } from 'zod';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { blockedUsherList } from '../blocked-usher/blocked-usher.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';
import { someRoles, someTags } from '../person/person-fields.ts';
import { usherKpiList } from '../usher-kpi/usher-kpi.ts';
import { usherList } from '../usher/usher.ts';

const { selection } = usherList;

/** What calls that act on many people have in common. */
export const startsJob = {
  method: 'POST',
  response: z.object({ data: z.object({ job_id: z.uuid() }) }),
  refusals: ['too_many_jobs'],
} as const;

const bulk = { ...startsJob, access: 'ushers.write' } as const;
const reason = paragraph(REASON_LENGTH.least, REASON_LENGTH.most);

export const bulkApproveUshers = endpoint({
  ...bulk,
  name: 'bulkApproveUshers',
  summary: 'Approve many ushers who wait for it',
  path: '/admin/ushers/bulk-approve',
  body: z.strictObject({ selection }),
});

export const bulkRejectUshers = endpoint({
  ...bulk,
  name: 'bulkRejectUshers',
  summary: 'Reject many ushers who wait for a decision',
  path: '/admin/ushers/bulk-reject',
  body: z.strictObject({ selection, reason }),
});

export const bulkTagUshers = endpoint({
  ...bulk,
  name: 'bulkTagUshers',
  summary: 'Put tags on many ushers',
  path: '/admin/ushers/bulk-tag',
  body: z.strictObject({ selection, tags: someTags }),
});

export const bulkUntagUshers = endpoint({
  ...bulk,
  name: 'bulkUntagUshers',
  summary: 'Take tags off many ushers',
  path: '/admin/ushers/bulk-untag',
  body: z.strictObject({ selection, tags: someTags }),
});

export const bulkAddUsherRoles = endpoint({
  ...bulk,
  name: 'bulkAddUsherRoles',
  summary: 'Say of many ushers that they do these types of work',
  path: '/admin/ushers/bulk-add-roles',
  body: z.strictObject({ selection, role_ids: someRoles }),
  refusals: [...bulk.refusals, 'role_not_offered'],
});

export const bulkRemoveUsherRoles = endpoint({
  ...bulk,
  name: 'bulkRemoveUsherRoles',
  summary: 'Say of many ushers that they no longer do these types of work',
  path: '/admin/ushers/bulk-remove-roles',
  body: z.strictObject({ selection, role_ids: someRoles }),
  refusals: [...bulk.refusals, 'role_not_offered'],
});

export const bulkUnblockUshers = endpoint({
  ...bulk,
  name: 'bulkUnblockUshers',
  summary: 'End the blocks of many ushers',
  path: '/admin/blocked-ushers/bulk-unblock',
  body: z.strictObject({ selection: blockedUsherList.selection, reason }),
});

export const bulkTagCounted = endpoint({
  ...bulk,
  name: 'bulkTagCounted',
  summary: 'Put tags on many ushers of the KPI table',
  path: '/admin/usher-kpis/bulk-tag',
  body: z.strictObject({ selection: usherKpiList.selection, tags: someTags }),
});

export const bulkUntagCounted = endpoint({
  ...bulk,
  name: 'bulkUntagCounted',
  summary: 'Take tags off many ushers of the KPI table',
  path: '/admin/usher-kpis/bulk-untag',
  body: z.strictObject({ selection: usherKpiList.selection, tags: someTags }),
});

export const usherBulkSlice: Slice = [
  bulkApproveUshers,
  bulkRejectUshers,
  bulkTagUshers,
  bulkUntagUshers,
  bulkAddUsherRoles,
  bulkRemoveUsherRoles,
  bulkUnblockUshers,
  bulkTagCounted,
  bulkUntagCounted,
];
