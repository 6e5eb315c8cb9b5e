import { IconUserSearch } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const hiringMenu: MenuEntry = { to: '/hiringUshers', label: 'hiring_ushers', icon: IconUserSearch };
