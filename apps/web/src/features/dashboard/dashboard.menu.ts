import { IconLayoutDashboard } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const dashboardMenu: MenuEntry = { to: '/', label: 'dashboard', icon: IconLayoutDashboard };
