import { IconReceiptRefund } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const recoveryMenu: MenuEntry = { to: '/transactions/recoveries', label: 'recoveries', icon: IconReceiptRefund };
