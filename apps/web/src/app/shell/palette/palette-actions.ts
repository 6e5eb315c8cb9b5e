import { titleIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconBan,
  IconCalendarEvent,
  IconCategory,
  IconDeviceDesktop,
  IconHistory,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconTags,
  IconUserCircle,
  IconUserSearch,
  IconUsers,
  IconUserShield,
  IconUserStar,
} from '@tabler/icons-react';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import type { SearchHit, SearchKind } from '@proline/contract/search/search';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import type { Translate } from '../../../lib/texts/i18n.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { setLanguage, setTheme } from '../../../lib/preferences/preferences.ts';
import { MENU, MENU_FOOT } from '../../menu.ts';
import { paths } from '../../paths.ts';
import { logout } from '../logout.ts';
import { rememberRecord } from './recent-records.ts';

export type PaletteAction = {
  key: string;
  label: string;
  icon: IconShape;
  run: () => void;
  /** a found record has more to show than its name */
  hit?: SearchHit;
};

type Go = (to: string, search?: Readonly<Record<string, string>>) => void;

/** What somebody may not read at all is not offered. */
export const screens = (t: Translate<'shell'>, set: PermissionSet | undefined, go: Go): PaletteAction[] =>
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
    ...(set !== undefined && mayDo(set, 'admins.read')
      ? [
          { to: paths.admin, label: t('admin_accounts'), icon: IconUserShield },
          { to: paths.audit, label: t('audit_log'), icon: IconHistory },
        ]
      : []),
    { to: paths.profile, label: t('profile'), icon: IconUserCircle },
  ].map(({ to, label, icon }) => ({ key: to, label, icon, run: () => go(to) }));

const HIT_ICONS: Readonly<Record<SearchKind, IconShape>> = {
  events: IconCalendarEvent,
  ushers: IconUsers,
  leaders: IconUserStar,
  transfers: IconArrowsExchange,
  categories: IconCategory,
  types: IconTags,
  admins: IconUserShield,
};

/** Events have a page of their own; all others open beside their list. */
const LISTS: Readonly<Record<Exclude<SearchKind, 'events'>, string>> = {
  ushers: paths.ushers,
  leaders: paths.leaders,
  transfers: paths.transactions,
  categories: paths.categories,
  types: paths.types,
  admins: paths.admin,
};

const openHit = ({ kind, id }: SearchHit, go: Go): void =>
  kind === 'events' ? go(`${paths.events}/${id}`) : go(LISTS[kind], { open: id });

export const hitAction = (hit: SearchHit, language: Language, go: Go): PaletteAction => ({
  key: `${hit.kind}-${hit.id}`,
  label: titleIn(language, hit),
  icon: HIT_ICONS[hit.kind],
  hit,
  run: () => {
    rememberRecord(hit);
    openHit(hit, go);
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
