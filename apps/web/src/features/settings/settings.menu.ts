import { IconSettings } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const settingsMenu: MenuEntry = { to: '/settings', label: 'settings', icon: IconSettings };
