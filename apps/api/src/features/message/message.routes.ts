import {
  bulkMessageCounted,
  bulkMessageJoinRequests,
  bulkMessageLeaders,
  bulkMessageUshers,
  listPersonMessages,
  retryMessage,
  sendMessage,
  switchMessages,
} from '@proline/contract/message/message';
import {
  changeMessageTemplate,
  getMessageChannels,
  listMessageTemplates,
} from '@proline/contract/message/message-template';
import { unsubscribe } from '@proline/contract/message/unsubscribe';
import { route } from '../../platform/http/handler.ts';
import { messageCounted, messageJoinRequests, messageLeaders, messageUshers } from './message-bulk.service.ts';
import { listMessages, retry, send, showChannels, switchWanted } from './message.service.ts';
import { changeTemplate, showTemplates } from './template.service.ts';
import { stopMessages } from './unsubscribe.service.ts';

export const messageRoutes = [
  route(listPersonMessages, listMessages),
  route(sendMessage, send),
  route(retryMessage, retry),
  route(switchMessages, switchWanted),
  route(bulkMessageUshers, messageUshers),
  route(bulkMessageLeaders, messageLeaders),
  route(bulkMessageJoinRequests, messageJoinRequests),
  route(bulkMessageCounted, messageCounted),
  route(listMessageTemplates, showTemplates),
  route(changeMessageTemplate, changeTemplate),
  route(getMessageChannels, showChannels),
  route(unsubscribe, stopMessages, { neverReplayed: true }),
];
