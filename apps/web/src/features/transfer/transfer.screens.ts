import type { transferList } from '@proline/contract/transfer/transfer';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const transactions = createRoute({
  getParentRoute: () => shell,
  path: '/transactions',
  validateSearch: listSearch<typeof transferList>(),
  ...screen({
    page: () => import('./transfer-list-page.tsx').then((file) => file.TransferListPage),
    texts: [
      'list',
      'transfer',
      'transfer-move',
      'status',
      'person',
      'recovery',
      'form',
      'new-batch',
      'payslip-archive',
    ],
    access: 'transfers.read',
  }),
});
const transactionsIndex = createRoute({ getParentRoute: () => transactions, path: '/' });
const transactionsBelow = createRoute({ getParentRoute: () => transactions, path: '$' });

const transferPage = createRoute({
  getParentRoute: () => shell,
  path: '/transactions/$id',
  ...screen({
    page: () => import('./transfer-page.tsx').then((file) => file.TransferPage),
    texts: ['list', 'transfer', 'transfer-move', 'status', 'person', 'recovery', 'form'],
    access: 'transfers.read',
  }),
});

export const transferScreens = [
  transactions.addChildren([transactionsIndex, transactionsBelow]),
  transferPage,
] as const;
