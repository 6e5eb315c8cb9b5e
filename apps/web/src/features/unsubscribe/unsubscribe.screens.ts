import { createRoute } from '@tanstack/react-router';
import { split } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const unsubscribe = createRoute({
  getParentRoute: () => split,
  path: '/unsubscribe/$token',
  ...screen({
    page: () => import('./unsubscribe-page.tsx').then((file) => file.UnsubscribePage),
    texts: ['unsubscribe'],
  }),
});

export const unsubscribeScreens = [unsubscribe] as const;
