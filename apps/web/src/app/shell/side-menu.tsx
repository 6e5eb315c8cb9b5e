import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menuCountsQuery } from '../../features/dashboard/dashboard.api.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { BrandMark } from '../../ui/picture/brand-mark.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { MENU, MENU_FOOT, type MenuEntry } from '../menu.ts';
import { paths } from '../paths.ts';
import { logout } from './logout.ts';
import classes from './side-menu.module.css';

export const SideMenu = ({ onChosen }: { onChosen?: () => void }) => {
  const { t } = useTranslation('shell');
  const { data: counts } = useQuery(menuCountsQuery);
  // The drawer closes first: a failure's message would lie behind it.
  const leave = () => {
    onChosen?.();
    void logout();
  };
  const link = (entry: MenuEntry) => (
    <MenuLink key={entry.to} entry={entry} count={entry.count && counts?.[entry.count]} onChosen={onChosen} />
  );
  return (
    <nav className={classes['menu']} aria-label={t('main_menu')}>
      <Link to={paths.dashboard} className={classes['brand'] ?? ''} onClick={onChosen} aria-label={t('product')}>
        <BrandMark />
        <span>{t('product')}</span>
      </Link>
      <div className={classes['scroll']}>
        {MENU.map((group) => (
          <section key={group.title ?? 'main'} aria-label={group.title && t(group.title)}>
            {group.title && <p className={classes['group']}>{t(group.title)}</p>}
            <ul className={classes['list']}>{group.entries.map(link)}</ul>
          </section>
        ))}
      </div>
      <ul className={`${classes['list']} ${classes['foot']}`}>
        {MENU_FOOT.map(link)}
        <li>
          <button type="button" className={classes['entry']} onClick={leave}>
            <Icon of={IconLogout} size="l" flip />
            {t('logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
};

type MenuLinkProps = { entry: MenuEntry; count: number | undefined; onChosen: (() => void) | undefined };

const MenuLink = ({ entry, count, onChosen }: MenuLinkProps) => {
  const { t, language } = useTranslation('shell');
  return (
    <li>
      <Link
        to={entry.to}
        className={classes['entry'] ?? ''}
        activeOptions={{ exact: entry.to === paths.dashboard, includeSearch: false }}
        onClick={onChosen}
      >
        <Icon of={entry.icon} size="l" />
        <span className="clip">{t(entry.label)}</span>
        {count !== undefined && count > 0 && (
          <span className={classes['count']}>
            <span aria-hidden="true">{formatNumber(language, count)}</span>
            <span className="visually-hidden">{t('waiting', { count })}</span>
          </span>
        )}
      </Link>
    </li>
  );
};
