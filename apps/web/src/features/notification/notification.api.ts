import {
  changeNotificationChoice,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  type NotificationChoice,
} from '@proline/contract/notification/notification';
import type { OptionalNotification } from '@proline/contract/notices';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Every query key begins with this topic, so that live updates show a new notification at once. */
const TOPIC = 'notification';

export const unreadQuery = queryOptions({
  queryKey: [TOPIC, 'count'],
  queryFn: async () => (await call(countNotifications)).data.unread,
  meta: { keep: true },
});

export type NotificationTab = 'unread' | 'all';

export const notificationsQuery = (tab: NotificationTab) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, 'list', tab],
    queryFn: ({ pageParam }) =>
      call(listNotifications, { query: { unread: tab === 'unread' ? 'yes' : undefined, before: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.has_more ? data.at(-1)?.id : undefined),
  });

/** The stream informs other tabs and browsers; here the answer itself says how many are unread. */
const afterReading = (unread: number): void => {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  void queryClient.invalidateQueries({ queryKey: [TOPIC, 'list'] });
};

export const markRead = async (id: string, read: boolean): Promise<void> =>
  afterReading((await call(readNotifications, { body: { ids: [id], read } })).data.unread);

export const markAllRead = async (): Promise<void> =>
  afterReading((await call(readNotifications, { body: { ids: 'all' } })).data.unread);

export const choicesQuery = queryOptions({
  queryKey: [TOPIC, 'choices'],
  queryFn: async () => (await call(getNotificationChoices)).data,
});

export const saveChoice = async (kind: OptionalNotification, wanted: boolean): Promise<readonly NotificationChoice[]> =>
  (await call(changeNotificationChoice, { body: { kind, wanted } })).data;
