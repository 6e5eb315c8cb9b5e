import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { eventSearch } from './event-search.ts';
import { isEventTab } from './event-tab.ts';
import { TAB_SCREENS } from './event-tab-screens.ts';

/** The event and all of its tabs share one screen. */
const eventPage = createRoute({
  getParentRoute: () => shell,
  path: '/events/$id',
  validateSearch: eventSearch,
  ...screen({
    page: () => import('./event-page.tsx').then((file) => file.EventPage),
    texts: ['event', 'event-page', 'event-move', 'status', 'list', 'form'],
    access: 'events.read',
  }),
});

type Opening = { readonly id: string; readonly tab: string; readonly preload: boolean };

/**
 * The files of a tab and what the server says about the event are asked for together with the page. What fails is told, and asked
 * for again, where it is shown.
 */
const openTab = async ({ id, tab, preload }: Opening): Promise<void> => {
  if (!isEventTab(tab)) return;
  const begun = { id, board: tab === 'attendance' };
  if (!preload) void import('./begin-event.ts').then((file) => file.beginEvent(begun)).catch(() => undefined);
  await TAB_SCREENS[tab].preload().catch(() => undefined);
};

const overview = createRoute({
  getParentRoute: () => eventPage,
  path: '/',
  loader: ({ params: { id }, preload }) => openTab({ id, tab: 'overview', preload }),
});
const eventTab = createRoute({
  getParentRoute: () => eventPage,
  path: '$tab',
  loader: ({ params: { id, tab }, preload }) => openTab({ id, tab, preload }),
});

export const eventPageScreens = [eventPage.addChildren([overview, eventTab])] as const;
