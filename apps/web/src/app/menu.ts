import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import {
  IconArrowsExchange,
  IconCalendarEvent,
  IconChartDots,
  IconInbox,
  IconLayoutDashboard,
  IconReportAnalytics,
  IconSettings,
  IconShieldLock,
  IconUserPlus,
  IconUsers,
  IconUserStar,
} from '@tabler/icons-react';
import type { IconShape } from '../ui/picture/icon.tsx';
import { paths } from './paths.ts';

type MenuLabel =
  | 'dashboard'
  | 'events'
  | 'ushers'
  | 'leaders'
  | 'event_applications'
  | 'join_requests'
  | 'transactions'
  | 'reports'
  | 'ushers_kpis'
  | 'settings'
  | 'privacy';

export type MenuEntry = {
  to: string;
  label: MenuLabel;
  icon: IconShape;
  /** how much waits there */
  count?: keyof MenuCounts;
};
export type MenuGroup = { title?: 'requests' | 'financial' | 'reports_and_kpis'; entries: readonly MenuEntry[] };

/** The spec's entries in the spec's order; Logout stands after the last one. */
export const MENU: readonly MenuGroup[] = [
  {
    entries: [
      { to: paths.dashboard, label: 'dashboard', icon: IconLayoutDashboard },
      { to: paths.events, label: 'events', icon: IconCalendarEvent },
      { to: paths.ushers, label: 'ushers', icon: IconUsers },
      { to: paths.leaders, label: 'leaders', icon: IconUserStar },
    ],
  },
  {
    title: 'requests',
    entries: [
      { to: paths.eventApplications, label: 'event_applications', icon: IconInbox, count: 'event_applications' },
      { to: paths.joinRequests, label: 'join_requests', icon: IconUserPlus, count: 'join_requests' },
    ],
  },
  {
    title: 'financial',
    entries: [{ to: paths.transactions, label: 'transactions', icon: IconArrowsExchange, count: 'transactions' }],
  },
  {
    title: 'reports_and_kpis',
    entries: [
      { to: paths.reports, label: 'reports', icon: IconReportAnalytics },
      { to: paths.ushersKpis, label: 'ushers_kpis', icon: IconChartDots },
    ],
  },
];

export const MENU_FOOT: readonly MenuEntry[] = [
  { to: paths.settings, label: 'settings', icon: IconSettings },
  { to: paths.privacy, label: 'privacy', icon: IconShieldLock },
];
