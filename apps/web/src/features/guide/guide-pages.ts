import type { GuidePage } from './guide-content.ts';
import { autoFillGuide } from './pages/events/guide-auto-fill.ts';
import { applicationsGuide } from './pages/events/guide-applications.ts';
import { changeEventGuide } from './pages/events/guide-change-event.ts';
import { eventDayGuide } from './pages/events/guide-event-day.ts';
import { eventGuide } from './pages/events/guide-event.ts';
import { eventsGuide } from './pages/events/guide-events.ts';
import { hiringDeskGuide } from './pages/events/guide-hiring-desk.ts';
import { newEventGuide } from './pages/events/guide-new-event.ts';
import { adminsGuide } from './pages/house/guide-admins.ts';
import { auditGuide } from './pages/house/guide-audit.ts';
import { categoriesGuide } from './pages/house/guide-categories.ts';
import { privacyGuide } from './pages/house/guide-privacy.ts';
import { reportsGuide } from './pages/house/guide-reports.ts';
import { settingsGuide } from './pages/house/guide-settings.ts';
import { ledgerGuide } from './pages/money/guide-ledger.ts';
import { recoveriesGuide } from './pages/money/guide-recoveries.ts';
import { transactionsGuide } from './pages/money/guide-transactions.ts';
import { blockedUshersGuide } from './pages/people/guide-blocked-ushers.ts';
import { deletionRequestsGuide } from './pages/people/guide-deletion-requests.ts';
import { importGuide } from './pages/people/guide-import.ts';
import { interviewsGuide } from './pages/people/guide-interviews.ts';
import { joinRequestsGuide } from './pages/people/guide-join-requests.ts';
import { leadersGuide } from './pages/people/guide-leaders.ts';
import { usherGuide } from './pages/people/guide-usher.ts';
import { ushersGuide } from './pages/people/guide-ushers.ts';
import { ushersKpisGuide } from './pages/people/guide-ushers-kpis.ts';
import { dashboardGuide } from './pages/start/guide-dashboard.ts';
import { listsGuide } from './pages/start/guide-lists.ts';
import { notificationsGuide } from './pages/start/guide-notifications.ts';
import { profileGuide } from './pages/start/guide-profile.ts';
import { searchGuidePage } from './pages/start/guide-palette.ts';
import { signInGuide } from './pages/start/guide-sign-in.ts';
import { tourGuide } from './pages/start/guide-tour.ts';

/** All pages, each with the last part of its address, in the order of the contents. */
export const GUIDE_SECTIONS = [
  {
    name: 'start',
    pages: [
      ['sign-in', signInGuide],
      ['tour', tourGuide],
      ['dashboard', dashboardGuide],
      ['search', searchGuidePage],
      ['lists', listsGuide],
      ['notifications', notificationsGuide],
      ['profile', profileGuide],
    ],
  },
  {
    name: 'events',
    pages: [
      ['events', eventsGuide],
      ['new-event', newEventGuide],
      ['event', eventGuide],
      ['change-event', changeEventGuide],
      ['hiring-desk', hiringDeskGuide],
      ['auto-fill', autoFillGuide],
      ['applications', applicationsGuide],
      ['event-day', eventDayGuide],
    ],
  },
  {
    name: 'people',
    pages: [
      ['ushers', ushersGuide],
      ['usher', usherGuide],
      ['ushers-kpis', ushersKpisGuide],
      ['import', importGuide],
      ['leaders', leadersGuide],
      ['join-requests', joinRequestsGuide],
      ['interviews', interviewsGuide],
      ['blocked-ushers', blockedUshersGuide],
      ['deletion-requests', deletionRequestsGuide],
    ],
  },
  {
    name: 'money',
    pages: [
      ['transactions', transactionsGuide],
      ['recoveries', recoveriesGuide],
      ['ledger', ledgerGuide],
    ],
  },
  {
    name: 'house',
    pages: [
      ['categories', categoriesGuide],
      ['admins', adminsGuide],
      ['audit', auditGuide],
      ['settings', settingsGuide],
      ['privacy', privacyGuide],
      ['reports', reportsGuide],
    ],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly pages: readonly (readonly [name: string, page: GuidePage])[];
}[];

export type GuidePageName = (typeof GUIDE_SECTIONS)[number]['pages'][number][0];
type Listed = readonly [name: GuidePageName, page: GuidePage];

export const GUIDE_PAGES: readonly Listed[] = GUIDE_SECTIONS.flatMap(({ pages }): readonly Listed[] => pages);

/** Undefined for an address that no page has. */
export const guidePageNamed = (wanted: string): Listed | undefined => GUIDE_PAGES.find(([name]) => name === wanted);
