import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/',
  ...screen({
    page: () => import('./dashboard-page.tsx').then((file) => file.DashboardPage),
    texts: ['dashboard', 'status'],
    access: 'dashboard.read',
  }),
});

export const dashboardScreens = [dashboard] as const;
