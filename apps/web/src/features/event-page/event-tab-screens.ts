import type { EventDetail } from '@proline/contract/event/event';
import { lazyScreen, type LazyScreen } from '../../lib/screen/lazy-screen.tsx';
import type { EventTab } from './event-tab.ts';

/** What each tab shows. Only the one that is opened is loaded, beside the page that it stands on. */
export const TAB_SCREENS: Readonly<Record<EventTab, LazyScreen<{ readonly event: EventDetail }>>> = {
  overview: lazyScreen(
    () => import('./overview/overview-tab.tsx').then((file) => file.OverviewTab),
    [
      'event',
      'event-move',
      'event-plan',
      'event-plan-problems',
      'event-plan-place',
      'event-plan-money',
      'event-plan-team',
      'status',
      'time-zones',
    ],
  ),
  shifts: lazyScreen(() => import('./shifts/shifts-tab.tsx').then((file) => file.ShiftsTab), ['event']),
  team: lazyScreen(
    () => import('./people/team-tab.tsx').then((file) => file.TeamTab),
    ['list', 'event-move', 'event-plan-team', 'status'],
  ),
  applications: lazyScreen(
    () => import('./people/applications-tab.tsx').then((file) => file.ApplicationsTab),
    ['list', 'status'],
  ),
  attendance: lazyScreen(
    () => import('./people/attendance-tab.tsx').then((file) => file.AttendanceTab),
    ['list', 'form', 'attendance', 'mark-history', 'open-people', 'incident', 'replacement'],
  ),
  pay: lazyScreen(
    () => import('./pay/pay-tab.tsx').then((file) => file.PayTab),
    ['list', 'form', 'status', 'statement', 'transfer', 'transfer-move', 'person', 'event-plan-money'],
  ),
  history: lazyScreen(
    () => import('./history/history-tab.tsx').then((file) => file.HistoryTab),
    [
      'list',
      'event-history',
      'event-plan',
      'event-plan-problems',
      'event-plan-place',
      'event-plan-money',
      'event-plan-team',
      'status',
      'time-zones',
    ],
  ),
};

/** The board of whoever has no network, and so no page of the event. */
export const GateScreen = lazyScreen(
  () => import('../attendance/board/live-board.parts.tsx').then((file) => file.GateBoard),
  ['list', 'form', 'attendance', 'mark-history', 'open-people', 'incident', 'replacement'],
);
