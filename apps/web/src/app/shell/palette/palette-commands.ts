import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';
import {
  IconArrowsExchange,
  IconBellCheck,
  IconCalendarPlus,
  IconCategory,
  IconDeviceDesktop,
  IconFileImport,
  IconHelp,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconRoute,
  IconShieldLock,
  IconSun,
  IconTag,
  IconUserPlus,
  IconUserStar,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { markAllRead } from '../../../features/notification/notification.api.ts';
import { startTour } from '../../../features/tour/tour-state.parts.ts';
import { setLanguage, setTheme } from '../../../lib/preferences/preferences.ts';
import type { PlainKey, Translate } from '../../../lib/texts/i18n.ts';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import { showKeys } from '../keys/keys-dialog-state.ts';
import { logout } from '../logout.ts';
import type { PaletteAction } from './palette-actions.ts';

type Beginning = {
  readonly key: string;
  readonly label: PlainKey<'palette'>;
  /** what else people type for it */
  readonly also: PlainKey<'palette'>;
  readonly icon: IconShape;
  readonly needs: Permission;
  readonly link: LinkProps;
};

/** Each leads to the screen where something new is made, and begins it there. */
const BEGINNINGS: readonly Beginning[] = [
  {
    ...{ key: 'new-event', label: 'new_event', also: 'begin_words', icon: IconCalendarPlus },
    ...{ needs: 'events.write', link: { to: '/events/new' } },
  },
  {
    ...{ key: 'new-usher', label: 'new_usher', also: 'begin_words', icon: IconUserPlus },
    ...{ needs: 'ushers.write', link: { to: '/ushers/new' } },
  },
  {
    ...{ key: 'new-leader', label: 'new_leader', also: 'begin_words', icon: IconUserStar },
    ...{ needs: 'leaders.write', link: { to: '/leaders/new' } },
  },
  {
    ...{ key: 'import-ushers', label: 'import_ushers', also: 'import_words', icon: IconFileImport },
    ...{ needs: 'ushers.write', link: { to: '/ushers/import' } },
  },
  {
    ...{ key: 'invite-admin', label: 'invite_admin', also: 'begin_words', icon: IconUserPlus },
    ...{ needs: 'admins.write', link: { to: '/admin', state: { begin: true } } },
  },
  {
    ...{ key: 'new-adjustment', label: 'new_adjustment', also: 'adjustment_words', icon: IconArrowsExchange },
    ...{ needs: 'transfers.write', link: { to: '/transactions', state: { begin: true } } },
  },
  {
    ...{ key: 'new-category', label: 'new_category', also: 'begin_words', icon: IconCategory },
    ...{ needs: 'settings.write', link: { to: '/categories', state: { begin: true } } },
  },
  {
    ...{ key: 'new-type', label: 'new_type', also: 'begin_words', icon: IconTag },
    ...{ needs: 'settings.write', link: { to: '/types', state: { begin: true } } },
  },
  {
    ...{ key: 'privacy-page', label: 'edit_privacy_page', also: 'privacy_words', icon: IconShieldLock },
    ...{ needs: 'settings.write', link: { to: '/settings/$', params: { _splat: 'privacy' } } },
  },
];

type Say = { readonly t: Translate<'palette'>; readonly shell: Translate<'shell'> };

export const commands = (
  { t, shell }: Say,
  set: PermissionSet | undefined,
  /** of the screen that is open, which its help begins from */
  from: string,
  go: (link: LinkProps) => void,
): PaletteAction[] => [
  ...BEGINNINGS.filter(({ needs }) => set !== undefined && mayDo(set, needs)).map(
    ({ key, label, also, icon, link }) => ({ key, label: t(label), also: t(also), icon, run: () => go(link) }),
  ),
  {
    ...{ key: 'read-notifications', label: t('read_notifications'), icon: IconBellCheck },
    run: () => void markAllRead(),
  },
  { key: 'help', label: shell('help'), icon: IconHelp, run: () => go({ to: '/guide', search: { from } }) },
  { key: 'keys', label: t('keyboard_shortcuts'), icon: IconKeyboard, run: () => showKeys(true) },
  { key: 'tour', label: t('take_the_tour'), icon: IconRoute, run: startTour },
  { key: 'light', label: t('light_theme'), icon: IconSun, run: () => setTheme('light') },
  { key: 'dark', label: t('dark_theme'), icon: IconMoon, run: () => setTheme('dark') },
  { key: 'auto', label: t('system_theme'), icon: IconDeviceDesktop, run: () => setTheme('auto') },
  { key: 'en', label: t('in_english'), icon: IconLanguage, run: () => void setLanguage('en') },
  { key: 'ar', label: t('in_arabic'), icon: IconLanguage, run: () => void setLanguage('ar') },
  { key: 'logout', label: shell('logout'), also: t('logout_words'), icon: IconLogout, run: () => void logout() },
];
