import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { route } from '../../platform/http/handler.ts';
import { requestDeletion } from './deletion-request.service.ts';

export const deletionRequestRoutes = [route(requestAccountDeletion, requestDeletion)];
