import { titleIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconCategory,
  IconCalendarPlus,
  IconDeviceDesktop,
  IconFileImport,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
  IconTag,
  IconTags,
  IconUserPlus,
  IconUsers,
  IconUserShield,
  IconUserStar,
} from '@tabler/icons-react';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import { SETTINGS_SECTIONS } from '@proline/contract/settings/settings';
import type { SearchKind } from '@proline/contract/facts';
import type { SearchHit } from '@proline/contract/search/search';
import type { LinkProps } from '@tanstack/react-router';
import type { Translate } from '../../../lib/texts/i18n.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { setLanguage, setTheme } from '../../../lib/preferences/preferences.ts';
import type { MenuEntry } from '../../../lib/screen/menu-entry.ts';
import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';
import { BESIDE_MENU, MENU, MENU_FOOT } from '../../main-menu.ts';
import { showKeys } from '../keys/keys-dialog-state.ts';
import { logout } from '../logout.ts';
import { rememberRecord } from './recent-records.ts';

export type PaletteAction = {
  key: string;
  label: string;
  icon: IconShape;
  run: () => void;
  /** The found record, which has more to show than its name. */
  hit?: SearchHit;
};

export const screens = (
  t: Translate<'shell'>,
  mayOpen: (entry: Pick<MenuEntry, 'to'>) => boolean,
  go: (link: LinkProps) => void,
): PaletteAction[] =>
  [...MENU.flatMap((group) => group.entries), ...MENU_FOOT, ...BESIDE_MENU]
    .filter(mayOpen)
    .map(({ to, label, icon }) => ({ key: to, label: t(label), icon, run: () => go({ to }) }));

/** Each section of the settings; the words of the sections are those of the screen. */
export const settingsSections = (
  { t, settings }: { readonly t: Translate<'shell'>; readonly settings: Translate<'settings'> },
  set: PermissionSet | undefined,
  go: (link: LinkProps) => void,
): PaletteAction[] =>
  set === undefined || !mayDo(set, 'settings.read')
    ? []
    : SETTINGS_SECTIONS.map((section) => ({
        key: `settings-${section}`,
        label: `${t('settings')}: ${settings(section)}`,
        icon: IconSettings,
        run: () => go({ to: '/settings/$', params: { _splat: section } }),
      }));

const HIT_ICONS: Readonly<Record<SearchKind, IconShape>> = {
  events: IconCalendarEvent,
  ushers: IconUsers,
  leaders: IconUserStar,
  transfers: IconArrowsExchange,
  categories: IconCategory,
  types: IconTags,
  admins: IconUserShield,
};

/** Events have their own page; all other records open beside their list. */
const LISTS = {
  ushers: '/ushers',
  leaders: '/leaders',
  transfers: '/transactions',
  categories: '/categories',
  types: '/types',
  admins: '/admin',
} as const satisfies Readonly<Record<Exclude<SearchKind, 'events'>, LinkProps['to']>>;

const linkTo = ({ kind, id }: SearchHit): LinkProps =>
  kind === 'events' ? { to: '/events/$id', params: { id } } : { to: LISTS[kind], search: { open: id } };

export const hitAction = (hit: SearchHit, language: Language, go: (link: LinkProps) => void): PaletteAction => ({
  key: `${hit.kind}-${hit.id}`,
  label: titleIn(language, hit),
  icon: HIT_ICONS[hit.kind],
  hit,
  run: () => {
    rememberRecord(hit);
    go(linkTo(hit));
  },
});

type Beginning = {
  readonly key: string;
  readonly label:
    'new_event' | 'new_usher' | 'new_leader' | 'import_ushers' | 'invite_admin' | 'new_category' | 'new_type';
  readonly icon: IconShape;
  readonly needs: Permission;
  readonly link: LinkProps;
};

/** Each leads to the screen where something new is made, and begins it there. */
const BEGINNINGS: readonly Beginning[] = [
  { key: 'new-event', label: 'new_event', icon: IconCalendarPlus, needs: 'events.write', link: { to: '/events/new' } },
  { key: 'new-usher', label: 'new_usher', icon: IconUserPlus, needs: 'ushers.write', link: { to: '/ushers/new' } },
  { key: 'new-leader', label: 'new_leader', icon: IconUserStar, needs: 'leaders.write', link: { to: '/leaders/new' } },
  {
    key: 'import-ushers',
    label: 'import_ushers',
    icon: IconFileImport,
    needs: 'ushers.write',
    link: { to: '/ushers/import' },
  },
  {
    key: 'invite-admin',
    label: 'invite_admin',
    icon: IconUserPlus,
    needs: 'admins.write',
    link: { to: '/admin', state: { begin: true } },
  },
  {
    key: 'new-category',
    label: 'new_category',
    icon: IconCategory,
    needs: 'settings.write',
    link: { to: '/categories', state: { begin: true } },
  },
  {
    key: 'new-type',
    label: 'new_type',
    icon: IconTag,
    needs: 'settings.write',
    link: { to: '/types', state: { begin: true } },
  },
];

export const commands = (
  t: Translate<'shell'>,
  set: PermissionSet | undefined,
  go: (link: LinkProps) => void,
): PaletteAction[] => [
  ...BEGINNINGS.filter(({ needs }) => set !== undefined && mayDo(set, needs)).map(({ key, label, icon, link }) => ({
    key,
    label: t(label),
    icon,
    run: () => go(link),
  })),
  { key: 'keys', label: t('keyboard_shortcuts'), icon: IconKeyboard, run: () => showKeys(true) },
  { key: 'light', label: t('light_theme'), icon: IconSun, run: () => setTheme('light') },
  { key: 'dark', label: t('dark_theme'), icon: IconMoon, run: () => setTheme('dark') },
  { key: 'auto', label: t('system_theme'), icon: IconDeviceDesktop, run: () => setTheme('auto') },
  { key: 'en', label: t('in_english'), icon: IconLanguage, run: () => void setLanguage('en') },
  { key: 'ar', label: t('in_arabic'), icon: IconLanguage, run: () => void setLanguage('ar') },
  { key: 'logout', label: t('logout'), icon: IconLogout, run: () => void logout() },
];
