import { REPORT_WORDS } from '@proline/contract/report/report.words';
import { SETTINGS_SECTIONS } from '@proline/contract/settings/settings';
import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';
import { REPORTS } from '@proline/domain/report/report';
import {
  IconCalendar,
  IconLayoutKanban,
  IconMap2,
  IconMessages,
  IconReportAnalytics,
  IconSettings,
  IconUserMinus,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { SETTINGS_FIELDS } from '../../../features/settings/settings-fields.parts.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import type { MenuEntry } from '../../../lib/screen/menu-entry.ts';
import type { PlainKey, Translate } from '../../../lib/texts/i18n.ts';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import { BESIDE_MENU, MENU, MENU_FOOT } from '../../main-menu.ts';
import type { PaletteAction } from './palette-actions.ts';

type Go = (link: LinkProps) => void;

/** What people look for that is a part of a screen with another name. */
const ALSO: Partial<Record<MenuEntry['to'], PlainKey<'palette'>>> = {
  '/events': 'events_words',
  '/leaders': 'leaders_words',
  '/reports': 'reports_words',
  '/categories': 'categories_words',
  '/types': 'types_words',
  '/profile': 'profile_words',
  '/transactions': 'transactions_words',
  '/transactions/batches': 'batches_words',
  '/guide': 'guide_words',
  '/admin': 'admin_words',
};

type Say = { readonly t: Translate<'palette'>; readonly shell: Translate<'shell'> };

export const screens = (
  { t, shell }: Say,
  mayOpen: (entry: Pick<MenuEntry, 'to'>) => boolean,
  go: Go,
): PaletteAction[] =>
  [...MENU.flatMap((group) => group.entries), ...MENU_FOOT, ...BESIDE_MENU]
    .filter(mayOpen)
    .map(({ to, label, icon }) => {
      const also = ALSO[to];
      return { key: to, label: shell(label), ...(also && { also: t(also) }), icon, run: () => go({ to }) };
    });

type Part = {
  readonly key: string;
  readonly of: PlainKey<'shell'>;
  readonly label: PlainKey<'palette'>;
  readonly icon: IconShape;
  readonly needs: Permission;
  readonly link: LinkProps;
};

/** Parts of screens that have an address of their own. */
const PARTS: readonly Part[] = [
  {
    ...{ key: 'events-calendar', of: 'events', label: 'calendar', icon: IconCalendar },
    ...{ needs: 'events.read', link: { to: '/events', search: { as: 'calendar' } } },
  },
  {
    ...{ key: 'events-board', of: 'events', label: 'board', icon: IconLayoutKanban },
    ...{ needs: 'events.read', link: { to: '/events', search: { as: 'board' } } },
  },
  {
    ...{ key: 'events-map', of: 'events', label: 'map', icon: IconMap2 },
    ...{ needs: 'events.read', link: { to: '/events', search: { as: 'map' } } },
  },
  {
    ...{ key: 'join-board', of: 'join_requests', label: 'board', icon: IconLayoutKanban },
    ...{ needs: 'join_requests.read', link: { to: '/join-requests', search: { as: 'board' } } },
  },
  {
    ...{ key: 'interviews', of: 'join_requests', label: 'interviews', icon: IconMessages },
    ...{ needs: 'join_requests.read', link: { to: '/join-requests', search: { tab: 'interviews' } } },
  },
  {
    ...{ key: 'deletion-requests', of: 'join_requests', label: 'deletion_requests', icon: IconUserMinus },
    ...{ needs: 'join_requests.write', link: { to: '/join-requests', search: { tab: 'deletion', status: 'open' } } },
  },
];

export const screenParts = ({ t, shell }: Say, set: PermissionSet | undefined, go: Go): PaletteAction[] =>
  PARTS.filter(({ needs }) => set !== undefined && mayDo(set, needs)).map(({ key, of, label, icon, link }) => ({
    key,
    label: `${shell(of)}: ${t(label)}`,
    icon,
    run: () => go(link),
  }));

type SettingsSay = { readonly t: Translate<'shell'>; readonly settings: Translate<'settings'> };

/** Each section of the settings, and whatever is set there; the words are those of the screen. */
export const settingsSections = (
  { t, settings }: SettingsSay,
  set: PermissionSet | undefined,
  go: Go,
): PaletteAction[] =>
  set === undefined || !mayDo(set, 'settings.read')
    ? []
    : ([...SETTINGS_SECTIONS, 'message_templates'] as const).map((section) => ({
        key: `settings-${section}`,
        label: `${t('settings')}: ${settings(section)}`,
        also: (SETTINGS_FIELDS[section] ?? []).map((field) => settings(field)).join(' '),
        icon: IconSettings,
        run: () => go({ to: '/settings/$', params: { _splat: section } }),
      }));

/** Each report, by its own name. */
export const reports = (
  t: Translate<'shell'>,
  language: Language,
  set: PermissionSet | undefined,
  go: Go,
): PaletteAction[] =>
  set === undefined || !mayDo(set, 'reports.read')
    ? []
    : REPORTS.map((report) => ({
        key: `report-${report}`,
        label: `${t('reports')}: ${REPORT_WORDS[report][language]}`,
        icon: IconReportAnalytics,
        run: () => go({ to: '/reports/$report', params: { report } }),
      }));
