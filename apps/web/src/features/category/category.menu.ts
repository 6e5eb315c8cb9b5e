import { IconCategory } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const categoryMenu: MenuEntry = { to: '/categories', label: 'categories', icon: IconCategory };
