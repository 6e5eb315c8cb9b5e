import type { usherList } from '@proline/contract/usher/usher';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { usherSearch } from './page/usher-search.ts';

const ushers = createRoute({
  getParentRoute: () => shell,
  path: '/ushers',
  validateSearch: listSearch<typeof usherList>(),
  ...screen({
    page: () => import('./usher-list-page.tsx').then((file) => file.UsherListPage),
    texts: ['list', 'usher', 'person', 'status', 'usher-move', 'usher-bulk', 'promotion', 'message'],
    access: 'ushers.read',
  }),
});
const ushersIndex = createRoute({ getParentRoute: () => ushers, path: '/' });
const ushersBelow = createRoute({ getParentRoute: () => ushers, path: '$' });

const FORM_TEXTS = ['usher', 'person', 'status', 'event-view'] as const;

const newUsher = createRoute({
  getParentRoute: () => shell,
  path: '/ushers/new',
  ...screen({
    page: () => import('./form/new-usher-page.tsx').then((file) => file.NewUsherPage),
    notForYou: () => import('./form/form-not-for-you.tsx').then((file) => file.FormNotForYou),
    texts: [...FORM_TEXTS, 'bank-account', 'document'],
    access: 'ushers.write',
  }),
});
const editUsher = createRoute({
  getParentRoute: () => shell,
  path: '/ushers/$id/edit',
  ...screen({
    page: () => import('./form/edit-usher-page.tsx').then((file) => file.EditUsherPage),
    notForYou: () => import('./form/form-not-for-you.tsx').then((file) => file.FormNotForYou),
    texts: FORM_TEXTS,
    access: 'ushers.write',
  }),
});

/** The usher and all tabs share one screen. */
const usherPage = createRoute({
  getParentRoute: () => shell,
  path: '/ushers/$id',
  validateSearch: usherSearch,
  ...screen({
    page: () => import('./page/usher-page.tsx').then((file) => file.UsherPage),
    texts: [
      'person-merge',
      'usher',
      'person',
      'person-history',
      'event-view',
      'availability',
      'usher-page',
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
      'usher-move',
      'erasure',
      'promotion',
      'message',
    ],
    access: 'ushers.read',
  }),
});
const overview = createRoute({ getParentRoute: () => usherPage, path: '/' });
const usherTab = createRoute({ getParentRoute: () => usherPage, path: '$tab' });

export const usherScreens = [
  ushers.addChildren([ushersIndex, ushersBelow]),
  newUsher,
  editUsher,
  usherPage.addChildren([overview, usherTab]),
] as const;
