import { IconChecks, IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { timeAgo } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { markRead } from './notification.api.ts';
import classes from './notification-drawer.module.css';
import type { NotificationGroup as Group } from './notification-groups.ts';
import { NotificationLine } from './notification-line.tsx';

/** Many of one kind: how many they are and since when, and each of them on request. */
export const NotificationGroup = ({ group: { kind, all } }: { readonly group: Group }) => {
  const { t, language } = useTranslation('notification');
  const now = useNow();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const unread = all.filter(({ read_at }) => read_at === null).map((one) => one.id);
  const read = useMutation({ mutationFn: () => markRead(unread, true) });
  const name = `${formatNumber(language, all.length)} × ${t(`choice_${kind}`)}`;
  const [newest] = all;
  const when = newest && timeAgo(language, Date.parse(newest.created_at), now.getTime());
  return (
    <li className={classes['group']}>
      <div className={classes['line']} data-unread={unread.length > 0 || undefined}>
        <button
          type="button"
          className={classes['target']}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes['turn']} data-opened={opened || undefined}>
            <Icon of={IconChevronDown} />
          </span>
          <span className={classes['words']}>
            <span className={classes['name']}>{name}</span>
            <span className={classes['when']}>{when ?? t('just_now')}</span>
          </span>
        </button>
        {unread.length > 0 && (
          <IconButton label={t('mark_read', { title: name })} onClick={() => read.mutate()}>
            <Icon of={IconChecks} />
          </IconButton>
        )}
      </div>
      <ul id={id} hidden={!opened}>
        {opened && all.map((notification) => <NotificationLine key={notification.id} notification={notification} />)}
      </ul>
    </li>
  );
};
