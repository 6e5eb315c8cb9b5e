import type { leaderList } from '@proline/contract/team-leader/team-leader';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { leaderSearch } from './page/leader-tab.ts';

const leaders = createRoute({
  getParentRoute: () => shell,
  path: '/leaders',
  validateSearch: listSearch<typeof leaderList>(),
  ...screen({
    page: () => import('./team-leader-list-page.tsx').then((file) => file.TeamLeaderListPage),
    texts: ['list', 'team-leader', 'status', 'team-leader-move', 'person', 'message'],
    access: 'leaders.read',
  }),
});
const leadersIndex = createRoute({ getParentRoute: () => leaders, path: '/' });
const leadersBelow = createRoute({ getParentRoute: () => leaders, path: '$' });

const FORM_TEXTS = ['team-leader', 'person', 'status', 'promotion', 'event-view'] as const;

const newLeader = createRoute({
  getParentRoute: () => shell,
  path: '/leaders/new',
  ...screen({
    page: () => import('./form/new-leader-page.tsx').then((file) => file.NewLeaderPage),
    notForYou: () => import('./form/leader-not-for-you.tsx').then((file) => file.LeaderNotForYou),
    texts: [...FORM_TEXTS, 'bank-account', 'document'],
    access: 'leaders.write',
  }),
});
const editLeader = createRoute({
  getParentRoute: () => shell,
  path: '/leaders/$id/edit',
  ...screen({
    page: () => import('./form/edit-leader-page.tsx').then((file) => file.EditLeaderPage),
    notForYou: () => import('./form/leader-not-for-you.tsx').then((file) => file.LeaderNotForYou),
    texts: FORM_TEXTS,
    access: 'leaders.write',
  }),
});

/** The leader and all tabs share one screen. */
const leaderPage = createRoute({
  getParentRoute: () => shell,
  path: '/leaders/$id',
  validateSearch: leaderSearch,
  ...screen({
    page: () => import('./page/leader-page.tsx').then((file) => file.LeaderPage),
    texts: [
      'person-merge',
      'event-view',
      'team-leader',
      'person',
      'person-history',
      'availability',
      'note',
      'person-transfers',
      'transfer-move',
      'recovery',
      'statement',
      'audit',
      'bank-account',
      'document',
      'status',
      'list',
      'team-leader-move',
      'interview',
      'erasure',
      'message',
    ],
    access: 'leaders.read',
  }),
});
const leaderOverview = createRoute({ getParentRoute: () => leaderPage, path: '/' });
const leaderTab = createRoute({ getParentRoute: () => leaderPage, path: '$tab' });

export const teamLeaderScreens = [
  leaders.addChildren([leadersIndex, leadersBelow]),
  newLeader,
  editLeader,
  leaderPage.addChildren([leaderOverview, leaderTab]),
] as const;
