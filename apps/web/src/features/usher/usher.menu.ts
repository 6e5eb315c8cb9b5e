import { IconUsers } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const usherMenu: MenuEntry = { to: '/ushers', label: 'ushers', icon: IconUsers };
