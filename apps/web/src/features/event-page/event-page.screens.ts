import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { eventSearch } from './event-search.ts';

/** The event and all of its tabs share one screen. */
const eventPage = createRoute({
  getParentRoute: () => shell,
  path: '/events/$id',
  validateSearch: eventSearch,
  ...screen({
    page: () => import('./event-page.tsx').then((file) => file.EventPage),
    texts: [
      'event',
      'event-page',
      'statement',
      'event-history',
      'event-move',
      'status',
      'list',
      'time-zones',
      'event-plan',
      'event-plan-problems',
      'event-plan-place',
      'event-plan-team',
      'event-plan-money',
      'transfer',
      'transfer-move',
      'person',
      'attendance',
      'mark-history',
      'incident',
      'replacement',
    ],
    access: 'events.read',
  }),
});

const overview = createRoute({ getParentRoute: () => eventPage, path: '/' });
const eventTab = createRoute({ getParentRoute: () => eventPage, path: '$tab' });

export const eventPageScreens = [eventPage.addChildren([overview, eventTab])] as const;
