import {
  changeNotificationChoice,
  changeNotificationMail,
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  type NotificationChoices,
} from '@proline/contract/notification/notification';
import type { NotificationKind, OptionalNotification } from '@proline/contract/notices';
import type { NoticeMail } from '@proline/domain/message/notice-mail';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/api/query-client.ts';

/** Every query key begins with this topic, so that live updates show a new notification at once. */
const TOPIC = 'notification';

export const unreadQuery = queryOptions({
  queryKey: [TOPIC, 'count'],
  queryFn: async () => (await call(countNotifications, { quiet: ['offline'] })).data.unread,
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

/** The server takes so many at once. */
const READ_AT_ONCE = 100;

export const markRead = async (ids: readonly string[], read: boolean): Promise<void> => {
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    const some = ids.slice(from, from + READ_AT_ONCE);
    afterReading((await call(readNotifications, { body: { ids: some, read } })).data.unread);
  }
};

export const markAllRead = async (): Promise<void> =>
  afterReading((await call(readNotifications, { body: { ids: 'all' } })).data.unread);

export const choicesQuery = queryOptions({
  queryKey: [TOPIC, 'choices'],
  queryFn: () => call(getNotificationChoices),
});

export type ChoiceChange =
  | { readonly kind: OptionalNotification; readonly wanted: boolean }
  | { readonly kind: NotificationKind; readonly mail: NoticeMail };

export const saveChoice = (change: ChoiceChange): Promise<NotificationChoices> =>
  'mail' in change ? call(changeNotificationMail, { body: change }) : call(changeNotificationChoice, { body: change });
