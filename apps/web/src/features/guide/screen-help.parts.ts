import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router';
import { parseSearch } from '../../lib/screen/search-params.ts';
import type { GuidePageName } from './guide-pages.ts';
import type { KeyGroupName } from './keys/key-groups.parts.ts';

/** What helps on a screen: its page of the guide, and the keys that work there beside those that work everywhere. */
export type ScreenHelp = { readonly page?: GuidePageName; readonly keys: readonly KeyGroupName[] };

/** Where on the screen somebody is: parts that have an address of their own may have help of their own. */
type Address = {
  readonly params: Readonly<Record<string, unknown>>;
  readonly search: Readonly<Record<string, unknown>>;
};
type Route = Exclude<keyof RegisteredRouter['routesByPath'], `/${string}/`>;
type Help = ScreenHelp | ((address: Address) => ScreenHelp);

const help = (page: GuidePageName, ...keys: readonly KeyGroupName[]): ScreenHelp => ({ page, keys });

const ofEvents = ({ search }: Address): ScreenHelp => {
  if (search['as'] === 'calendar') return help('events', 'calendar');
  if (search['as'] === 'board') return help('events', 'board');
  if (search['as'] === 'map') return help('events', 'map');
  return help('events', 'lists');
};

const ofEvent = ({ params, search }: Address): ScreenHelp => {
  if (params['tab'] === 'applications') return help('applications');
  if (params['tab'] !== 'attendance') return help('event');
  return search['view'] === 'list' ? help('event-day', 'lists') : help('event-day', 'live_board');
};

const ofJoinRequests = ({ search }: Address): ScreenHelp => {
  if (search['tab'] === 'interviews') return help('interviews');
  if (search['tab'] === 'deletion') return help('deletion-requests', 'lists');
  return search['as'] === 'board' ? help('join-requests', 'board') : help('join-requests', 'lists', 'join_requests');
};

const ofSettings = ({ params }: Address): ScreenHelp =>
  help(typeof params['_splat'] === 'string' && params['_splat'].startsWith('privacy') ? 'privacy' : 'settings');

/** By route. What is not here has the help of the route around it; a test looks for those that have none. */
const HELP: Partial<Record<Route, Help>> = {
  '/': help('dashboard'),
  '/login': help('sign-in'),
  '/signUp': help('sign-in'),
  '/update-password-for-first-time/$token': help('sign-in'),
  '/privacy': help('privacy'),
  '/delete-usher-account': help('deletion-requests'),
  '/unsubscribe/$token': help('ushers'),
  '/events': ofEvents,
  '/events/new': help('new-event', 'wizard'),
  '/events/$id': ofEvent,
  '/events/$id/plan': help('change-event', 'wizard'),
  '/events/$id/roll-call': help('event-day', 'roll_call'),
  '/events/$id/wall': help('event-day'),
  '/event-applications': help('applications', 'applications'),
  '/hiringUshers': help('hiring-desk', 'lists'),
  '/hiringUshers/$eventId': help('hiring-desk', 'hiring_desk'),
  '/hiringUshers/$eventId/auto-fill': help('auto-fill'),
  '/ushers': help('ushers', 'lists'),
  '/ushers/new': help('ushers'),
  '/ushers/$id': help('usher'),
  '/ushers/import': help('import'),
  '/reports': help('reports'),
  '/reports/places': help('reports', 'lists'),
  '/reports/applications': help('reports', 'lists'),
  '/reports/hours': help('reports', 'lists'),
  '/reports/leaders': help('reports', 'lists'),
  '/reports/transfers': help('reports', 'lists'),
  '/reports/events': help('reports', 'lists'),
  '/ushers-kpis': help('ushers-kpis', 'lists'),
  '/leaders': help('leaders', 'lists'),
  '/join-requests': ofJoinRequests,
  '/blockedUshers': help('blocked-ushers', 'lists'),
  '/transactions': help('transactions', 'lists', 'transfers'),
  '/transactions/$id': help('transactions', 'transfers'),
  '/transactions/$id/payslip': help('transactions'),
  '/transactions/batches': help('transactions', 'lists'),
  '/transactions/batches/$id': help('transactions'),
  '/transactions/ledger': help('ledger', 'lists'),
  '/transactions/recoveries': help('recoveries', 'lists'),
  '/categories': help('categories'),
  '/types': help('categories'),
  '/admin': help('admins', 'lists'),
  '/admin/audit': help('audit', 'lists'),
  '/settings': ofSettings,
  '/profile': help('profile'),
  '/guide': { keys: [] },
};
const BY_PATH: Readonly<Record<string, Help | undefined>> = HELP;

const above = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Of the route itself, or of the nearest one around it; the dashboard is around nothing but itself. */
const helpOfPath = (path: string): Help | undefined => {
  const route = path.replace(/(.)\/$/, '$1').replace(/\/\$$/, '') || '/';
  for (let at = route; at !== '/'; at = above(at)) if (BY_PATH[at]) return BY_PATH[at];
  return route === '/' ? BY_PATH['/'] : undefined;
};

/** The help of the screen at an address, as `/events/7?as=calendar`; nothing where there is none yet. */
export const helpAt = (router: AnyRouter, address: string): ScreenHelp => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const shown = router.matchRoutes(pathname, parseSearch(search)).at(-1);
  const found = shown && helpOfPath(shown.fullPath);
  if (!found) return { keys: [] };
  return typeof found === 'function' ? found({ params: shown.params, search: shown.search }) : found;
};
