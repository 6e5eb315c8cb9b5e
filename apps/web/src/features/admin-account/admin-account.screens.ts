import type { adminAccountList } from '@proline/contract/admin-account/admin-account';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const adminAccounts = createRoute({
  getParentRoute: () => shell,
  path: '/admin',
  validateSearch: listSearch<typeof adminAccountList>(),
  ...screen({
    page: () => import('./admin-account-list-page.tsx').then((file) => file.AdminAccountListPage),
    notForYou: () => import('./admin-account-list-page.tsx').then((file) => file.AdminAccountsNotForYou),
    texts: ['list', 'admin-account', 'permission-set', 'status'],
    access: 'admins.read',
  }),
});
const adminAccountsIndex = createRoute({ getParentRoute: () => adminAccounts, path: '/' });
const adminAccountsBelow = createRoute({ getParentRoute: () => adminAccounts, path: '$' });

export const adminAccountScreens = [adminAccounts.addChildren([adminAccountsIndex, adminAccountsBelow])] as const;
