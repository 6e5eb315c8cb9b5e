import { IconUserCircle } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const profileMenu: MenuEntry = { to: '/profile', label: 'profile', icon: IconUserCircle };
