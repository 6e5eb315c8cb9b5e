import {
  bulkMessageLeaders,
  bulkMessageUshers,
  listPersonMessages,
  retryMessage,
  sendMessage,
  switchMessages,
} from '@proline/contract/message/message';
import { route } from '../../platform/http/handler.ts';
import { messageLeaders, messageUshers } from './message-bulk.service.ts';
import { listMessages, retry, send, switchWanted } from './message.service.ts';

export const messageRoutes = [
  route(listPersonMessages, listMessages),
  route(sendMessage, send),
  route(retryMessage, retry),
  route(switchMessages, switchWanted),
  route(bulkMessageUshers, messageUshers),
  route(bulkMessageLeaders, messageLeaders),
];
