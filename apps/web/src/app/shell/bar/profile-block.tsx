import { capitaliseFirst } from '@proline/domain/people/person-name';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import classes from './top-bar.module.css';

/** The label is Admin for every permission set. */
export const ProfileBlock = () => {
  const { t } = useTranslation('shell');
  const user = useUser();
  return (
    <Link to="/profile" className={classes['profile'] ?? ''} title={t('open_profile')}>
      <Avatar name={user?.name ?? ''} image={user?.image ?? null} size={32} />
      <span className={classes['who']}>
        <bdi className={`${classes['name']} clip`}>
          {user ? capitaliseFirst(user.name) : <Skeleton width={96} height={12} />}
        </bdi>
        <span className={classes['role']}>{t('role')}</span>
      </span>
    </Link>
  );
};
