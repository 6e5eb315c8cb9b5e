import type { leaderList } from '@proline/contract/team-leader/team-leader';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const leaders = createRoute({
  getParentRoute: () => shell,
  path: '/leaders',
  validateSearch: listSearch<typeof leaderList>(),
  ...screen({
    page: () => import('./team-leader-list-page.tsx').then((file) => file.TeamLeaderListPage),
    texts: ['list', 'team-leader', 'status'],
    access: 'leaders.read',
  }),
});
const leadersIndex = createRoute({ getParentRoute: () => leaders, path: '/' });
const leadersBelow = createRoute({ getParentRoute: () => leaders, path: '$' });

export const teamLeaderScreens = [leaders.addChildren([leadersIndex, leadersBelow])] as const;
