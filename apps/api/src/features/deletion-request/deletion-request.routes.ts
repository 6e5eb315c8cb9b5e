import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { route } from '../../platform/http/handler.ts';
import { askForDeletion } from './deletion-request.service.ts';

export const deletionRequestRoutes = [route(requestAccountDeletion, askForDeletion)];
