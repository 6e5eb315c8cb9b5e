import {
  bulkAddUsherRoles,
  bulkApproveUshers,
  bulkRejectUshers,
  bulkRemoveUsherRoles,
  bulkTagCounted,
  bulkTagUshers,
  bulkUnblockUshers,
  bulkUntagCounted,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { route } from '../../platform/http/handler.ts';
import {
  approveMany,
  rejectMany,
  tagCounted,
  tagMany,
  unblockMany,
  untagCounted,
  untagMany,
} from './usher-bulk.service.ts';
import { addRolesToMany, removeRolesOfMany } from './usher-roles-bulk.service.ts';

export const usherBulkRoutes = [
  route(bulkApproveUshers, approveMany),
  route(bulkRejectUshers, rejectMany),
  route(bulkTagUshers, tagMany),
  route(bulkUntagUshers, untagMany),
  route(bulkAddUsherRoles, addRolesToMany),
  route(bulkRemoveUsherRoles, removeRolesOfMany),
  route(bulkUnblockUshers, unblockMany),
  route(bulkTagCounted, tagCounted),
  route(bulkUntagCounted, untagCounted),
];
