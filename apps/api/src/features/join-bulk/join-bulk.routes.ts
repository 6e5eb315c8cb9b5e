import {
  bulkApproveJoinRequests,
  bulkRejectJoinRequests,
  bulkTagJoinRequests,
  bulkUntagJoinRequests,
} from '@proline/contract/join-bulk/join-bulk';
import { route } from '../../platform/http/handler.ts';
import { approveRequests, rejectRequests, tagRequests, untagRequests } from './join-bulk.service.ts';

export const joinBulkRoutes = [
  route(bulkApproveJoinRequests, approveRequests),
  route(bulkRejectJoinRequests, rejectRequests),
  route(bulkTagJoinRequests, tagRequests),
  route(bulkUntagJoinRequests, untagRequests),
];
