import { mayDo } from '@proline/domain/account/permission';
import { IconCategory, IconChevronRight, IconTags, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { Tile } from '../../../ui/page/tile.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import classes from '../settings.module.css';

const LINKS = [
  { to: '/categories', name: 'categories', text: 'link_categories', icon: IconCategory, tone: 'blue' },
  { to: '/types', name: 'types', text: 'link_types', icon: IconTags, tone: 'violet' },
  { to: '/admin', name: 'admin_accounts', text: 'link_admin_accounts', icon: IconUserShield, tone: 'brand' },
  { to: '/profile', name: 'profile', text: 'link_profile', icon: IconUserCircle, tone: 'grey' },
] as const;

export const SettingsLinks = () => {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation('shell');
  const user = useUser();
  const links = LINKS.filter(({ to }) => to !== '/admin' || (user && mayDo(user.permission_set, 'admins.read')));
  return (
    <ul className={classes['links']}>
      {links.map(({ to, name, text, icon: shape, tone }) => (
        <li key={to}>
          <Link to={to} className={classes['link'] ?? ''}>
            <Tile tone={tone}>
              <Icon of={shape} size="l" />
            </Tile>
            <span className={classes['linkWords']}>
              <b>{shell(name)}</b>
              <span className={classes['muted']}>{t(text)}</span>
            </span>
            <Icon of={IconChevronRight} flip />
          </Link>
        </li>
      ))}
    </ul>
  );
};
