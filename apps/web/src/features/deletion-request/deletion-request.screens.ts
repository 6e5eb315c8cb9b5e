import { createRoute } from '@tanstack/react-router';
import { split } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const deleteAccount = createRoute({
  getParentRoute: () => split,
  path: '/delete-usher-account',
  ...screen({
    page: () => import('./delete-account-page.tsx').then((file) => file.DeleteAccountPage),
    texts: ['deletion-request', 'form'],
  }),
});

export const deletionRequestScreens = [deleteAccount] as const;
