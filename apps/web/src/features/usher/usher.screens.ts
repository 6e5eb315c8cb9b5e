import type { usherList } from '@proline/contract/usher/usher';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const ushers = createRoute({
  getParentRoute: () => shell,
  path: '/ushers',
  validateSearch: listSearch<typeof usherList>(),
  ...screen({
    page: () => import('./usher-list-page.tsx').then((file) => file.UsherListPage),
    texts: ['list', 'usher', 'status'],
    access: 'ushers.read',
  }),
});
const ushersIndex = createRoute({ getParentRoute: () => ushers, path: '/' });
const ushersBelow = createRoute({ getParentRoute: () => ushers, path: '$' });

export const usherScreens = [ushers.addChildren([ushersIndex, ushersBelow])] as const;
