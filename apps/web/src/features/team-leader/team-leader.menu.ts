import { IconUserStar } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const teamLeaderMenu: MenuEntry = { to: '/leaders', label: 'leaders', icon: IconUserStar };
