import { IconChartDots, IconListDetails } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const usherKpiMenu: MenuEntry = { to: '/ushers-kpis', label: 'ushers_kpis', icon: IconChartDots };
export const countedShiftMenu: MenuEntry = {
  to: '/ushers-kpis/shifts',
  label: 'counted_shifts',
  icon: IconListDetails,
};
