import { IconListDetails, IconReportAnalytics } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const reportMenu: MenuEntry = { to: '/reports', label: 'reports', icon: IconReportAnalytics };
export const countedPlaceMenu: MenuEntry = { to: '/reports/places', label: 'counted_places', icon: IconListDetails };
export const countedApplicationMenu: MenuEntry = {
  to: '/reports/applications',
  label: 'counted_applications',
  icon: IconListDetails,
};
export const countedHoursMenu: MenuEntry = { to: '/reports/hours', label: 'counted_hours', icon: IconListDetails };
export const countedLeaderMenu: MenuEntry = { to: '/reports/leaders', label: 'counted_leaders', icon: IconListDetails };
export const countedEventMenu: MenuEntry = { to: '/reports/events', label: 'counted_events', icon: IconListDetails };
export const countedTransferMenu: MenuEntry = {
  to: '/reports/transfers',
  label: 'counted_transfers',
  icon: IconListDetails,
};
