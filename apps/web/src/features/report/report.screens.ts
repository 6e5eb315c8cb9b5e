import { WEEKDAYS } from '@proline/contract/frame/weekday.words';
import type { countedEventList } from '@proline/contract/report/counted-event';
import type { countedHoursList, countedLeaderList } from '@proline/contract/report/counted-people';
import type { countedTransferList } from '@proline/contract/report/counted-transfer';
import type { countedApplicationList, countedPlaceList } from '@proline/contract/report/report-lists';
import { LANGUAGES } from '@proline/domain/account/preference';
import { REPORT_DIMENSIONS, REPORT_FORMATS } from '@proline/domain/report/report';
import { REPORT_STEPS } from '@proline/domain/report/report-period';
import { isCalendarDay } from '@proline/domain/time/calendar-day';
import { createRoute } from '@tanstack/react-router';
import { listSearch } from '../../lib/list/list-search.ts';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { anyText, oneOf, recordId, searchOf, someOf, type Reader } from '../../lib/screen/search-readers.ts';

const calendarDay: Reader<string> = (written) =>
  typeof written === 'string' && isCalendarDay(written) ? written : undefined;

const recordIds: Reader<string> = (written) => {
  const ids = typeof written === 'string' ? written.split(',') : [];
  return ids.every((id) => recordId(id) !== undefined) ? ids.join() || undefined : undefined;
};

const period = { from: calendarDay, to: calendarDay };

const reports = createRoute({
  getParentRoute: () => shell,
  path: '/reports',
  validateSearch: searchOf({ ...period, city: anyText }),
  ...screen({
    page: () => import('./gallery/report-gallery-page.tsx').then((file) => file.ReportGalleryPage),
    texts: ['report', 'form', 'list'],
    access: 'reports.read',
  }),
});
const reportsIndex = createRoute({ getParentRoute: () => reports, path: '/' });
const reportsBelow = createRoute({ getParentRoute: () => reports, path: '$' });

const report = createRoute({
  getParentRoute: () => shell,
  path: '/reports/$report',
  validateSearch: searchOf({
    ...period,
    by: oneOf(REPORT_DIMENSIONS),
    step: oneOf(REPORT_STEPS),
    city: anyText,
    role: recordIds,
    category: recordIds,
    client: anyText,
    leader: recordIds,
    weekday: someOf(WEEKDAYS),
    // where a weekly file is fetched
    file: oneOf(REPORT_FORMATS),
    lang: oneOf(LANGUAGES),
  }),
  ...screen({
    page: () => import('./report-page.tsx').then((file) => file.ReportPage),
    texts: ['report', 'form', 'list'],
    access: 'reports.read',
  }),
});

const places = createRoute({
  getParentRoute: () => shell,
  path: '/reports/places',
  validateSearch: listSearch<typeof countedPlaceList>(),
  ...screen({
    page: () => import('./rows/counted-place-page.tsx').then((file) => file.CountedPlacePage),
    texts: ['list', 'report', 'form'],
    access: 'reports.read',
  }),
});

const applications = createRoute({
  getParentRoute: () => shell,
  path: '/reports/applications',
  validateSearch: listSearch<typeof countedApplicationList>(),
  ...screen({
    page: () => import('./rows/counted-application-page.tsx').then((file) => file.CountedApplicationPage),
    texts: ['list', 'report', 'form', 'person', 'usher'],
    access: 'reports.read',
  }),
});

const hours = createRoute({
  getParentRoute: () => shell,
  path: '/reports/hours',
  validateSearch: listSearch<typeof countedHoursList>(),
  ...screen({
    page: () => import('./rows/counted-hours-page.tsx').then((file) => file.CountedHoursPage),
    texts: ['list', 'report', 'form', 'person'],
    access: 'reports.read',
  }),
});

const leaders = createRoute({
  getParentRoute: () => shell,
  path: '/reports/leaders',
  validateSearch: listSearch<typeof countedLeaderList>(),
  ...screen({
    page: () => import('./rows/counted-leader-page.tsx').then((file) => file.CountedLeaderPage),
    texts: ['list', 'report', 'form', 'person'],
    access: 'reports.read',
  }),
});

const transfers = createRoute({
  getParentRoute: () => shell,
  path: '/reports/transfers',
  validateSearch: listSearch<typeof countedTransferList>(),
  ...screen({
    page: () => import('./rows/counted-transfer-page.tsx').then((file) => file.CountedTransferPage),
    texts: ['list', 'report', 'form', 'person'],
    access: 'transfers.read',
  }),
});

const events = createRoute({
  getParentRoute: () => shell,
  path: '/reports/events',
  validateSearch: listSearch<typeof countedEventList>(),
  ...screen({
    page: () => import('./rows/counted-event-page.tsx').then((file) => file.CountedEventPage),
    texts: ['list', 'report', 'form'],
    access: 'reports.read',
  }),
});

export const reportScreens = [
  reports.addChildren([reportsIndex, reportsBelow]),
  report,
  places,
  applications,
  hours,
  leaders,
  transfers,
  events,
] as const;
