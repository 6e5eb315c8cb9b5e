import type { hiringEventList } from '@proline/contract/hiring/hiring';
import { CANDIDATE_TRAITS } from '@proline/domain/hiring/candidate-stand';
import { GENDERS } from '@proline/domain/people/person-fields';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { anyText, oneOf, searchOf, someOf } from '../../lib/screen/search-readers.ts';
import { DESK_TABS } from './desk-tab.ts';

const hiringUshers = createRoute({
  getParentRoute: () => shell,
  path: '/hiringUshers',
  validateSearch: listSearch<typeof hiringEventList>(),
  ...screen({
    page: () => import('./hiring-list-page.tsx').then((file) => file.HiringListPage),
    texts: ['hiring', 'list', 'status'],
    access: 'events.read',
  }),
});
const hiringUshersIndex = createRoute({ getParentRoute: () => hiringUshers, path: '/' });
const hiringUshersBelow = createRoute({ getParentRoute: () => hiringUshers, path: '$' });

const hiringDesk = createRoute({
  getParentRoute: () => shell,
  path: '/hiringUshers/$eventId',
  /** `at`: the chosen positions, and `only`: what candidates must be, with commas between; `places`: also those that are full. */
  validateSearch: searchOf({
    ...{ at: anyText, tab: oneOf(DESK_TABS), places: oneOf(['all']) },
    ...{ gender: oneOf(GENDERS), only: someOf(CANDIDATE_TRAITS) },
  }),
  ...screen({
    page: () => import('./hiring-desk-page.tsx').then((file) => file.HiringDeskPage),
    texts: ['hiring', 'hiring-choice', 'hiring-offers', 'auto-fill', 'list', 'event-move', 'status'],
    access: 'events.read',
  }),
});

export const hiringScreens = [hiringUshers.addChildren([hiringUshersIndex, hiringUshersBelow]), hiringDesk] as const;
