import {
  bulkApproveUshers,
  bulkRejectUshers,
  bulkTagUshers,
  bulkUntagUshers,
} from '@proline/contract/usher-bulk/usher-bulk';
import { route } from '../../platform/http/handler.ts';
import { approveMany, rejectMany, tagMany, untagMany } from './usher-bulk.service.ts';

export const usherBulkRoutes = [
  route(bulkApproveUshers, approveMany),
  route(bulkRejectUshers, rejectMany),
  route(bulkTagUshers, tagMany),
  route(bulkUntagUshers, untagMany),
];
