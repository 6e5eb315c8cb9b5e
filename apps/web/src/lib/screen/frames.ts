import { createRootRoute, createRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../session/session-store.ts';
import { anyText, searchOf } from './search-readers.ts';

/** Around everything. What the frames look like is said by app/routes.tsx: screens know only that they stand in one. */
export const root = createRootRoute();

/** Menu, header and content, for whoever is signed in. `job` names the job whose results lie over whatever screen is there. */
export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  validateSearch: searchOf({ job: anyText }),
  beforeLoad: () => {
    if (!isSignedIn()) throw redirect({ to: '/login', replace: true });
  },
});

/** A short public form beside the field of stars. */
export const split = createRoute({ getParentRoute: () => root, id: 'split' });

/** A long public text in one column. */
export const reading = createRoute({ getParentRoute: () => root, id: 'reading' });

/** For screens that are of no use to whoever is signed in. */
export const toDashboardWhenSignedIn = (): void => {
  if (isSignedIn()) throw redirect({ to: '/', replace: true });
};
