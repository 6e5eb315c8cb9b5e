import { IconBan } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const blockedUsherMenu: MenuEntry = { to: '/blockedUshers', label: 'blocked_ushers', icon: IconBan };
