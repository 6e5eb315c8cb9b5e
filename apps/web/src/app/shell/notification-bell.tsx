import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { needsQuery } from '../../features/dashboard/dashboard.api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { lazyScreen } from '../../lib/lazy-screen.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import popover from './notification-bell.module.css';
import classes from './top-bar.module.css';

const Notifications = lazyScreen(
  () => import('../../features/dashboard/notifications.tsx').then((file) => file.Notifications),
  ['dashboard'],
);

/** The dot says that something needs the admin today; the popover says what. */
export const NotificationBell = () => {
  const { t } = useTranslation('shell');
  const { data: needs } = useQuery(needsQuery);
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const count = needs?.length ?? 0;
  return (
    <>
      <IconButton
        label={count > 0 ? t('notifications_waiting', { count }) : t('notifications')}
        popoverTarget="notifications"
        aria-expanded={opened}
        onPointerEnter={() => void Notifications.preload()}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {count > 0 && <span className={classes['dot']} />}
      </IconButton>
      <div
        ref={panel}
        id="notifications"
        popover="auto"
        role="dialog"
        aria-label={t('notifications')}
        className={popover['panel']}
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
