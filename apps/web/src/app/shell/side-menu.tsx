import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menuCountsQuery } from '../../features/dashboard/dashboard.api.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { BrandMark } from '../../ui/picture/brand-mark.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';
import { MENU, MENU_FOOT } from '../main-menu.ts';
import { logout } from './logout.ts';
import { useMayOpen } from './may-open.ts';
import classes from './side-menu.module.css';

export const SideMenu = ({ onChosen }: { onChosen?: () => void }) => {
  const { t } = useTranslation('shell');
  const { data: counts } = useQuery(menuCountsQuery);
  const mayOpen = useMayOpen();
  const groups = MENU.map(({ title, entries }) => ({ title, entries: entries.filter(mayOpen) }));
  // The drawer closes first, because it would cover an error message.
  const leave = () => {
    onChosen?.();
    void logout();
  };
  const link = (entry: MenuEntry<keyof MenuCounts>) => (
    <MenuLink key={entry.to} entry={entry} count={entry.count && counts?.[entry.count]} onChosen={onChosen} />
  );
  return (
    <nav className={classes['menu']} aria-label={t('main_menu')}>
      <Link to="/" className={classes['brand'] ?? ''} onClick={onChosen} aria-label={t('product')}>
        <BrandMark />
        <span>{t('product')}</span>
      </Link>
      <div className={classes['scroll']}>
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map((group) => (
            <section key={group.title ?? 'main'} aria-label={group.title && t(group.title)}>
              {group.title && <p className={classes['group']}>{t(group.title)}</p>}
              <ul className={classes['list']}>{group.entries.map(link)}</ul>
            </section>
          ))}
      </div>
      <ul className={`${classes['list']} ${classes['foot']}`}>
        {MENU_FOOT.filter(mayOpen).map(link)}
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

type MenuLinkProps = {
  entry: MenuEntry<keyof MenuCounts>;
  count: number | undefined;
  onChosen: (() => void) | undefined;
};

const MenuLink = ({ entry, count, onChosen }: MenuLinkProps) => {
  const { t, language } = useTranslation('shell');
  return (
    <li>
      <Link
        to={entry.to}
        className={classes['entry'] ?? ''}
        activeOptions={{ exact: entry.to === '/', includeSearch: false }}
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
