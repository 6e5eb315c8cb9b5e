import { IconStack2 } from '@tabler/icons-react';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';

export const paymentBatchMenu: MenuEntry = {
  to: '/transactions/batches',
  label: 'payment_batches',
  icon: IconStack2,
};
