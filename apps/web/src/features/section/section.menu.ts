import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { IconChartDots, IconInbox, IconReportAnalytics, IconUserSearch } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const eventApplicationMenu: MenuEntry<keyof MenuCounts> = {
  to: '/event-applications',
  label: 'event_applications',
  icon: IconInbox,
  count: 'event_applications',
};
export const reportMenu: MenuEntry = { to: '/reports', label: 'reports', icon: IconReportAnalytics };
export const usherKpiMenu: MenuEntry = { to: '/ushers-kpis', label: 'ushers_kpis', icon: IconChartDots };
export const hiringUsherMenu: MenuEntry = { to: '/hiringUshers', label: 'hiring_ushers', icon: IconUserSearch };
