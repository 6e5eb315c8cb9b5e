import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { recordId, searchOf } from '../../lib/screen/search-readers.ts';

const texts = ['section', 'status'] as const;

const hiringUshers = createRoute({
  getParentRoute: () => shell,
  path: '/hiringUshers',
  /** `event` stands in older links: the event whose desk is meant. */
  validateSearch: searchOf({ event: recordId }),
  ...screen({
    page: () => import('./section-page.tsx').then((file) => file.HiringUshersPage),
    texts,
    access: 'events.read',
  }),
});
const hiringUshersIndex = createRoute({ getParentRoute: () => hiringUshers, path: '/' });
const hiringUshersBelow = createRoute({ getParentRoute: () => hiringUshers, path: '$' });

const reports = createRoute({
  getParentRoute: () => shell,
  path: '/reports',
  ...screen({
    page: () => import('./section-page.tsx').then((file) => file.ReportsPage),
    texts,
    access: 'reports.read',
  }),
});
const reportsIndex = createRoute({ getParentRoute: () => reports, path: '/' });
const reportsBelow = createRoute({ getParentRoute: () => reports, path: '$' });

const ushersKpis = createRoute({
  getParentRoute: () => shell,
  path: '/ushers-kpis',
  ...screen({
    page: () => import('./section-page.tsx').then((file) => file.UshersKpisPage),
    texts,
    access: 'reports.read',
  }),
});
const ushersKpisIndex = createRoute({ getParentRoute: () => ushersKpis, path: '/' });
const ushersKpisBelow = createRoute({ getParentRoute: () => ushersKpis, path: '$' });

export const sectionScreens = [
  hiringUshers.addChildren([hiringUshersIndex, hiringUshersBelow]),
  reports.addChildren([reportsIndex, reportsBelow]),
  ushersKpis.addChildren([ushersKpisIndex, ushersKpisBelow]),
] as const;
