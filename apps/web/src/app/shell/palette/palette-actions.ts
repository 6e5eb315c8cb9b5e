import { titleIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconCategory,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconTags,
  IconUsers,
  IconUserShield,
  IconUserStar,
} from '@tabler/icons-react';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import type { SearchKind } from '@proline/contract/facts';
import type { SearchHit } from '@proline/contract/search/search';
import type { LinkProps } from '@tanstack/react-router';
import type { Translate } from '../../../lib/texts/i18n.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { setLanguage, setTheme } from '../../../lib/preferences/preferences.ts';
import type { MenuEntry } from '../../../lib/screen/menu-entry.ts';
import { BESIDE_MENU, MENU, MENU_FOOT } from '../../main-menu.ts';
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

export const commands = (t: Translate<'shell'>): PaletteAction[] => [
  { key: 'light', label: t('light_theme'), icon: IconSun, run: () => setTheme('light') },
  { key: 'dark', label: t('dark_theme'), icon: IconMoon, run: () => setTheme('dark') },
  { key: 'auto', label: t('system_theme'), icon: IconDeviceDesktop, run: () => setTheme('auto') },
  { key: 'en', label: t('in_english'), icon: IconLanguage, run: () => void setLanguage('en') },
  { key: 'ar', label: t('in_arabic'), icon: IconLanguage, run: () => void setLanguage('ar') },
  { key: 'logout', label: t('logout'), icon: IconLogout, run: () => void logout() },
];
