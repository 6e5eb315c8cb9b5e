import type { blockedUsherList } from '@proline/contract/blocked-usher/blocked-usher';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const blockedUshers = createRoute({
  getParentRoute: () => shell,
  path: '/blockedUshers',
  validateSearch: listSearch<typeof blockedUsherList>(),
  ...screen({
    page: () => import('./blocked-usher-list-page.tsx').then((file) => file.BlockedUsherListPage),
    texts: ['list', 'blocked-usher', 'usher', 'person', 'status', 'usher-move', 'usher-bulk', 'promotion'],
    access: 'ushers.read',
  }),
});
const blockedUshersIndex = createRoute({ getParentRoute: () => blockedUshers, path: '/' });
const blockedUshersBelow = createRoute({ getParentRoute: () => blockedUshers, path: '$' });

export const blockedUsherScreens = [blockedUshers.addChildren([blockedUshersIndex, blockedUshersBelow])] as const;
