import { IconBook } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const ledgerMenu: MenuEntry = { to: '/transactions/ledger', label: 'ledger', icon: IconBook };
