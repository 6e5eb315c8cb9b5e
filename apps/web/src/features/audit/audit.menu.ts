import { IconHistory } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const auditMenu: MenuEntry = { to: '/admin/audit', label: 'audit_log', icon: IconHistory };
