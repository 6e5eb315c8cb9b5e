import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { unreadQuery } from '../../../features/notification/notification.api.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { lazyScreen } from '../../../lib/screen/lazy-screen.tsx';
import { useUser } from '../../../lib/session/session-store.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import drawer from './notification-bell.module.css';
import classes from './top-bar.module.css';

const Notifications = lazyScreen(
  () => import('../../../features/notification/notification-drawer.tsx').then((file) => file.NotificationDrawer),
  ['notification', 'job', 'permission-set'],
);

/** The dot shows that there are unread notifications; the button's name says how many. */
export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  // The server refuses everything else until two-factor sign-in is set up.
  const enabled = useUser()?.two_factor !== 'required';
  const { data: unread = 0 } = useQuery({ ...unreadQuery, enabled });
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <IconButton
        label={unread > 0 ? t('notifications_unread', { count: unread }) : t('notifications')}
        popoverTarget="notifications"
        aria-expanded={opened}
        onPointerEnter={() => void Notifications.preload()}
      >
        <Icon of={IconBell} size="xl" />
        {unread > 0 && <span className={classes['dot']} />}
      </IconButton>
      <div
        ref={panel}
        id="notifications"
        popover="auto"
        role="dialog"
        aria-label={t('notifications')}
        className={drawer['panel']}
        onToggle={(event) => setOpened(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover();
        }}
      >
        {opened && (
          <Suspense>
            <Notifications />
          </Suspense>
        )}
      </div>
    </>
  );
};
