import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { BrandMark } from '../../../ui/picture/brand-mark.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { HelpLink } from './help-link.tsx';
import { BackgroundJobs } from '../background-jobs.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileBlock } from './profile-block.tsx';
import { SearchBox } from './search-box.tsx';
import classes from './top-bar.module.css';

export const TopBar = ({ openMenu }: { openMenu: () => void }) => {
  const { t } = useTranslation('shell');
  return (
    <header className={classes['bar']}>
      <span className={classes['narrowOnly']}>
        <IconButton label={t('open_menu')} aria-haspopup="dialog" onClick={openMenu}>
          <Icon of={IconMenu2} size="xl" />
        </IconButton>
      </span>
      <Link to="/" className={`${classes['brand']} ${classes['narrowOnly']}`} aria-label={t('product')}>
        <BrandMark />
      </Link>
      <SearchBox />
      <span className={classes['space']} />
      <BackgroundJobs />
      <HelpLink />
      <NotificationBell />
      <span className={classes['rule']} />
      <ProfileBlock />
    </header>
  );
};
