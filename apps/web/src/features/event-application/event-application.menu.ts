import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { IconInbox } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const eventApplicationMenu: MenuEntry<keyof MenuCounts> = {
  to: '/event-applications',
  label: 'event_applications',
  icon: IconInbox,
  count: 'event_applications',
};
