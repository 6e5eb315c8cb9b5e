import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../session/session-store.ts';
import { anyText, searchOf } from './search-readers.ts';

/**
 * The route around all others. app/routes.tsx gives the frames their components; screens know only their frame's route.
 */
export const root = createRootRoute();

/**
 * The frame with menu, header and content, for signed-in admins. `job` is the job whose results are shown over the
 * current screen.
 */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: searchOf({ job: anyText }),
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ to: '/login', replace: true });
  },
});

/** The frame of a short public form beside the field of stars. */
export const split = createRoute({ getParentRoute: () => root, id: 'split' });

/** The frame of a long public text in one column. */
export const reading = createRoute({ getParentRoute: () => root, id: 'reading' });

/** Redirects signed-in admins away from screens that are of no use to them. */
export const toDashboardWhenSignedIn = (): void => {
  if (isSignedIn()) throw redirect({ to: '/', replace: true });
};
