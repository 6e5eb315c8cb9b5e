import type { recoveryList } from '@proline/contract/recovery/recovery';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const recoveries = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/recoveries',
  validateSearch: listSearch<typeof recoveryList>(),
  ...screen({
    page: () => import('./recovery-list-page.tsx').then((file) => file.RecoveryListPage),
    texts: ['list', 'recovery', 'form'],
    access: 'transfers.read',
  }),
});

export const recoveryScreens = [recoveries] as const;
