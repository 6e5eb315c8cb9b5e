import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const texts = ['section', 'status'] as const;

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
  reports.addChildren([reportsIndex, reportsBelow]),
  ushersKpis.addChildren([ushersKpisIndex, ushersKpisBelow]),
] as const;
