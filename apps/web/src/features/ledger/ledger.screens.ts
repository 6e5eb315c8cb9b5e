import type { ledgerList } from '@proline/contract/ledger/ledger';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const ledger = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/ledger',
  validateSearch: listSearch<typeof ledgerList>(),
  ...screen({
    page: () => import('./ledger-list-page.tsx').then((file) => file.LedgerListPage),
    notForYou: () => import('./ledger-list-page.tsx').then((file) => file.LedgerNotForYou),
    texts: ['list', 'ledger'],
    access: 'ledger.read',
  }),
});

export const ledgerScreens = [ledger] as const;
