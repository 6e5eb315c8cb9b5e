import { getDeletionRequest, requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { deletionRequestSource } from './deletion-request.queries.ts';
import { requestDeletion, showDeletionRequest } from './deletion-request.service.ts';

export const deletionRequestRoutes = [
  route(requestAccountDeletion, requestDeletion),
  ...listRoutes(deletionRequestSource),
  route(getDeletionRequest, showDeletionRequest),
];
