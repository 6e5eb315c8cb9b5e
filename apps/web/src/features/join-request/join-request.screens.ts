import type { deletionRequestList } from '@proline/contract/deletion-request/deletion-request';
import type { joinRequestList } from '@proline/contract/join-request/join-request';
import { createRoute } from '@tanstack/react-router';
import { textSearch, type ListSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

/** `tab` chooses the part of the screen; what else the address says is the state of its list. */
type JoinRequestSearch =
  | (ListSearch<typeof joinRequestList> & {
      readonly tab?: 'interviews' | undefined;
      /** The day of the interviews; today without it. */
      readonly day?: string | undefined;
      /** How many days of interviews are shown; one without it. */
      readonly span?: 'week' | undefined;
    })
  | (ListSearch<typeof deletionRequestList> & { readonly tab: 'deletion' });

const joinRequests = createRoute({
  getParentRoute: () => shell,
  path: '/join-requests',
  validateSearch: textSearch<JoinRequestSearch>(),
  ...screen({
    page: () => import('./join-requests-page.tsx').then((file) => file.JoinRequestsPage),
    texts: [
      'join-request',
      'interview',
      'status',
      'list',
      'deletion-list',
      'erasure',
      'person',
      'person-merge',
      'usher-bulk',
      'message',
    ],
    access: 'join_requests.read',
  }),
});
const joinRequestsIndex = createRoute({ getParentRoute: () => joinRequests, path: '/' });
const joinRequestsBelow = createRoute({ getParentRoute: () => joinRequests, path: '$' });

export const joinRequestScreens = [joinRequests.addChildren([joinRequestsIndex, joinRequestsBelow])] as const;
