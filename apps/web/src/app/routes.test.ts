import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseSearch, stringifySearch } from '../lib/screen/search-params.ts';

/** The routes of the specification (section 2), and in `ADDED` those that the product's own screens add. */
const PUBLIC = ['/login', '/signUp', '/update-password-for-first-time/$token', '/privacy/$', '/delete-usher-account'];
const MENU = ['/', '/events', '/ushers', '/leaders', '/event-applications', '/join-requests', '/transactions'];
const MENU_END = ['/reports', '/ushers-kpis', '/settings', '/privacy'];
const FURTHER = ['/blockedUshers/$', '/hiringUshers/$', '/profile/$', '/categories/$', '/types/$', '/admin/$'];
const OF_AN_EVENT = [
  '/events/$id',
  '/events/$id/$tab',
  '/events/$id/roll-call',
  '/events/$id/wall',
  '/events/$id/plan',
  '/events/$id/plan/$step',
];
const OF_AN_USHER = [
  '/transactions/$id',
  '/ushers/$id',
  '/ushers/$id/$tab',
  '/ushers/$id/edit',
  '/ushers/new',
  '/ushers/import',
  '/ushers/import/$id',
];
const OF_A_LEADER = ['/leaders/$id', '/leaders/$id/$tab', '/leaders/$id/edit', '/leaders/new'];
const ADDED = [
  ...OF_AN_EVENT,
  ...OF_AN_USHER,
  ...OF_A_LEADER,
  '/events/new',
  '/events/new/$step',
  '/hiringUshers/$eventId',
  '/hiringUshers/$eventId/auto-fill',
  '/admin/audit',
  '/transactions/ledger',
  '/reports/$report',
  '/reports/places',
  '/reports/applications',
  '/reports/hours',
  '/reports/leaders',
  '/reports/transfers',
  '/reports/events',
  '/ushers-kpis/shifts',
  '/transactions/recoveries',
  '/guide',
  '/guide/$page',
  '/unsubscribe/$token',
  '/transactions/$id/payslip',
  '/transactions/batches',
  '/transactions/batches/$id',
];

/** Loads the routes. The modules read the preferences from the page while they load, and this test has no page. */
const load = async () => {
  const [{ routeTree }, menu] = await Promise.all([import('./routes.tsx'), import('./main-menu.ts')]);
  vi.unstubAllGlobals();
  const router = createRouter({ routeTree, history: createMemoryHistory(), parseSearch, stringifySearch });
  return { router, ...menu };
};
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' });
  app = await load();
});

/** Returns the route that an address leads to, with the search that it reads from the address. */
const screenAt = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  const matches = app.router.matchRoutes(pathname, parseSearch(search));
  const shown = matches.filter(({ routeId }) => routeId !== '__root__').at(-1);
  return { route: shown?.fullPath, search: { ...shown?.search } };
};

test('the screens are those of the specification and those of the product, and no others', () => {
  const known = [...PUBLIC, ...MENU, ...MENU_END, ...FURTHER, ...ADDED];
  const paths = Object.keys(app.router.routesByPath);
  // A route with a splat also answers at its address without one, and the last `/$` leads to the dashboard.
  const isKnown = (path: string) =>
    known.includes(path) || known.includes(`${path}/$`) || known.includes(path.slice(0, -2));
  expect(paths.filter((path) => path !== '/$' && !isKnown(path))).toEqual([]);
  expect(known.filter((path) => !paths.includes(path))).toEqual([]);
});

test('the menu has the entries and groups of the specification in their order', () => {
  const groups = app.MENU.map(({ title, entries }) => [title, entries.map(({ to }) => to)]);
  expect(groups).toEqual([
    [undefined, ['/', '/events', '/ushers', '/leaders']],
    ['requests', ['/event-applications', '/join-requests']],
    ['financial', ['/transactions']],
    ['reports_and_kpis', ['/reports', '/ushers-kpis']],
  ]);
  expect(app.MENU_FOOT.map(({ to }) => to)).toEqual(['/settings', '/privacy']);
});

test('every screen that needs no more than its address is offered in the menu or the palette', () => {
  const offered = [...app.MENU.flatMap(({ entries }) => entries), ...app.MENU_FOOT, ...app.BESIDE_MENU];
  const others = [
    '/login',
    '/signUp',
    '/delete-usher-account',
    '/events/new',
    '/ushers/new',
    '/ushers/import',
    '/leaders/new',
  ];
  const bare = Object.keys(app.router.routesByPath).filter((path) => !path.includes('$') && !others.includes(path));
  expect(offered.map(({ to }) => to).toSorted()).toEqual(bare.toSorted());
});

test('an address below a section shows the section; one that only begins alike does not', () => {
  for (const path of [...MENU.slice(1), ...MENU_END, ...FURTHER.map((one) => one.slice(0, -2))]) {
    if (!['/events', '/ushers', '/leaders'].includes(path)) expect(screenAt(`${path}/7/edit`).route).toBe(`${path}/$`);
    expect(screenAt(path).route).toBe(`${path}/`);
  }
  expect(screenAt('/events/7/plan/stepOne/x').route).toBe('/events/$');
  expect(screenAt('/ushers/7/edit/x').route).toBe('/ushers/$');
  expect(screenAt('/ushers/7/edit').route).toBe('/ushers/$id/edit');
  expect(screenAt('/ushers/new').route).toBe('/ushers/new');
  expect(screenAt('/usherss').route).toBe('/$');
  expect(screenAt('/events/new').route).toBe('/events/new');
  expect(screenAt('/admin/audit').route).toBe('/admin/audit');
});

test('a screen reads its own address and drops what does not fit', () => {
  const id = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';
  const read = (address: string) => stringifySearch(screenAt(address).search);
  expect(read('/categories?q=hall&tab=archived&open=1')).toBe('?q=hall&tab=archived&open=1');
  expect(read('/categories?tab=new&q=')).toBe('');
  expect(read(`/events/${id}/attendance?state=late&shift=${id}&page=2`)).toBe(`?state=late&shift=${id}&page=2`);
  expect(read(`/events/${id}/attendance?state=asleep&shift=7&page=0`)).toBe('');
  expect(read('/join-requests?status=in_interview&tab=deletion')).toBe('?status=in_interview&tab=deletion');
  expect(read('/settings?job=12')).toBe('?job=12');
});

test('a link to a list is written as somebody would type it', () => {
  const { router } = app;
  const { href } = router.buildLocation({
    to: '/ushers',
    search: {
      status: 'pending',
      city: 'Riyadh,Doha',
      age: '18..30',
      q: 'سارة',
      sort: 'name,-age',
      per_page: '50',
      cols: 'name,city',
      page: '3',
      open: 'x',
    },
  });
  const q = encodeURIComponent('سارة');
  expect(href).toBe(
    `/ushers?status=pending&city=Riyadh,Doha&age=18..30&q=${q}&sort=name,-age&per_page=50&cols=name,city&page=3&open=x`,
  );
});
