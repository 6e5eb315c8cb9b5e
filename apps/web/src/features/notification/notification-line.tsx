import { noticeText } from '@proline/contract/notification/notice-text';
import type { Notification } from '@proline/contract/notification/notification';
import { IconCircle, IconCircleFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { moment, timeAgo, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { writingIn } from '../../lib/texts/plural-text.ts';
import { useNow } from '../../lib/dates/now.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { markRead } from './notification.api.ts';
import { notificationLook } from './notification-look.ts';
import classes from './notification-drawer.module.css';

/** A notification. Following its link marks it as read. */
export const NotificationLine = ({ notification }: { notification: Notification }) => {
  const { t, language } = useTranslation('notification');
  const now = useNow();
  const read = useMutation({ mutationFn: (as: boolean) => markRead([notification.id], as) });
  // The chosen state is shown while the answer is on its way.
  const unread = read.isPending ? !read.variables : notification.read_at === null;
  const { icon: shape, tone } = notificationLook(notification);
  const { title, detail } = noticeText(notification, {
    writing: writingIn(language),
    time: (at) => timeOfDay(language, new Date(at)),
  });
  const when = timeAgo(language, Date.parse(notification.created_at), now.getTime()) ?? t('just_now');
  return (
    <li className={classes['line']} data-unread={unread || undefined}>
      <Target notification={notification} onFollow={() => unread && read.mutate(true)}>
        <Tile tone={tone}>
          <Icon of={shape} size="l" />
        </Tile>
        <span className={classes['words']}>
          <span className={classes['name']}>
            {unread && <span className="visually-hidden">{t('is_unread')} </span>}
            <bdi>{title}</bdi>
          </span>
          <span className={classes['detail']}>{detail}</span>
          <time
            className={classes['when']}
            dateTime={notification.created_at}
            title={moment(language, new Date(notification.created_at))}
          >
            {when}
          </time>
        </span>
      </Target>
      <IconButton
        label={unread ? t('mark_read', { title }) : t('mark_unread', { title })}
        onClick={() => read.mutate(unread)}
      >
        {unread ? (
          <IconCircleFilled size={10} aria-hidden className={classes['dot']} />
        ) : (
          <IconCircle size={10} aria-hidden />
        )}
      </IconButton>
    </li>
  );
};

type TargetProps = { notification: Notification; onFollow: () => void; children: ReactNode };

const Target = ({ notification, onFollow, children }: TargetProps) => {
  const link = linkOf(notification);
  if (link === null) return <span className={classes['target']}>{children}</span>;
  return (
    <Link {...link} className={classes['target'] ?? ''} onClick={onFollow}>
      {children}
    </Link>
  );
};

/** A job's results open over the current screen; everything else has its own address. */
const linkOf = (notification: Notification) => {
  if (notification.kind === 'job_finished') {
    const { job_id } = notification.params;
    return { to: '.', search: (before: object) => ({ ...before, job: job_id }) };
  }
  if (notification.link === null) return null;
  const { pathname, searchParams, hash } = new URL(notification.link, location.origin);
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
};
