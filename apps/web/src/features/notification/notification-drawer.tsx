import { IconBellCheck, IconChecks, IconX } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { markAllRead, notificationsQuery, unreadQuery, type NotificationTab } from './notification.api.ts';
import { NotificationGroup } from './notification-group.tsx';
import { groupsOf } from './notification-groups.ts';
import { NotificationLine } from './notification-line.tsx';
import classes from './notification-drawer.module.css';

const SKELETON_LINES = 4;

/** The drawer that the bell opens. */
export const NotificationDrawer = () => {
  const { t } = useTranslation('notification');
  const [tab, setTab] = useState<NotificationTab>('unread');
  const { data: unread = 0 } = useQuery(unreadQuery);
  const readAll = useMutation({ mutationFn: markAllRead });
  return (
    <>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('title')}</h2>
        <IconButton label={t('close')} popoverTarget="notifications" popoverTargetAction="hide">
          <Icon of={IconX} size="l" />
        </IconButton>
      </div>
      <div className={classes['bar']}>
        <Segmented
          label={t('which')}
          value={tab}
          options={[
            { value: 'unread', label: t('unread') },
            { value: 'all', label: t('all') },
          ]}
          onChange={setTab}
        />
        {unread > 0 && (
          <button type="button" className={classes['quiet']} onClick={() => readAll.mutate()}>
            <Icon of={IconChecks} />
            {t('mark_all')}
          </button>
        )}
      </div>
      <div className={classes['body']}>
        <Lines tab={tab} />
      </div>
      <div className={classes['foot']}>
        <Link to="/profile" hash="notifications-choices" className={classes['quiet'] ?? ''}>
          {t('choose')}
        </Link>
      </div>
    </>
  );
};

const Lines = ({ tab }: { tab: NotificationTab }) => {
  const { t } = useTranslation('notification');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(tab),
  );
  if (isPending) return <LinesSkeleton />;
  if (isError && data === undefined)
    return <RetryNote text={t('did_not_load')} retryLabel={t('retry')} retry={() => void refetch()} />;
  const notifications = data.pages.flatMap((page) => page.data);
  if (notifications.length === 0) {
    const icon = <Icon of={IconBellCheck} size="xxl" />;
    const words =
      tab === 'unread'
        ? { title: t('none_unread'), text: t('none_unread_text') }
        : { title: t('none'), text: t('none_text') };
    return <EmptyState tone="green" icon={icon} {...words} />;
  }
  return (
    <>
      <ul>
        {groupsOf(notifications).map((group) =>
          group.all.length > 1 ? (
            <NotificationGroup key={group.all.at(-1)?.id} group={group} />
          ) : (
            group.all.map((notification) => <NotificationLine key={notification.id} notification={notification} />)
          ),
        )}
      </ul>
      {hasNextPage && (
        <div className={classes['more']}>
          <Button tone="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </>
  );
};

const LinesSkeleton = () => (
  <ul>
    {Array.from({ length: SKELETON_LINES }, (_, i) => (
      <li key={i} className={classes['skeleton']}>
        <Skeleton width={36} height={36} />
        <span className={classes['words']}>
          <Skeleton width="60%" height={14} />
          <Skeleton width="85%" height={12} />
        </span>
      </li>
    ))}
  </ul>
);
