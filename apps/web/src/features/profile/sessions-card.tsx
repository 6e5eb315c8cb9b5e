import { IconDeviceDesktop, IconDeviceMobile, IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnSession } from '@proline/contract/profile/profile';
import { timeAgo } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { endOwnSessions, sessionsQuery } from './profile.api.ts';
import classes from './sessions.module.css';

const PHONES = ['iPhone', 'Android', 'iPad'];

export const SessionsCard = () => {
  const { t } = useTranslation('profile');
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const [asking, setAsking] = useState(false);
  const others = sessions?.filter(({ current }) => !current).length ?? 0;

  const endOthers = async () => {
    const ended = await endOwnSessions();
    setAsking(false);
    showSuccess(t('sessions_ended', { count: ended }));
  };
  return (
    <Card
      title={t('sessions')}
      icon={<Icon of={IconDevices} size="l" />}
      busy={sessions === undefined && !isError}
      {...(others > 0 && {
        end: (
          <Button tone="secondary" onClick={() => setAsking(true)}>
            {t('end_others')}
          </Button>
        ),
      })}
    >
      <ul className={classes['list']}>
        {sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
        {sessions === undefined && !isError && (
          <li className={classes['session']}>
            <Skeleton width={220} height={36} />
          </li>
        )}
      </ul>
      {isError && <RetryNote text={t('sessions_failed')} retryLabel={t('retry')} retry={() => void refetch()} />}
      <ConfirmDialog
        open={asking}
        title={t('end_others_title')}
        consequences={[t('end_others_consequence', { count: others })]}
        confirmLabel={t('end_others')}
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
};

const SessionRow = ({ session }: { session: OwnSession }) => {
  const { t, language } = useTranslation('profile');
  const now = useNow();
  const id = useId();
  const [ending, setEnding] = useState(false);
  const { browser, system, address, current } = session;
  const shape = PHONES.includes(system ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  const ago = timeAgo(language, Date.parse(session.last_used_at), now.getTime());

  const end = async () => {
    setEnding(true);
    try {
      await endOwnSessions([session.id]);
      showSuccess(t('sessions_ended', { count: 1 }));
    } catch {
      setEnding(false);
    }
  };
  const device =
    browser !== null && system !== null
      ? t('browser_on_system', { browser, system })
      : (browser ?? system ?? t('unknown_device'));
  return (
    <li className={classes['session']}>
      <Icon of={shape} size="xl" />
      <span className={classes['words']}>
        <bdi id={`${id}-device`} className={classes['device']}>
          {device}
        </bdi>
        <span className={classes['muted']}>
          {address !== null && <bdi dir="ltr">{address}</bdi>}
          <span>{current || ago === null ? t('used_now') : t('used', { ago })}</span>
        </span>
      </span>
      {current ? (
        <span className={classes['current']}>{t('this_device')}</span>
      ) : (
        <Button
          id={`${id}-end`}
          tone="secondary"
          loading={ending}
          aria-labelledby={`${id}-end ${id}-device`}
          onClick={() => void end()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
};
