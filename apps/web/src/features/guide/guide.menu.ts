import { IconBook2 } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const guideMenu: MenuEntry = { to: '/guide', label: 'guide', icon: IconBook2 };
