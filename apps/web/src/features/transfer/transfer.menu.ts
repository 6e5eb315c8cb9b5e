import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const transferMenu: MenuEntry<keyof MenuCounts> = {
  to: '/transactions',
  label: 'transactions',
  icon: IconArrowsExchange,
  count: 'transactions',
};
