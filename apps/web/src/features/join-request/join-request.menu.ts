import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { IconUserPlus } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const joinRequestMenu: MenuEntry<keyof MenuCounts> = {
  to: '/join-requests',
  label: 'join_requests',
  icon: IconUserPlus,
  count: 'join_requests',
};
