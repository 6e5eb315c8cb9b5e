import type { eventList } from '@proline/contract/event/event';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const events = createRoute({
  getParentRoute: () => shell,
  path: '/events',
  validateSearch: listSearch<typeof eventList>(),
  ...screen({
    page: () => import('./event-list-page.tsx').then((file) => file.EventListPage),
    texts: ['list', 'event', 'event-view', 'event-move', 'status'],
    access: 'events.read',
  }),
});
const eventsIndex = createRoute({ getParentRoute: () => events, path: '/' });
const eventsBelow = createRoute({ getParentRoute: () => events, path: '$' });

export const eventScreens = [events.addChildren([eventsIndex, eventsBelow])] as const;
