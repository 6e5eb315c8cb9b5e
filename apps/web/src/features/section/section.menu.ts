import { IconChartDots, IconReportAnalytics } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const reportMenu: MenuEntry = { to: '/reports', label: 'reports', icon: IconReportAnalytics };
export const usherKpiMenu: MenuEntry = { to: '/ushers-kpis', label: 'ushers_kpis', icon: IconChartDots };
