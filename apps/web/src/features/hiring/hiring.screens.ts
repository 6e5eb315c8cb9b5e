import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { anyText, oneOf, searchOf } from '../../lib/screen/search-readers.ts';
import { DESK_TABS } from './desk-tab.ts';

const hiringDesk = createRoute({
  getParentRoute: () => shell,
  path: '/hiringUshers/$eventId',
  /** `at`: the chosen positions, with commas between them; `places`: also those that are full. */
  validateSearch: searchOf({ at: anyText, tab: oneOf(DESK_TABS), places: oneOf(['all']) }),
  ...screen({
    page: () => import('./hiring-desk-page.tsx').then((file) => file.HiringDeskPage),
    texts: ['hiring', 'event-move', 'status'],
    access: 'events.read',
  }),
});

export const hiringScreens = [hiringDesk] as const;
