import { IconCalendarEvent } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const eventMenu: MenuEntry = { to: '/events', label: 'events', icon: IconCalendarEvent };
