import { QUEUE_SORTS, QUEUE_STATUSES } from '@proline/domain/event-application/application-queue';
import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { oneOf, recordId, searchOf } from '../../lib/screen/search-readers.ts';

const eventApplications = createRoute({
  getParentRoute: () => shell,
  path: '/event-applications',
  /** `open` is the application that is shown; `event` and `role` narrow the queue to one of them, `soon` to events of the coming days. */
  validateSearch: searchOf({
    status: oneOf(QUEUE_STATUSES),
    sort: oneOf(QUEUE_SORTS),
    event: recordId,
    role: recordId,
    soon: oneOf(['yes']),
    open: recordId,
  }),
  ...screen({
    page: () => import('./event-applications-page.tsx').then((file) => file.EventApplicationsPage),
    texts: ['event-application', 'hiring', 'status', 'person'],
    access: 'applications.read',
  }),
});
const eventApplicationsIndex = createRoute({ getParentRoute: () => eventApplications, path: '/' });
const eventApplicationsBelow = createRoute({ getParentRoute: () => eventApplications, path: '$' });

export const eventApplicationScreens = [
  eventApplications.addChildren([eventApplicationsIndex, eventApplicationsBelow]),
] as const;
