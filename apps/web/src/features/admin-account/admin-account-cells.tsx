import type { AdminAccountRow } from '@proline/contract/admin-account/admin-account';
import { moment, timeAgo } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { StatusBadge } from '../status/status-badge.parts.tsx';
import classes from './admin-account.module.css';

export const AdminName = ({ row }: { row: AdminAccountRow }) => {
  const { t } = useTranslation('admin-account');
  const mine = useUser()?.id === row.id;
  return (
    <span className={classes['person']}>
      <Avatar name={row.name} image={row.image} size={32} />
      <span className={`clip ${classes['name']}`}>
        <bdi>{row.name}</bdi>
      </span>
      {mine && <span className={classes['you']}>{t('you')}</span>}
    </span>
  );
};

export const AdminStatusBadge = ({ status }: { status: AdminAccountRow['status'] }) => {
  const { t } = useTranslation('status');
  return <StatusBadge status={status}>{t(`admin_${status}`)}</StatusBadge>;
};

export const LastActive = ({ at }: { at: string | null }) => {
  const { t, language } = useTranslation('admin-account');
  const now = useNow();
  if (at === null) return <span className={classes['muted']}>{t('never')}</span>;
  return (
    <time dateTime={at} title={moment(language, new Date(at))}>
      {timeAgo(language, Date.parse(at), now.getTime()) ?? t('now')}
    </time>
  );
};
