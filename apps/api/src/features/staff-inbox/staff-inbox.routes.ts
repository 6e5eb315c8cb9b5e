import {
  getMessagesWanted,
  listInbox,
  readInbox,
  readMessage,
  setMessagesWanted,
} from '@proline/contract/staff-inbox/staff-inbox';
import { route } from '../../platform/http/handler.ts';
import { markAll, markOne, saveWanted, showInbox, showWanted } from './staff-inbox.service.ts';

export const staffInboxRoutes = [
  route(listInbox, showInbox),
  route(readMessage, markOne),
  route(readInbox, markAll),
  route(getMessagesWanted, showWanted),
  route(setMessagesWanted, saveWanted),
];
