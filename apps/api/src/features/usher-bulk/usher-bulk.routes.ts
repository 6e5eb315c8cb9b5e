import {
  bulkApproveUshers,
  bulkRejectUshers,
  bulkTagUshers,
  bulkUnblockUshers,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { route } from '../../platform/http/handler.ts';
import { approveMany, rejectMany, tagMany, unblockMany, untagMany } from './usher-bulk.service.ts';

export const usherBulkRoutes = [
  route(bulkApproveUshers, approveMany),
  route(bulkRejectUshers, rejectMany),
  route(bulkTagUshers, tagMany),
  route(bulkUntagUshers, untagMany),
  route(bulkUnblockUshers, unblockMany),
];
