import {
  IconBan,
  IconCategory,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconTags,
  IconUserCircle,
  IconUserSearch,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react';
import type { Translate } from '../../lib/i18n.ts';
import { setLanguage, setTheme } from '../../lib/preferences.ts';
import { MENU, MENU_FOOT } from '../menu.ts';
import { paths } from '../paths.ts';
import { logout } from './logout.ts';

export type PaletteAction = { key: string; label: string; icon: Icon; run: () => void };

export const screens = (t: Translate<'shell'>, go: (to: string) => void): PaletteAction[] =>
  [
    ...[...MENU.flatMap((group) => group.entries), ...MENU_FOOT].map(({ to, label, icon }) => ({
      to,
      label: t(label),
      icon,
    })),
    { to: paths.blockedUshers, label: t('blocked_ushers'), icon: IconBan },
    { to: paths.hiringUshers, label: t('hiring_ushers'), icon: IconUserSearch },
    { to: paths.categories, label: t('categories'), icon: IconCategory },
    { to: paths.types, label: t('types'), icon: IconTags },
    { to: paths.admin, label: t('admin_accounts'), icon: IconUserShield },
    { to: paths.profile, label: t('profile'), icon: IconUserCircle },
  ].map(({ to, label, icon }) => ({ key: to, label, icon, run: () => go(to) }));

export const commands = (t: Translate<'shell'>): PaletteAction[] => [
  { key: 'light', label: t('light_theme'), icon: IconSun, run: () => setTheme('light') },
  { key: 'dark', label: t('dark_theme'), icon: IconMoon, run: () => setTheme('dark') },
  { key: 'auto', label: t('system_theme'), icon: IconDeviceDesktop, run: () => setTheme('auto') },
  { key: 'en', label: t('in_english'), icon: IconLanguage, run: () => void setLanguage('en') },
  { key: 'ar', label: t('in_arabic'), icon: IconLanguage, run: () => void setLanguage('ar') },
  { key: 'logout', label: t('logout'), icon: IconLogout, run: () => void logout() },
];
