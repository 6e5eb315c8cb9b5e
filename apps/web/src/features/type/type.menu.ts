import { IconTags } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const typeMenu: MenuEntry = { to: '/types', label: 'types', icon: IconTags };
