import { IconShieldLock } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const privacyMenu: MenuEntry = { to: '/privacy', label: 'privacy', icon: IconShieldLock };
