import type { SentBodyOf } from '@proline/contract/frame/endpoint';
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
  type MessageTemplate,
} from '@proline/contract/message/message-template';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

/** Loads what a person was told, newest first. Decisions, interviews and events write messages, too. */
export const personMessagesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['message', id],
    queryFn: ({ pageParam }: { pageParam: number }) =>
      call(listPersonMessages, { params: { id }, query: { page: String(pageParam) } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : null),
    meta: { topics: ['usher', 'team_leader', 'interview', 'event'] },
  });

const reload = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: personMessagesQuery(id).queryKey });

export type MessageText = SentBodyOf<typeof sendMessage>;

export const writeToPerson = async (id: string, body: MessageText, idempotencyKey: string): Promise<void> => {
  await call(sendMessage, { params: { id }, body, idempotencyKey });
  await reload(id);
};

export const tryAgain = async (id: string, message_id: string): Promise<void> => {
  await call(retryMessage, { params: { id: message_id } });
  await reload(id);
};

export const switchWanted = async (id: string, version: number, wanted: boolean): Promise<void> => {
  await call(switchMessages, { params: { id }, body: { version, wanted } });
  await reload(id);
};

const sent = (selection: ListSelection): SentBodyOf<typeof bulkMessageUshers>['selection'] =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

const BULK_CALLS = {
  ushers: bulkMessageUshers,
  leaders: bulkMessageLeaders,
  requests: bulkMessageJoinRequests,
  kpis: bulkMessageCounted,
} as const;
export type MessagedList = keyof typeof BULK_CALLS;

export const writeToMany = async (
  list: MessagedList,
  selection: ListSelection,
  text: MessageText,
  idempotencyKey: string,
): Promise<void> => {
  const body = { selection: sent(selection), ...text };
  await call(BULK_CALLS[list], { body, idempotencyKey });
  void queryClient.invalidateQueries({ queryKey: ['job'] });
};

export const channelsQuery = queryOptions({
  queryKey: ['message', 'channels'],
  queryFn: async () => (await call(getMessageChannels)).data.channels,
});

export const templatesQuery = queryOptions({
  queryKey: ['settings', 'message-templates'],
  queryFn: async () => (await call(listMessageTemplates)).data,
});

export const saveTemplate = async (
  { kind, version }: Pick<MessageTemplate, 'kind' | 'version'>,
  text: MessageText,
  idempotencyKey: string,
): Promise<void> => {
  await call(changeMessageTemplate, { params: { kind }, body: { version, ...text }, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
};
