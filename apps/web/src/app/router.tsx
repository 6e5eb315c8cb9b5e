import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../lib/screen/search-params.ts';
import { onSessionEnd } from '../lib/session/session-store.ts';
import { browserHistory } from './browser-history.ts';
import { ErrorScreen } from './error-screen.tsx';
import { routeTree } from './routes.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';

export const router = createRouter({
  history: browserHistory,
  routeTree,
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PageSkeleton,
});

/**
 * Registers the router's type, so that links, params and search parameters are checked against the existing screens.
 */
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

onSessionEnd(() => void router.navigate({ to: '/login', replace: true }));
