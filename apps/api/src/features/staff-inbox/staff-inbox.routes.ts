import { listInbox, readInbox, readMessage } from '@proline/contract/staff-inbox/staff-inbox';
import { route } from '../../platform/http/handler.ts';
import { markAll, markOne, showInbox } from './staff-inbox.service.ts';

export const staffInboxRoutes = [route(listInbox, showInbox), route(readMessage, markOne), route(readInbox, markAll)];
