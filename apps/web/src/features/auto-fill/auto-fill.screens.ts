import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const autoFill = createRoute({
  getParentRoute: () => shell,
  path: '/hiringUshers/$eventId/auto-fill',
  ...screen({
    page: () => import('./auto-fill-page.tsx').then((file) => file.AutoFillPage),
    texts: ['auto-fill', 'event-move', 'hiring', 'status'],
    access: 'assignments.write',
    notForYou: () => import('./auto-fill-not-for-you.tsx').then((file) => file.AutoFillNotForYou),
  }),
});

export const autoFillScreens = [autoFill] as const;
