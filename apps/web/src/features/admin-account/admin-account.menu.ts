import { IconUserShield } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const adminAccountMenu: MenuEntry = { to: '/admin', label: 'admin_accounts', icon: IconUserShield };
