import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const profile = createRoute({
  getParentRoute: () => shell,
  path: '/profile',
  ...screen({
    page: () => import('./profile-page.tsx').then((file) => file.ProfilePage),
    texts: ['profile', 'two-factor', 'permission-set', 'auth', 'notification'],
  }),
});
const profileIndex = createRoute({ getParentRoute: () => profile, path: '/' });
const profileBelow = createRoute({ getParentRoute: () => profile, path: '$' });

export const profileScreens = [profile.addChildren([profileIndex, profileBelow])] as const;
